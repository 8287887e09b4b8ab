import { describe, expect, it } from 'vitest';
import { NOT_ZOOMED, zoomedAt } from './zoom.ts';

const SIZE = { width: 400, height: 300 };
const FRAME = { photo: SIZE, window: SIZE };
/** A phone held upright. */
const HIGH = { photo: SIZE, window: { width: 400, height: 800 } };

describe('looking closer at a photo', () => {
  it('keeps the point under the finger where it is', () => {
    const at = { x: 100, y: -50 };
    const zoomed = zoomedAt(NOT_ZOOMED, 2, at, FRAME);
    expect((at.x - zoomed.x) / zoomed.scale).toBe(100);
    expect((at.y - zoomed.y) / zoomed.scale).toBe(-50);
  });

  it('never leaves the frame, nor grows without end', () => {
    const far = zoomedAt({ scale: 2, x: 0, y: 0 }, 2, { x: 900, y: 0 }, FRAME, { x: 0, y: 0 });
    expect(far.x).toBe(200);
    expect(zoomedAt(NOT_ZOOMED, 50, { x: 0, y: 0 }, FRAME).scale).toBe(4);
  });

  it('lies in the middle again at its own size', () => {
    expect(zoomedAt({ scale: 3, x: 120, y: 90 }, 0.5, { x: 10, y: 10 }, FRAME)).toEqual(NOT_ZOOMED);
  });

  it('fills a window that is higher than the photo, and moves up and down only when it is higher still', () => {
    const far = { x: 0, y: 900 };
    const none = { x: 0, y: 0 };
    expect(zoomedAt({ scale: 2, x: 0, y: 0 }, 2, far, HIGH, none).y).toBe(0);
    expect(zoomedAt({ scale: 4, x: 0, y: 0 }, 4, far, HIGH, none).y).toBe(200);
  });
});
