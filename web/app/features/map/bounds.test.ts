import { describe, expect, test } from 'vitest';
import { around, boundsText, KINGDOM, mercator, readBounds, shared, zoomFor } from './bounds.ts';

describe('readBounds', () => {
  test('reads what boundsText writes, to eleven metres', () => {
    expect(readBounds(boundsText([46.123456, 24.5, 46.9, 24.87654321]))).toEqual([
      46.1235, 24.5, 46.9, 24.8765,
    ]);
  });

  test.each([undefined, '', '1,2,3', '1,2,3,4,5', 'a,b,c,d', '46,,47,25', '47,24,46,25', '46,25,47,24'])(
    '%j is no piece of the map',
    (text) => expect(readBounds(text)).toBeUndefined(),
  );
});

test('two pieces share what lies in both, or nothing', () => {
  expect(shared([46, 24, 47, 25], [46.5, 24.5, 48, 26])).toEqual([46.5, 24.5, 47, 25]);
  expect(shared([46, 24, 47, 25], [47, 24, 48, 25])).toBeUndefined();
});

describe('around', () => {
  test('holds every point with its margin', () => {
    expect(
      around(
        [
          [46, 24],
          [47, 25],
        ],
        1,
      ),
    ).toEqual([45, 23, 48, 26]);
  });

  test('gives one place an extent', () => {
    const [west, south, east, north] = around([[46, 24]]) ?? KINGDOM;
    expect(east - west).toBeCloseTo(0.01);
    expect(north - south).toBeCloseTo(0.01);
    expect((west + east) / 2).toBeCloseTo(46);
  });

  test('of nothing is nothing', () => expect(around([], 1)).toBeUndefined());
});

test('the world is one unit wide, and its middle is at the equator', () => {
  expect(mercator([0, 0]).x).toBe(0.5);
  expect(mercator([0, 0]).y).toBeCloseTo(0.5, 12);
  expect(mercator([180, 0]).x).toBe(1);
});

test('a window twice as large looks one step closer', () => {
  const near = zoomFor(KINGDOM, { width: 800, height: 800 });
  expect(near - zoomFor(KINGDOM, { width: 400, height: 400 })).toBeCloseTo(1);
  expect(zoomFor([-180, -60, 180, 60], { width: 512, height: 1000 })).toBeCloseTo(0);
});
