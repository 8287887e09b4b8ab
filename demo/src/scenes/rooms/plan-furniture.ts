import { Foliage } from '../furniture/plants.ts';
import type { Rgb } from '../kit/colour.ts';
import { mix, rgb, times } from '../kit/colour.ts';
import type { P2 } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import type { Stage } from '../kit/stage.ts';
import type { PlanRoom } from './plan-room.ts';

type Pen = {
  /** A rounded block in metres inside the room, with its shadow. */
  block: (x: number, y: number, w: number, h: number, colour: Rgb, round?: number) => void;
  disc: (x: number, y: number, r: number, colour: Rgb) => void;
  plant: (x: number, y: number, r: number) => void;
};

/** Draws a room's furniture as seen from above. */
export function furnishRoom(
  stage: Stage,
  room: PlanRoom,
  at: (x: number, y: number) => P2,
  scale: number,
  mood: Mood,
  rng: Rng,
): void {
  const pen = penFor(stage, room, at, scale, rng);
  const colours = {
    cloth: rgb(mood.palette.cloth),
    second: rgb(mood.palette.second),
    accent: rgb(mood.palette.accent),
    wood: rgb(mood.palette.wood),
  };
  const { w, h } = room;
  if (room.use === 'bed') bedroom(pen, w, h, colours);
  else if (room.use === 'living') living(pen, w, h, colours);
  else if (room.use === 'majlis') majlis(pen, w, h, colours);
  else if (room.use === 'bath') bath(pen, w, h);
  else if (room.use === 'kitchen') kitchen(pen, w, h, colours);
  else if (room.use === 'dining') dining(pen, w, h, colours);
  else if (room.use === 'terrace')
    for (const [x, y] of [
      [0.4, 0.4],
      [w - 0.4, 0.4],
      [0.4, h - 0.4],
      [w - 0.5, h - 0.5],
    ] as const)
      pen.plant(x, y, 0.3);
}

type Colours = { readonly cloth: Rgb; readonly second: Rgb; readonly accent: Rgb; readonly wood: Rgb };

const UP = [0, 1, 0] as const;
const FALLEN = 'fill-opacity="0.22"';

function penFor(
  stage: Stage,
  room: PlanRoom,
  at: (x: number, y: number) => P2,
  scale: number,
  rng: Rng,
): Pen {
  const place = (x: number, y: number): P2 => at(room.x + x, room.y + y);
  const outline = (colour: Rgb): string =>
    `stroke="${stage.tone(times(colour, 0.5), UP)}" stroke-opacity="0.45" stroke-width="1.4"`;
  const f = (v: number): string => v.toFixed(1);
  const rect = ([x, y]: P2, [w, h]: P2, round: number, paint: string): void =>
    stage.add(
      `<rect x="${f(x)}" y="${f(y)}" width="${f(w * scale)}" height="${f(h * scale)}" rx="${f(round * scale)}" ${paint}/>`,
    );
  return {
    block: (x, y, w, h, colour, round = 0.06) => {
      const p = place(x, y);
      rect([p[0] + 4, p[1] + 6], [w, h], round, `fill="#2a1a0c" ${FALLEN}`);
      const far: P2 = [p[0] + w * scale, p[1] + h * scale];
      const tone = stage.linear(p, far, [
        [0, stage.tone(colour, UP, 1.06)],
        [1, stage.tone(colour, UP, 0.9)],
      ]);
      rect(p, [w, h], round, `fill="${tone}" ${outline(colour)}`);
    },
    disc: (x, y, r, colour) => {
      const p = place(x, y);
      stage.ellipse([p[0] + 4, p[1] + 6], r * scale, r * scale, '#2a1a0c', FALLEN);
      stage.ellipse(p, r * scale, r * scale, stage.tone(colour, UP), outline(colour));
    },
    plant: (x, y, r) => plantAbove(stage, place(x, y), r * scale, rng),
  };
}

function plantAbove(stage: Stage, p: P2, r: number, rng: Rng): void {
  stage.glow([p[0] + 5, p[1] + 7], r * 1.2, r * 1.2, '#2a1a0c', 0.45);
  const leaves = new Foliage(stage, rgb('#6d8650'));
  for (let i = 0; i < 16; i += 1) leaves.leaf((i * 7) % 4, p, i * 2.4, r * rng.range(0.7, 1.15), r * 0.22);
  leaves.draw(stage);
}

function bedroom(pen: Pen, w: number, h: number, { cloth, second, accent, wood }: Colours): void {
  const wide = Math.min(1.8, w - 1.3);
  const x = (w - wide) / 2;
  pen.block(x - 0.35, h * 0.42, wide + 0.7, 1.2, mix(accent, cloth, 0.5), 0.03);
  pen.block(x, 0.2, wide, 2.05, rgb('#f2ece1'), 0.08);
  pen.block(x - 0.02, 0.95, wide + 0.04, 1.32, second, 0.08);
  for (const dx of [0.1, wide / 2 + 0.05]) pen.block(x + dx, 0.3, wide / 2 - 0.15, 0.42, rgb('#fbf7ef'), 0.1);
  for (const dx of [-0.5, wide + 0.08]) pen.block(x + dx, 0.2, 0.42, 0.42, wood);
  pen.block(0.2, h - 0.72, Math.min(2, w - 1.4), 0.55, mix(wood, cloth, 0.3), 0.02);
}

function living(pen: Pen, w: number, h: number, { cloth, second, accent, wood }: Colours): void {
  const long = Math.min(2.6, w - 1.4);
  const x = (w - long) / 2;
  pen.block(x - 0.2, 0.5, long + 0.4, Math.min(2, h - 0.8), mix(second, cloth, 0.55), 0.02);
  pen.block(x - 0.1, 0.6, long + 0.2, Math.min(1.8, h - 1), mix(accent, cloth, 0.75), 0.02);
  pen.block(x, 0.2, long, 0.9, second, 0.14);
  for (let i = 0; i < 3; i += 1)
    pen.block(x + 0.16 + (i * (long - 0.3)) / 3, 0.44, (long - 0.36) / 3, 0.6, mix(second, cloth, 0.2), 0.1);
  if (h > 2.6) pen.disc(w / 2, 1.7, 0.42, wood);
  if (h > 3.4) pen.block(w / 2 - 0.9, h - 0.5, 1.8, 0.32, wood, 0.02);
  if (w > 4.2) pen.block(w - 1.1, 1.2, 0.8, 0.8, accent, 0.16);
  pen.plant(0.45, 0.45, 0.34);
}

function majlis(pen: Pen, w: number, h: number, { cloth, second, accent, wood }: Colours): void {
  pen.block(0.95, 0.95, w - 1.9, h - 1.5, mix(accent, cloth, 0.35), 0.02);
  pen.block(1.1, 1.1, w - 2.2, h - 1.8, mix(second, cloth, 0.65), 0.02);
  pen.block(0.18, 0.18, w - 0.36, 0.7, second, 0.08);
  pen.block(0.18, 0.95, 0.7, h - 1.5, second, 0.08);
  pen.block(w - 0.88, 0.95, 0.7, h - 1.5, second, 0.08);
  for (let x = 0.95; x + 0.5 < w - 0.8; x += 0.8) pen.block(x, 0.2, 0.62, 0.26, cloth, 0.1);
  for (let y = 1.05; y + 0.5 < h - 0.6; y += 0.8) {
    pen.block(0.2, y, 0.26, 0.62, cloth, 0.1);
    pen.block(w - 0.46, y, 0.26, 0.62, cloth, 0.1);
  }
  pen.disc(w / 2, h / 2 + 0.2, 0.4, wood);
}

function bath(pen: Pen, w: number, h: number): void {
  const white = rgb('#f6f4ef');
  if (h > 2.4) pen.block(0.15, h - 1.75, 0.78, 1.6, white, 0.24);
  if (h > 2.4) pen.block(0.25, h - 1.62, 0.58, 1.34, rgb('#cfe0e2'), 0.22);
  pen.block(w - 0.62, 0.2, 0.44, 0.95, rgb('#b98f63'), 0.03);
  pen.disc(w - 0.4, 0.66, 0.2, white);
  pen.block(0.2, 0.25, 0.4, 0.2, white, 0.05);
  pen.disc(0.4, 0.62, 0.22, white);
}

function kitchen(pen: Pen, w: number, h: number, { cloth, accent, wood }: Colours): void {
  const top = mix(cloth, rgb('#8f8a80'), 0.25);
  pen.block(0.14, 0.14, w - 0.28, 0.6, top, 0.02);
  pen.block(0.14, 0.14, 0.6, h - 1.3, top, 0.02);
  pen.block(w * 0.5, 0.24, 0.66, 0.42, rgb('#3a3835'), 0.03);
  for (const [dx, dy] of [
    [0.17, 0.12],
    [0.48, 0.12],
    [0.17, 0.31],
    [0.48, 0.31],
  ] as const)
    pen.disc(w * 0.5 + dx, 0.24 + dy, 0.07, rgb('#6b6861'));
  pen.block(0.24, h * 0.3, 0.4, 0.6, rgb('#c8d2d2'), 0.06);
  if (w > 2.6 && h > 2.6) {
    pen.block(w * 0.38, h * 0.48, w * 0.46, 0.8, wood, 0.03);
    for (let i = 0; i < 3; i += 1) pen.disc(w * 0.46 + i * w * 0.15, h * 0.48 + 1.05, 0.17, accent);
  }
}

function dining(pen: Pen, w: number, h: number, { second, wood, cloth }: Colours): void {
  const flat = w > h;
  const [tw, th] = flat
    ? [Math.min(2, w - 1.3), Math.min(0.9, h - 0.9)]
    : [Math.min(1, w - 1.3), Math.min(2, h - 1.2)];
  const [x, y] = [(w - tw) / 2, (h - th) / 2];
  for (let i = 0; i < 3; i += 1) {
    if (flat)
      for (const dy of [-0.34, th - 0.02]) pen.block(x + 0.12 + (i * tw) / 3, y + dy, 0.4, 0.36, second, 0.1);
    else
      for (const dx of [-0.34, tw - 0.02]) pen.block(x + dx, y + 0.12 + (i * th) / 3, 0.36, 0.4, second, 0.1);
  }
  pen.block(x, y, tw, th, wood, 0.06);
  pen.disc(w / 2, h / 2, 0.14, cloth);
}
