import type { Map as LiveMap } from 'maplibre-gl';
import type { AreaLayer } from './area-layer.ts';
import { type Area, areaOf } from './areas.ts';
import type { Point } from './bounds.ts';
import { setDrawing } from './drawing-mode.ts';

/** A press that moves less than this is a tap. */
const TAP_PIXELS = 8;
/** A line by hand gets a point so often. */
const STEP_PIXELS = 4;
/** How exactly a line by hand is kept. */
const EXACT_PIXELS = 3;
const ARROW_PIXELS = 20;
const LONG_ARROW_PIXELS = 100;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface DrawingEvents {
  /** The corners set so far. */
  onCorners: (count: number) => void;
  /** A key was pressed on the map: its middle is where corners are set from now on. */
  onKeys: () => void;
  /** The finished area; undefined when it encloses nothing. */
  onDone: (area: Area | undefined) => void;
  onCancel: () => void;
}

/** An area on its way. */
export interface Drawing {
  undo(): void;
  finish(): void;
  /** Gives the map back to those who move it. */
  stop(): void;
}

/**
 * Draws one area: corners by tapping, its whole outline by pulling, or corners by keys: arrows move the map under its
 * middle, Enter sets a corner there, Backspace takes the last away. Two fingers still move the map.
 */
export function drawArea(map: LiveMap, layer: AreaLayer, events: DrawingEvents): Drawing {
  const corners: Point[] = [];
  const changed = () => {
    layer.draft(corners);
    events.onCorners(corners.length);
  };
  const add = (...points: readonly Point[]) => {
    corners.push(...points);
    changed();
  };
  const undo = () => {
    corners.pop();
    changed();
  };
  const finish = () => events.onDone(areaOf(corners, EXACT_PIXELS * degreesOfPixel(map)));
  const addMiddle = () => {
    const { lng, lat } = map.getCenter();
    const last = corners.at(-1);
    // The same corner twice says that this was the last.
    if (last !== undefined && last[0] === lng && last[1] === lat) finish();
    else add([lng, lat]);
  };
  const leaving = new AbortController();
  const { signal } = leaving;
  followPointer(map, signal, {
    onTap: (point) => add(point),
    onLine: (line) => {
      const isWhole = corners.length === 0;
      add(...line);
      if (isWhole) finish();
    },
    onMove: (line) => layer.draft([...corners, ...line]),
  });
  followKeys(map, signal, { ...events, onAdd: addMiddle, onUndo: undo });
  handToPen(map, signal);
  signal.addEventListener('abort', () => layer.draft([]));
  return { undo, finish, stop: () => leaving.abort() };
}

function degreesOfPixel(map: LiveMap): number {
  return Math.abs(map.unproject([1, 0]).lng - map.unproject([0, 0]).lng);
}

/** While an area is drawn, one finger or the mouse does not move the map. */
function handToPen(map: LiveMap, signal: AbortSignal): void {
  const moves = [map.dragPan, map.doubleClickZoom, map.boxZoom];
  setDrawing(map, true);
  for (const move of moves) move.disable();
  signal.addEventListener('abort', () => {
    setDrawing(map, false);
    for (const move of moves) move.enable();
  });
}

interface PenEvents {
  onTap: (point: Point) => void;
  onLine: (line: readonly Point[]) => void;
  onMove: (line: readonly Point[]) => void;
}

/** One finger or the mouse's first button draws; a second finger ends the line unsaid. */
function followPointer(map: LiveMap, signal: AbortSignal, events: PenEvents): void {
  const surface = map.getCanvasContainer();
  let line: { id: number; at: { x: number; y: number }; points: Point[]; isTap: boolean } | undefined;
  const pointAt = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = surface.getBoundingClientRect();
    const { lng, lat } = map.unproject([clientX - left, clientY - top]);
    return [lng, lat];
  };
  const drop = () => {
    line = undefined;
    events.onMove([]);
  };
  const on = (
    name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    hear: (event: PointerEvent) => void,
  ) => surface.addEventListener(name, hear, { signal });
  on('pointerdown', (event) => {
    if (!event.isPrimary) return drop();
    if (event.button !== 0) return;
    surface.setPointerCapture(event.pointerId);
    line = {
      id: event.pointerId,
      at: { x: event.clientX, y: event.clientY },
      points: [pointAt(event)],
      isTap: true,
    };
  });
  on('pointermove', (event) => {
    if (line === undefined || event.pointerId !== line.id) return;
    const moved = Math.hypot(event.clientX - line.at.x, event.clientY - line.at.y);
    if (moved < (line.isTap ? TAP_PIXELS : STEP_PIXELS)) return;
    line.isTap = false;
    line.at = { x: event.clientX, y: event.clientY };
    line.points.push(pointAt(event));
    events.onMove(line.points);
  });
  on('pointerup', (event) => {
    if (line === undefined || event.pointerId !== line.id) return;
    const { points, isTap } = line;
    line = undefined;
    if (isTap) for (const point of points) events.onTap(point);
    else events.onLine(points);
  });
  on('pointercancel', drop);
}

interface KeyEvents {
  onAdd: () => void;
  onUndo: () => void;
  onCancel: () => void;
  onKeys: () => void;
}

/** Keys on the map itself; its own, coarser steps wait meanwhile. */
function followKeys(map: LiveMap, signal: AbortSignal, events: KeyEvents): void {
  const canvas = map.getCanvas();
  canvas.addEventListener(
    'keydown',
    (event) => {
      const arrow = ARROWS[event.key];
      const act = {
        Enter: events.onAdd,
        ' ': events.onAdd,
        Backspace: events.onUndo,
        Delete: events.onUndo,
        Escape: events.onCancel,
      }[event.key];
      if (arrow === undefined && act === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key !== 'Escape') events.onKeys();
      const pixels = event.shiftKey ? LONG_ARROW_PIXELS : ARROW_PIXELS;
      if (arrow !== undefined) map.panBy([arrow[0] * pixels, arrow[1] * pixels], { duration: 0 });
      else act?.();
    },
    { signal },
  );
}
