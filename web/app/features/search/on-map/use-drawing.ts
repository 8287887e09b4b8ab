import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import type { Area } from '../../map/areas.ts';
import { type Drawing, drawArea } from '../../map/draw-area.ts';
import type { SearchMapHandle } from './use-live-map.ts';

export interface DrawingState {
  /** Undefined while nothing is being drawn. */
  corners: number | undefined;
  /** Corners are set at the map's middle, by keys. */
  byKeys: boolean;
  /** The last change, as a sentence for screen readers. */
  said: string;
  start: (byKeys: boolean) => void;
  undo: () => void;
  finish: () => void;
  cancel: () => void;
}

const NOT_DRAWING = { corners: undefined, byKeys: false };

/** Drawing one area after another on the map; a finished one is handed on. */
export function useDrawing(handle: SearchMapHandle | undefined, onArea: (area: Area) => void): DrawingState {
  const t = useTranslations('liveMap.draw');
  const [state, setState] = useState<{ corners: number | undefined; byKeys: boolean }>(NOT_DRAWING);
  const [said, setSaid] = useState('');
  const drawing = useRef<Drawing>(undefined);
  const handOn = useRef(onArea);
  useEffect(() => {
    handOn.current = onArea;
  });
  const end = (sentence: string) => {
    handle?.markers.rest(false);
    drawing.current?.stop();
    drawing.current = undefined;
    setState(NOT_DRAWING);
    setSaid(sentence);
  };
  const begin = ({ map, areas, markers }: SearchMapHandle, byKeys: boolean) => {
    markers.rest(true);
    setState({ corners: 0, byKeys });
    drawing.current = drawArea(map, areas, {
      onCorners: (corners) => {
        setState((before) => ({ ...before, corners }));
        setSaid(t('corners', { count: corners }));
      },
      onKeys: () => setState((before) => ({ ...before, byKeys: true })),
      onCancel: () => end(t('cancelled')),
      onDone: (area) => {
        end(t(area === undefined ? 'tooSmall' : 'done'));
        if (area !== undefined) handOn.current(area);
        else if (handle !== undefined) begin(handle, byKeys);
      },
    });
  };
  return {
    ...state,
    said,
    start: (byKeys) => {
      if (handle === undefined) return;
      setSaid('');
      begin(handle, byKeys);
      handle.map.getCanvas().focus({ preventScroll: true });
    },
    undo: () => drawing.current?.undo(),
    finish: () => drawing.current?.finish(),
    cancel: () => end(t('cancelled')),
  };
}
