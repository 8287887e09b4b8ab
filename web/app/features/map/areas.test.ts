import { describe, expect, test } from 'vitest';
import { areaOf, areaText, readAreas } from './areas.ts';
import type { Point } from './bounds.ts';

describe('readAreas', () => {
  test('reads what areaText writes', () => {
    const texts = ['46.5,24.5;46.6,24.5;46.6,24.6', '39.1,21.4;39.2,21.4;39.2,21.5;39.1,21.5'];
    const areas = readAreas(texts);
    expect(areas.map((area) => area.length)).toEqual([3, 4]);
    expect(areas.map(areaText)).toEqual(texts);
  });

  test.each(['', '46,24;47,25', '46,24;47;48,25', 'a,b;c,d;e,f'])('%j holds no area', (text) => {
    expect(readAreas([text])).toEqual([]);
  });

  test('nothing drawn is no area', () => expect(readAreas(undefined)).toEqual([]));
});

describe('areaOf', () => {
  test('keeps the corners of a drawn square and drops what lies on its sides', () => {
    const side = (from: Point, to: Point): Point[] =>
      Array.from({ length: 20 }, (_, step) => [
        from[0] + ((to[0] - from[0]) * step) / 20,
        from[1] + ((to[1] - from[1]) * step) / 20,
      ]);
    const corners: Point[] = [
      [46, 24],
      [47, 24],
      [47, 25],
      [46, 25],
    ];
    const line = corners.flatMap((corner, at) => side(corner, corners[(at + 1) % 4] ?? corner));
    expect(areaOf(line, 0.001)).toEqual(corners);
  });

  test.each([
    [[]],
    [[[46, 24]]],
    [
      [
        [46, 24],
        [46, 24],
        [46, 24],
      ],
    ],
    [
      [
        [46, 24],
        [47, 24],
      ],
    ],
  ] as Point[][][])('%j encloses nothing', (line) => expect(areaOf(line, 0.001)).toBeUndefined());

  test('has at most forty corners, however long the line', () => {
    for (const length of [3, 41, 120, 400]) {
      // A star of ever other rays: no part of it is straight.
      const line = Array.from({ length }, (_, step): Point => {
        const ray = 1 + ((step * 7919) % 97) / 10;
        return [45 + ray * Math.cos(step * 2.4), 24 + ray * Math.sin(step * 2.4)];
      });
      const area = areaOf(line, 0.0001) ?? [];
      expect([area.length >= 3, area.length <= 40]).toEqual([true, true]);
    }
  });

  test('a circle drawn by hand stays a circle', () => {
    const line = Array.from({ length: 300 }, (_, step): Point => {
      const turn = (step / 300) * 2 * Math.PI;
      return [46.7 + 0.1 * Math.cos(turn), 24.7 + 0.1 * Math.sin(turn)];
    });
    const area = areaOf(line, 0.002) ?? [];
    expect(area.length).toBeGreaterThan(10);
    for (const [lng, lat] of area) expect(Math.hypot(lng - 46.7, lat - 24.7)).toBeCloseTo(0.1);
  });
});
