export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The photo at its own size, and the window in whose middle it stands; both in pixels. */
export interface Frame {
  photo: Size;
  window: Size;
}

/** How large a photo stands and how far its middle is moved from the window's, in pixels. */
export interface Zoom extends Point {
  scale: number;
}

export const NOT_ZOOMED: Zoom = { scale: 1, x: 0, y: 0 };
const MOST = 4;

/**
 * The zoom at another scale, with the point under the finger staying under it; `from` is where that finger was before. A
 * photo leaves no room beside it that it could fill, and where it is smaller than its window it stays in the middle.
 */
export function zoomedAt(
  zoom: Zoom,
  wanted: number,
  at: Point,
  { photo, window }: Frame,
  from: Point = at,
): Zoom {
  const scale = Math.min(MOST, Math.max(1, wanted));
  const grown = scale / zoom.scale;
  return {
    scale,
    x: within(at.x - (from.x - zoom.x) * grown, photo.width * scale - window.width),
    y: within(at.y - (from.y - zoom.y) * grown, photo.height * scale - window.height),
  };
}

/** `over` is by how much the photo is larger than the window. */
function within(moved: number, over: number): number {
  const most = Math.max(0, over / 2);
  return Math.min(most, Math.max(-most, moved)) + 0;
}
