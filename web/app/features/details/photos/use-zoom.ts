import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Frame, NOT_ZOOMED, type Point, type Size, type Zoom, zoomedAt } from './zoom.ts';

const STEP = 1.6;
const DOUBLE_TAP = 2.5;

/** Where an event stands from the middle of the window, which is the photo's. */
function fromMiddle(event: { clientX: number; clientY: number; currentTarget: Element }): Point {
  const box = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
}

function sizeOf(element: Element): Size {
  return { width: element.clientWidth, height: element.clientHeight };
}

/** A photo's window, which holds it as its first element. */
function frameOf(window: Element): Frame {
  return { photo: sizeOf(window.firstElementChild ?? window), window: sizeOf(window) };
}

/** Looking closer at the photo in sight: two fingers, a double tap, or + − 0; dragged while it is large. */
export function useZoom(index: number) {
  const [zoom, setZoom] = useState<Zoom>(NOT_ZOOMED);
  const fingers = useRef(new Map<number, Point>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo begins whole
  useEffect(() => setZoom(NOT_ZOOMED), [index]);

  const step = (window: Element, direction: 1 | -1) =>
    setZoom((now) =>
      zoomedAt(now, now.scale * (direction === 1 ? STEP : 1 / STEP), { x: 0, y: 0 }, frameOf(window)),
    );
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const frame = frameOf(event.currentTarget);
    const now = fromMiddle(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other === undefined) {
      setZoom((zoomed) => zoomedAt(zoomed, zoomed.scale, now, frame, before));
      return;
    }
    const ratio = Math.hypot(now.x - other.x, now.y - other.y) / apart(before, other);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    setZoom((zoomed) => zoomedAt(zoomed, zoomed.scale * ratio, middle, frame));
  };
  const leave = (event: PointerEvent<HTMLElement>) => fingers.current.delete(event.pointerId);
  return {
    isZoomed: zoom.scale > 1,
    step,
    reset: () => setZoom(NOT_ZOOMED),
    style: { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` } satisfies CSSProperties,
    window: {
      style: { touchAction: zoom.scale > 1 ? 'none' : 'pan-x' } satisfies CSSProperties,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        fingers.current.set(event.pointerId, fromMiddle(event));
        if (zoom.scale > 1 || fingers.current.size > 1)
          event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: move,
      onPointerUp: leave,
      onPointerCancel: leave,
      onDoubleClick: (event: React.MouseEvent<HTMLElement>) => {
        const at = fromMiddle(event);
        const frame = frameOf(event.currentTarget);
        setZoom((now) => (now.scale > 1 ? NOT_ZOOMED : zoomedAt(now, DOUBLE_TAP, at, frame)));
      },
    },
  };
}

function apart(one: Point, other: Point): number {
  return Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
}
