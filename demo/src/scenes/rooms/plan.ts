import { mix, rgb } from '../kit/colour.ts';
import type { P2 } from '../kit/geometry.ts';
import { HEIGHT, WIDTH } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import { pathOf } from '../kit/path-text.ts';
import type { Rng } from '../kit/rng.ts';
import { softShape } from '../kit/soft.ts';
import { Stage } from '../kit/stage.ts';
import { furnishRoom } from './plan-furniture.ts';
import { layoutsFor } from './plan-layouts.ts';
import type { PlanRoom, RoomUse } from './plan-room.ts';

const FLOORS: Record<RoomUse, string> = {
  living: '#e2cfae',
  majlis: '#e7d9c1',
  bed: '#d9bb90',
  bath: '#c9d6d3',
  kitchen: '#dfd6c6',
  hall: '#ece4d5',
  dining: '#e2cfae',
  terrace: '#c4cda4',
};

/** A coloured plan of a flat seen from above, furnished, on drafting paper. */
export function drawPlan(seed: Rng, mood: Mood): Stage {
  const rng = seed.fork('plan');
  const light = {
    toKey: [-0.4, 0.8, -0.45] as const,
    key: [0.3, 0.3, 0.29] as const,
    above: [0.72, 0.72, 0.71] as const,
    below: [0.6, 0.6, 0.6] as const,
    sharp: 1,
  };
  const stage = new Stage({ eye: [0, 1, 0], yaw: 0, focal: 1000, horizon: 600 }, light);
  paper(stage, mood, rng);
  const cells = rng.pick(layoutsFor(mood.around.bedrooms));
  const across = Math.max(...cells.map(([, x, , w]) => x + w));
  const deep = Math.max(...cells.map(([, , y, , h]) => y + h));
  const scale = rng.range(96, 106);
  const [sx, sy] = [rng.range(0.93, 1.05), rng.range(0.95, 1.04)];
  const [ox, oy] = [(WIDTH - across * scale * sx) / 2, (HEIGHT - deep * scale * sy) / 2];
  const upside = rng.chance(0.5);
  const rooms = cells.map(
    ([use, x, y, w, h]): PlanRoom => ({
      use,
      x: x * sx,
      y: (upside ? deep - y - h : y) * sy,
      w: w * sx,
      h: h * sy,
    }),
  );
  const at = (x: number, y: number): P2 => [ox + x * scale, oy + y * scale];
  shadowOf(stage, rooms, at);
  for (const room of rooms) floorOf(stage, room, at, rng);
  for (const [i, room] of rooms.entries()) furnishRoom(stage, room, at, scale, mood, rng.fork(`room${i}`));
  walls(stage, rooms, at, scale);
  openings(stage, rooms, at, scale, mood);
  return stage;
}

type Spot = (x: number, y: number) => P2;

const quad = (at: Spot, x: number, y: number, w: number, h: number): string =>
  pathOf([at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)]);

function paper(stage: Stage, mood: Mood, rng: Rng): void {
  const tint = mix(rgb('#f6f1e6'), rgb(mood.palette.feature), 0.06);
  stage.path(`M0 0H${WIDTH}V${HEIGHT}H0Z`, stage.tone(tint, [0, 1, 0], 1.02));
  let fine = '';
  const step = rng.pick([40, 50]);
  for (let x = 0; x <= WIDTH; x += step) fine += `M${x} 0V${HEIGHT}`;
  for (let y = 0; y <= HEIGHT; y += step) fine += `M0 ${y}H${WIDTH}`;
  stage.path(fine, 'none', 'stroke="#b9a988" stroke-opacity="0.2" stroke-width="1"');
  stage.glow([420, 260], 900, 700, '#fffaf0', 0.5);
}

function shadowOf(stage: Stage, rooms: readonly PlanRoom[], at: Spot): void {
  const [x1, y1] = [Math.max(...rooms.map((r) => r.x + r.w)), Math.max(...rooms.map((r) => r.y + r.h))];
  softShape(
    stage,
    [at(0.12, 0.18), at(x1 + 0.12, 0.18), at(x1 + 0.12, y1 + 0.2), at(0.12, y1 + 0.2)],
    '#3a2a18',
    0.5,
    34,
  );
}

function floorOf(stage: Stage, room: PlanRoom, at: Spot, rng: Rng): void {
  stage.path(quad(at, room.x, room.y, room.w, room.h), FLOORS[room.use]);
  let lines = '';
  const { x, y, w, h } = room;
  const line = (a: P2, b: P2): void => {
    lines += pathOf([a, b], false);
  };
  if (room.use === 'bed' || room.use === 'living' || room.use === 'dining') {
    for (let v = 0.25; v < h; v += 0.25) line(at(x, y + v), at(x + w, y + v));
    for (let v = 0; v < h; v += 0.25) {
      for (let u = rng.range(0.3, 1.4); u < w; u += rng.range(1, 1.8))
        line(at(x + u, y + v), at(x + u, y + Math.min(h, v + 0.25)));
    }
  } else if (room.use !== 'terrace') {
    const step = room.use === 'bath' ? 0.3 : 0.6;
    for (let v = step; v < h; v += step) line(at(x, y + v), at(x + w, y + v));
    for (let u = step; u < w; u += step) line(at(x + u, y), at(x + u, y + h));
  }
  stage.path(lines, 'none', 'stroke="#6b5232" stroke-opacity="0.22" stroke-width="1.2"');
}

function walls(stage: Stage, rooms: readonly PlanRoom[], at: Spot, scale: number): void {
  const inner = rooms.map((r) => quad(at, r.x, r.y, r.w, r.h)).join('');
  stage.group('transform="translate(5 8)"', () => {
    stage.path(
      inner,
      'none',
      `stroke="#2a1c10" stroke-opacity="0.14" stroke-width="${(scale * 0.2).toFixed(1)}"`,
    );
    stage.path(
      inner,
      'none',
      `stroke="#2a1c10" stroke-opacity="0.2" stroke-width="${(scale * 0.12).toFixed(1)}"`,
    );
  });
  stage.path(
    inner,
    'none',
    `stroke="#4a4036" stroke-width="${(scale * 0.14).toFixed(1)}" stroke-linejoin="miter"`,
  );
  const [x1, y1] = [Math.max(...rooms.map((r) => r.x + r.w)), Math.max(...rooms.map((r) => r.y + r.h))];
  stage.path(
    quad(at, 0, 0, x1, y1),
    'none',
    `stroke="#3a3128" stroke-width="${(scale * 0.24).toFixed(1)}" stroke-linejoin="miter"`,
  );
}

const EPSILON = 0.05;

/** Doors into the hall or living room, and windows in the outer walls. */
function openings(stage: Stage, rooms: readonly PlanRoom[], at: Spot, scale: number, mood: Mood): void {
  const [x1, y1] = [Math.max(...rooms.map((r) => r.x + r.w)), Math.max(...rooms.map((r) => r.y + r.h))];
  for (const room of rooms) {
    if (room.use !== 'hall') doorOf(stage, room, rooms, at, scale);
    if (room.use === 'hall' || room.use === 'terrace') continue;
    const glass = (a: P2, b: P2): void => {
      stage.line([a, b], '#f6f1e6', scale * 0.24);
      stage.line([a, b], mood.lit ? '#d9a860' : '#7fb3c4', scale * 0.08);
    };
    const [mx, my] = [room.x + room.w / 2, room.y + room.h / 2];
    const wide = Math.min(0.8, room.w * 0.28);
    const tall = Math.min(0.8, room.h * 0.28);
    if (room.y < EPSILON) glass(at(mx - wide, 0), at(mx + wide, 0));
    else if (room.y + room.h > y1 - EPSILON) glass(at(mx - wide, y1), at(mx + wide, y1));
    else if (room.x < EPSILON) glass(at(0, my - tall), at(0, my + tall));
    else if (room.x + room.w > x1 - EPSILON) glass(at(x1, my - tall), at(x1, my + tall));
  }
}

function doorOf(stage: Stage, room: PlanRoom, rooms: readonly PlanRoom[], at: Spot, scale: number): void {
  const others = [...rooms].filter((r) => r !== room).sort((a, b) => rank(a.use) - rank(b.use));
  for (const other of others) {
    const low = Math.max(room.x, other.x);
    const high = Math.min(room.x + room.w, other.x + other.w);
    const above = Math.abs(other.y + other.h - room.y) < EPSILON;
    const below = Math.abs(room.y + room.h - other.y) < EPSILON;
    if ((above || below) && high - low > 1.1) {
      swing(
        stage,
        at(low + 0.2, above ? room.y : room.y + room.h),
        scale * 0.8,
        [1, 0],
        [0, above ? 1 : -1],
        scale,
      );
      return;
    }
    const top = Math.max(room.y, other.y);
    const foot = Math.min(room.y + room.h, other.y + other.h);
    const before = Math.abs(other.x + other.w - room.x) < EPSILON;
    const after = Math.abs(room.x + room.w - other.x) < EPSILON;
    if ((before || after) && foot - top > 1.1) {
      swing(
        stage,
        at(before ? room.x : room.x + room.w, top + 0.2),
        scale * 0.8,
        [0, 1],
        [before ? 1 : -1, 0],
        scale,
      );
      return;
    }
  }
}

const rank = (use: RoomUse): number => (use === 'hall' ? 0 : use === 'living' ? 1 : use === 'dining' ? 2 : 3);

/** A leaf standing open with the arc it sweeps. */
function swing(stage: Stage, hinge: P2, size: number, along: P2, into: P2, scale: number): void {
  const end: P2 = [hinge[0] + along[0] * size, hinge[1] + along[1] * size];
  const tip: P2 = [hinge[0] + into[0] * size, hinge[1] + into[1] * size];
  stage.line([hinge, end], '#efe6d6', scale * 0.15);
  const turn = along[0] * into[1] - along[1] * into[0] > 0 ? 0 : 1;
  stage.path(
    `M${tip[0].toFixed(1)} ${tip[1].toFixed(1)}A${size.toFixed(1)} ${size.toFixed(1)} 0 0 ${turn} ${end[0].toFixed(1)} ${end[1].toFixed(1)}`,
    'none',
    'stroke="#6b5b48" stroke-width="1.6" stroke-opacity="0.7" stroke-dasharray="5 4"',
  );
  stage.line([hinge, tip], '#8a5d38', scale * 0.05);
}
