import { art } from '../furniture/decor.ts';
import { pendant, tableLamp } from '../furniture/lamps.ts';
import { pottedPlant } from '../furniture/plants.ts';
import { armchair } from '../furniture/seating.ts';
import { sideTable } from '../furniture/tables.ts';
import { rug } from '../furniture/textiles.ts';
import type { Rgb } from '../kit/colour.ts';
import { mix, rgb, times } from '../kit/colour.ts';
import type { Frame } from '../kit/geometry.ts';
import { frame, inside } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import { box, cushion, rod } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import type { Interior, Paints } from '../structure/interior.ts';
import { emptyRoom, letSunIn } from '../structure/interior.ts';
import { wallsOf } from '../structure/room.ts';
import { featureWall } from '../structure/walls.ts';
import { artOf } from './living.ts';

export function drawBedroom(seed: Rng, mood: Mood): Stage {
  const it = emptyRoom(seed, mood, { w: [4.6, 5.6], d: [4.9, 5.5], h: [2.8, 3.1] });
  const { stage, room, paints, glow, rng } = it;
  const { w, d, h } = room;
  featureWall(stage, wallsOf(room).back, [0.02, 0.1, w - 0.02, h - 0.02], paints, rng.fork('feature'));
  const x = rng.range(-0.1, 0.4);
  const wide = rng.range(1.7, 2);
  rug(
    stage,
    frame(x, d - 1.75),
    [wide + 1.1, 2],
    [mix(paints.cloth, paints.wall, 0.5), paints.accent, paints.second],
    rng.fork('rug'),
  );
  letSunIn(it);
  const at = frame(x, d - 1.1);
  stage.place(at, [wide / 2, 1.05], 0.5, () => bed(stage, at, wide, paints, rng.fork('bed')));
  for (const side of [-1, 1]) {
    const table = frame(x + side * (wide / 2 + 0.42), d - 0.3);
    stage.place(
      table,
      [0.24, 0.2],
      0.5,
      () => {
        sideTable(stage, table, paints.wood, paints.metal, rng.fork('bedside'));
        tableLamp(
          stage,
          inside(table, frame(0, 0, 0, 0.52)),
          paints.metal,
          Math.max(glow, 0.2),
          rng.fork('lamp'),
        );
      },
      -0.4,
    );
  }
  bedroomExtras(it, x);
  stage.flush();
  return stage;
}

function bedroomExtras({ stage, room, paints, glow, rng }: Interior, x: number): void {
  const { w, d, h } = room;
  const walls = wallsOf(room);
  if (rng.chance(0.55))
    wardrobe(
      stage,
      frame(w / 2 - 0.3, d - 1.5, Math.PI / 2),
      2.2,
      h - 0.35,
      mix(paints.wood, paints.wall, rng.pick([0, 0.6])),
      paints.metal,
    );
  else art(stage, walls.right, [1.6, 1.6], [0.8, 1.1], artOf(paints, rng), rng);
  if (rng.chance(0.6)) {
    const chairAt = frame(-w / 2 + 0.85, d - 0.9, -0.7);
    stage.place(chairAt, [0.4, 0.4], 0.6, () =>
      armchair(stage, chairAt, paints.cloth, paints.wood, rng.fork('chair')),
    );
  } else {
    const plantAt = frame(-w / 2 + 0.5, d - 0.5);
    stage.place(plantAt, [0.2, 0.2], 1, () =>
      pottedPlant(stage, plantAt, rng.range(1.2, 1.7), rgb('#d8ccb8'), rng.fork('plant')),
    );
  }
  if (rng.chance(0.5)) {
    const bench = frame(x, d - 2.45);
    stage.place(bench, [0.6, 0.2], 0.4, () => {
      for (const dx of [-0.5, 0.5])
        for (const dz of [-0.14, 0.14]) rod(stage, bench, [dx, 0, dz], [dx, 0.36, dz], 0.035, paints.wood);
      box(stage, bench, [-0.62, 0.34, -0.2], [0.62, 0.46, 0.2], paints.second, { soft: 0.05, glint: 0.3 });
    });
  }
  const hang = frame(x, d - 1.8);
  stage.place(hang, [0, 0], 0, () =>
    pendant(stage, hang, [h, 0.6], paints.metal, glow, rng.pick(['ring', 'drum', 'globes'] as const)),
  );
}

/** A made bed with its head at the back of the frame. */
export function bed(stage: Stage, at: Frame, wide: number, paints: Paints, rng: Rng): void {
  const linen = rgb('#ece4d8');
  const cover = rng.pick([paints.second, paints.accent, paints.feature, times(paints.cloth, 0.85)]);
  const head = rng.pick([paints.second, paints.wood, times(paints.cloth, 0.8), paints.feature]);
  headboard(stage, at, wide, head, rng);
  box(stage, at, [-wide / 2 - 0.04, 0.08, -1.06], [wide / 2 + 0.04, 0.3, 1], mix(head, paints.wood, 0.4), {
    foot: 0.6,
  });
  box(stage, at, [-wide / 2, 0.28, -1.03], [wide / 2, 0.5, 1], linen, { soft: 0.07, foot: 0.82 });
  const duvet = times(linen, 0.98);
  box(stage, at, [-wide / 2 - 0.05, 0.3, -1.07], [wide / 2 + 0.05, 0.57, 0.42], duvet, {
    soft: 0.1,
    foot: 0.78,
    glint: 0.3,
  });
  duvetFolds(stage, at, wide, rng);
  const fold = rng.range(0.55, 0.85);
  box(stage, at, [-wide / 2 - 0.065, 0.31, -1.085], [wide / 2 + 0.065, 0.585, -1.085 + fold], cover, {
    soft: 0.06,
    foot: 0.75,
    glint: 0.35,
  });
  coverFolds(stage, at, wide, cover, rng);
  box(stage, at, [-wide / 2 - 0.05, 0.5, 0.26], [wide / 2 + 0.05, 0.6, 0.5], times(cover, 1.02), {
    soft: 0.06,
  });
  bedPillows(stage, at, wide, rng.chance(0.5) ? paints.cloth : cover, paints, rng);
}

function bedPillows(stage: Stage, at: Frame, wide: number, front: Rgb, paints: Paints, rng: Rng): void {
  for (const u of [-0.26, 0.26])
    cushion(stage, at, [u * wide, 0.78, 0.78], [wide * 0.22, 0.24], 0.5, rgb('#ece4d8'));
  for (const u of [-0.22, 0.22]) cushion(stage, at, [u * wide, 0.74, 0.6], [wide * 0.19, 0.2], 0.5, front);
  const stripe = rng.chance(0.5) ? paints.cloth : undefined;
  if (rng.chance(0.7)) cushion(stage, at, [0, 0.71, 0.46], [0.26, 0.15], 0.5, paints.accent, stripe);
}

function headboard(stage: Stage, at: Frame, wide: number, cloth: Rgb, rng: Rng): void {
  const extra = rng.pick([0.05, 0.1, 0.75]);
  const high = rng.range(1.1, 1.35);
  const panels = rng.pick([1, 4, 6, 9]);
  const w = wide + extra * 2;
  const step = w / panels;
  for (let i = 0; i < panels; i += 1) {
    const x = -w / 2 + i * step;
    box(stage, at, [x + 0.008, 0.2, 0.98], [x + step - 0.008, high, 1.07], cloth, {
      soft: panels > 1 ? 0.05 : 0.04,
      foot: 0.7,
      glint: 0.25,
    });
  }
}

function duvetFolds(stage: Stage, at: Frame, wide: number, rng: Rng): void {
  for (let i = 0; i < 5; i += 1) {
    const x = rng.range(-0.4, 0.4) * wide;
    const z = rng.range(-0.4, 0.2);
    stage.line3(
      [
        at([x, 0.575, z]),
        at([x + rng.range(-0.1, 0.15), 0.575, z + 0.12]),
        at([x + rng.range(0.1, 0.35), 0.575, z + 0.2]),
      ],
      '#8d7c66',
      2.4,
      0.22,
    );
  }
}

/** Soft upright folds where the cover hangs over the foot of the bed. */
function coverFolds(stage: Stage, at: Frame, wide: number, cover: Rgb, rng: Rng): void {
  const z = -1.09;
  const [dark, pale] = [
    stage.tone(times(cover, 0.5), [0, 0, -1]),
    stage.tone(mix(cover, [1, 1, 1], 0.35), [0, 0.4, -0.9]),
  ];
  for (let i = 0; i < 9; i += 1) {
    const x = (-0.46 + i * 0.115 + rng.range(-0.03, 0.03)) * wide;
    const low = 0.34 + rng.range(0, 0.05);
    stage.line3([at([x, 0.56, z]), at([x + rng.range(-0.02, 0.02), low, z])], dark, 7, 0.16);
    stage.line3([at([x + 0.035, 0.56, z]), at([x + 0.035, low, z])], pale, 5, 0.14);
  }
}

/** A fitted wardrobe along a wall. */
export function wardrobe(stage: Stage, at: Frame, long: number, high: number, wood: Rgb, metal: Rgb): void {
  stage.place(at, [0.3, long / 2], 1, () => {
    box(stage, at, [-long / 2, 0, -0.3], [long / 2, high, 0.3], wood, { foot: 0.8 });
    const doors = Math.round(long / 0.55);
    const step = long / doors;
    for (let i = 0; i < doors; i += 1) {
      const x = -long / 2 + i * step;
      box(stage, at, [x + 0.006, 0.06, -0.315], [x + step - 0.006, high - 0.02, -0.3], times(wood, 1.05), {
        foot: 0.84,
      });
      rod(
        stage,
        at,
        [x + (i % 2 ? 0.05 : step - 0.05), 0.95, -0.33],
        [x + (i % 2 ? 0.05 : step - 0.05), 1.35, -0.33],
        0.016,
        metal,
      );
    }
  });
}
