import type { WizardPhoto } from '@diyar/contract/supply/host-photos';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { movePhoto, placeByKey } from './photo-order.ts';

/** A list item of the photo that is dragged over, by the attribute that names it. */
export const PLACE = 'data-photo-place';

interface Reordering {
  photos: readonly WizardPhoto[];
  dir: string;
  onOrder: (photos: WizardPhoto[], moved: { id: string; to: number }) => void;
}

/** Moves photos by pointer and by keys: the order while one is dragged, and what its handle listens to. */
export function useReorder({ photos, dir, onOrder }: Reordering) {
  const [dragged, setDragged] = useState<{ id: string; to: number }>();
  const shown = dragged === undefined ? photos : movePhoto(photos, dragged.id, dragged.to);
  const handle = (id: string, at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ id, to: at });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const to = dragged?.id === id ? placeUnder(clientX, clientY) : undefined;
      if (to !== undefined && to !== dragged?.to) setDragged({ id, to });
    },
    onPointerUp: () => {
      if (dragged?.id !== id) return;
      setDragged(undefined);
      const from = photos.findIndex((photo) => photo.id === id);
      if (dragged.to !== from) onOrder([...shown], dragged);
    },
    onPointerCancel: () => setDragged(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const to = placeByKey(event.key, at, { count: photos.length, dir });
      if (to === undefined) return;
      event.preventDefault();
      if (to !== at) onOrder(movePhoto(photos, id, to), { id, to });
    },
  });
  return { shown, draggedId: dragged?.id, handle };
}

function placeUnder(x: number, y: number): number | undefined {
  const item = document.elementsFromPoint(x, y).find((element) => element.hasAttribute(PLACE));
  return item === undefined ? undefined : Number(item.getAttribute(PLACE));
}
