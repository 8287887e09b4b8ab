import { vase } from '../furniture/decor.ts';
import { pendant } from '../furniture/lamps.ts';
import type { MajlisLook } from '../furniture/majlis-seating.ts';
import { dallah, floorSeating } from '../furniture/majlis-seating.ts';
import { pottedPlant } from '../furniture/plants.ts';
import { rug } from '../furniture/textiles.ts';
import { mix, rgb, times } from '../kit/colour.ts';
import type { P2, Plane, V3 } from '../kit/geometry.ts';
import { frame, inside, rectOn } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import { box, cylinder, lathe } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import type { Interior } from '../structure/interior.ts';
import { emptyRoom, letSunIn } from '../structure/interior.ts';
import { wallsOf } from '../structure/room.ts';
import { featureWall, triangleFrieze } from '../structure/walls.ts';

const LOOKS: readonly [
  readonly [string, string, string, string],
  ...(readonly [string, string, string, string])[],
] = [
  ['#8a2f2a', '#7a2924', '#1f1a18', '#d9c7a4'],
  ['#e6dac4', '#dccdb2', '#8d6a3a', '#c9a763'],
  ['#2f5a49', '#29503f', '#d2b36c', '#e6dcc6'],
  ['#34506b', '#2d465e', '#caa35a', '#e2d6c2'],
  ['#b06a3c', '#a05d33', '#3a2a20', '#e9d8b8'],
  ['#6f6350', '#655a48', '#c7a25e', '#dccfb6'],
  ['#77434c', '#6a3a43', '#d3b37a', '#e9dcc8'],
];

/** A majlis: floor seating along three walls, a big rug, coffee in the middle. */
export function drawMajlis(seed: Rng, mood: Mood): Stage {
  const it = emptyRoom(seed, mood, { w: [5.4, 6.6], d: [4.9, 5.8], h: [3, 3.5], uncooled: true });
  const { stage, room, paints, rng, glow } = it;
  const { w, d, h } = room;
  const back = wallsOf(room).back;
  const heritage = rng.chance(0.5);
  if (heritage) {
    triangleFrieze(stage, back, [0.2, h - 0.75, w - 0.2, h - 0.4], mix(paints.feature, paints.wall, 0.2));
    niches(stage, back, w, it);
  } else featureWall(stage, back, [0.02, 0.1, w - 0.02, h - 0.02], paints, rng.fork('feature'));
  const [seat, cushions, band, arm] = rng.pick(LOOKS);
  const look: MajlisLook = { seat: rgb(seat), back: rgb(cushions), band: rgb(band), arm: rgb(arm) };
  rug(
    stage,
    frame(0, d - 2.5),
    [w - 2.1, 2.9],
    [mix(look.seat, paints.cloth, rng.pick([0, 0.75])), look.band, look.arm],
    rng.fork('rug'),
  );
  letSunIn(it);
  seats(it, look);
  const centre = frame(rng.range(-0.2, 0.2), d - 2.4);
  stage.place(centre, [0.4, 0.4], 0.3, () => coffee(it, centre));
  const hang = frame(0, d - 2.4);
  stage.place(hang, [0, 0], 0, () =>
    heritage
      ? lantern(it, hang, h)
      : pendant(stage, hang, [h, 0.7], paints.metal, Math.max(0.2, glow), 'ring'),
  );
  const plantAt = frame(w / 2 - 0.42, d - 0.4);
  stage.place(plantAt, [0.2, 0.2], 0.8, () =>
    pottedPlant(stage, plantAt, rng.range(1.3, 1.7), rgb('#b5764f'), rng.fork('plant')),
  );
  stage.flush();
  return stage;
}

function seats({ stage, room, rng }: Interior, look: MajlisLook): void {
  const { w, d } = room;
  const backRun = frame(-0.1, d - 0.45);
  const backLong = w - 1.9;
  stage.place(backRun, [backLong / 2, 0.4], 0.3, () =>
    floorSeating(stage, backRun, backLong, look, rng.fork('b')),
  );
  const sideLong = d - 1.9;
  for (const side of [-1, 1]) {
    const at = frame(side * (w / 2 - 0.45), d - 0.95 - sideLong / 2, (side * Math.PI) / 2);
    stage.place(at, [0.4, sideLong / 2], 0.3, () =>
      floorSeating(stage, at, sideLong, look, rng.fork(`s${side}`)),
    );
  }
}

function coffee({ stage, paints, rng }: Interior, at: ReturnType<typeof frame>): void {
  if (rng.chance(0.5)) {
    lathe(
      stage,
      at,
      [
        [0.34, 0],
        [0.36, 0.05],
        [0.3, 0.2],
        [0.42, 0.26],
        [0.42, 0.29],
      ],
      paints.wood,
    );
  } else {
    box(stage, at, [-0.5, 0.02, -0.32], [0.5, 0.24, 0.32], paints.wood, { foot: 0.7 });
    box(stage, at, [-0.54, 0.24, -0.36], [0.54, 0.29, 0.36], rng.chance(0.5) ? rgb('#e6dccb') : paints.wood, {
      glint: 0.5,
    });
  }
  const top = inside(at, frame(-0.05, 0, 0, 0.29));
  cylinder(stage, inside(top, frame(0.1, 0)), 0.24, 0, 0.014, rgb('#b58d52'));
  dallah(stage, inside(top, frame(0, 0.03, 0, 0.014)), paints.metal);
  lathe(
    stage,
    inside(top, frame(0.36, -0.14)),
    [
      [0.06, 0],
      [0.1, 0.05],
      [0.11, 0.06],
    ],
    rgb('#f0e6d6'),
    rgb('#54301c'),
  );
}

/** Arched niches in plaster with lit shelves. */
function niches(stage: Stage, wall: Plane, w: number, { paints, glow, rng }: Interior): void {
  for (const u of [w * 0.22, w * 0.5, w * 0.78]) {
    const half = 0.34;
    const arch: V3[] = [wall(u - half, 1.0, 0.003), wall(u - half, 1.75, 0.003)];
    for (let i = 1; i < 12; i += 1)
      arch.push(
        wall(u - Math.cos((i / 12) * Math.PI) * half, 1.75 + Math.sin((i / 12) * Math.PI) * half, 0.003),
      );
    arch.push(wall(u + half, 1.75, 0.003), wall(u + half, 1.0, 0.003));
    const normal = stage.normalOf(arch);
    stage.poly(
      arch,
      stage.tone(times(paints.wall, 0.72), normal),
      `stroke="${stage.tone(mix(paints.feature, paints.wall, 0.4), normal)}" stroke-width="7"`,
    );
    stage.clipped(arch, () => {
      stage.veil(rectOn(wall, [u - half, 2.1, u + half, 1.3]), '#ffd699', [0.45 + glow * 0.4, 0]);
      stage.veil(rectOn(wall, [u - half, 1, u - half + 0.2, 2.1]), '#3a2415', [0.35, 0]);
    });
    const ledge: P2 = [u, 1.0];
    vase(
      stage,
      (p) => wall(ledge[0] + p[0], ledge[1] + p[1], 0.06 - p[2]),
      rng.range(0.3, 0.42),
      rgb(rng.pick(['#a5633f', '#c9a06a', '#5c6a58', '#e0d2ba'])),
      rng,
    );
  }
}

/** A pierced brass lantern. */
function lantern({ stage, paints, glow }: Interior, at: ReturnType<typeof frame>, h: number): void {
  const y = h - 1.15;
  lathe(
    stage,
    at,
    [
      [0.02, y - 0.3],
      [0.16, y - 0.16],
      [0.22, y],
      [0.2, y + 0.16],
      [0.08, y + 0.3],
      [0.03, y + 0.36],
    ],
    mix(paints.metal, rgb('#ffdf9a'), 0.2 + glow * 0.4),
  );
  pendant(stage, at, [h, 0.82], paints.metal, Math.max(0.3, glow), 'cord');
}
