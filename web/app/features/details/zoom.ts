export interface Point {
  x: number;
  y: number;
}

/** How large a photo stands and how far its middle is moved, in pixels of its frame. */
export interface Zoom extends Point {
  scale: number;
}

export const NOT_ZOOMED: Zoom = { scale: 1, x: 0, y: 0 };
const MOST = 4;

/**
 * The zoom at another scale, with the point under the finger staying under it; `from` is where that finger was before. A
 * photo never leaves its frame, and at scale 1 it lies in the middle.
 */
export function zoomedAt(
  zoom: Zoom,
  wanted: number,
  at: Point,
  frame: { width: number; height: number },
  from: Point = at,
): Zoom {
  const scale = Math.min(MOST, Math.max(1, wanted));
  const grown = scale / zoom.scale;
  return {
    scale,
    x: within(at.x - (from.x - zoom.x) * grown, frame.width, scale),
    y: within(at.y - (from.y - zoom.y) * grown, frame.height, scale),
  };
}

function within(moved: number, side: number, scale: number): number {
  const most = ((scale - 1) * side) / 2;
  return Math.min(most, Math.max(-most, moved)) + 0;
}
