import { type PointerEvent, useRef } from 'react';
import { type Place, placeOfCell } from './use-grid-keys.ts';

interface GridDrag {
  /** A press without a drag. */
  onPress: (place: Place) => void;
  onExtend: (from: Place, to: Place) => void;
  onExtended: (from: Place, to: Place) => void;
  /** Whether a drag from here moves what is there. */
  isMovable: (place: Place) => boolean;
  onMoved: (place: Place, by: number) => void;
}

/** Presses and drags over the cells of a grid. A finger presses; its drag scrolls. */
export function useGridDrag(drag: GridDrag) {
  const began = useRef<Place>(undefined);
  const last = useRef<Place>(undefined);
  const down = (event: PointerEvent<HTMLElement>) => {
    const place = placeOfCell(event.target);
    if (event.button !== 0 || place === undefined) return;
    began.current = place;
    last.current = place;
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const from = began.current;
    if (from === undefined || event.pointerType === 'touch' || event.buttons === 0) return;
    const place = placeOfCell(document.elementFromPoint(event.clientX, event.clientY));
    if (place === undefined || place.row !== from.row || place.column === last.current?.column) return;
    last.current = place;
    if (!drag.isMovable(from)) drag.onExtend(from, place);
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    const [from, to] = [began.current, last.current];
    began.current = undefined;
    if (from === undefined || to === undefined) return;
    const isDrag = event.pointerType !== 'touch' && to.column !== from.column;
    if (!isDrag) {
      if (event.pointerType !== 'touch') drag.onPress(from);
    } else if (drag.isMovable(from)) drag.onMoved(from, to.column - from.column);
    else drag.onExtended(from, to);
  };
  /** A finger's press is a click: a scroll is none. */
  const click = (event: React.MouseEvent<HTMLElement>) => {
    const place = placeOfCell(event.target);
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    if (place !== undefined && isTouch) drag.onPress(place);
  };
  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onClick: click };
}
