import type { Rgb } from '../kit/colour.ts';
import { rgb, times } from '../kit/colour.ts';
import type { Camera } from '../kit/geometry.ts';
import { frame, slab } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import { softPatch } from '../kit/soft.ts';
import { box } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import type { Interior } from '../structure/interior.ts';
import { emptyRoom } from '../structure/interior.ts';
import type { Room } from '../structure/room.ts';

const hallCamera = (room: Room, rng: Rng): Camera => ({
  eye: [rng.range(-0.1, 0.1) * room.w, 1.8, 0.4],
  yaw: rng.range(-0.1, 0.1),
  focal: rng.range(1000, 1100),
  horizon: rng.range(600, 660),
});

/** Inside a warehouse: racks of boxed goods along an aisle under roof lights. */
export function drawStorage(seed: Rng, mood: Mood): Stage {
  const floor = rgb(seed.fork('floor').pick(['#b9b2a6', '#a9a59d', '#c2b9a8']));
  const wall = rgb(seed.fork('wall').pick(['#d9d5cc', '#cfd3d2', '#d8cfbf']));
  const it = emptyRoom(seed, mood, {
    w: [11, 13],
    d: [20, 24],
    h: [7, 8],
    windows: 'none',
    lights: false,
    bareFloor: true,
    floor,
    wall,
    camera: hallCamera,
  });
  const { stage, room, rng } = it;
  roof(it);
  const steel = rgb(rng.pick(['#3b5a78', '#b5623c', '#2f5f4a', '#4a4a48']));
  const aisle = rng.range(1.7, 2.3);
  stage.face(slab([-aisle + 0.1, -aisle + 0.2], [0.8, room.d], 0.01), rgb('#d9a93c'), [0.95, 1]);
  stage.face(slab([aisle - 0.2, aisle - 0.1], [0.8, room.d], 0.01), rgb('#d9a93c'), [0.95, 1]);
  for (let z = room.d - 1.6; z > 2.4; z -= 2.8) {
    for (const side of [-1, 1]) {
      const x = side * (aisle + 0.7);
      const at = frame(x, z);
      stage.place(at, [0.6, 1.35], 0.6, () => rack(it, [x, z], steel));
    }
  }
  stage.flush();
  return stage;
}

/** One bay of shelving, its uprights and three levels of cartons. */
function rack({ stage, rng }: Interior, [x, z]: readonly [number, number], steel: Rgb): void {
  const at = frame(x, z);
  const toAisle = x < 0 ? 1 : -1;
  for (const level of [0.12, 1.75, 3.4]) {
    box(
      stage,
      at,
      [-0.6, level - 0.1, -1.35],
      [0.6, level, 1.35],
      level > 1 ? times(rgb('#d58a3c'), 0.9) : rgb('#9a7548'),
    );
    for (let k = 2; k >= 0; k -= 1) {
      if (rng.chance(0.14)) continue;
      const [z0, tall] = [-1.3 + k * 0.88, rng.range(0.7, 1.35)];
      const tone = rgb(rng.pick(['#c09a66', '#b58c58', '#cfae7e', '#d8cfbf', '#8f9a9c']));
      box(stage, at, [-0.55, level, z0], [0.55, level + tall, z0 + 0.8], tone, { glint: 0.25, foot: 0.75 });
      const face = 0.555 * toAisle;
      const strip = [
        at([face, level + tall * 0.45, z0]),
        at([face, level + tall * 0.45, z0 + 0.8]),
        at([face, level + tall * 0.55, z0 + 0.8]),
        at([face, level + tall * 0.55, z0]),
      ];
      stage.face(strip, times(tone, 0.8), [0.9, 1]);
    }
  }
  for (const dz of [1.32, -1.38])
    box(stage, at, [0.5 * toAisle - 0.06, 0, dz], [0.5 * toAisle + 0.06, 5.2, dz + 0.06], steel, {
      foot: 0.8,
    });
}

/** Steel beams, roof lights and lamps. */
function roof({ stage, room, glow }: Interior): void {
  const { w, d, h } = room;
  const beam = rgb('#8f9291');
  for (let z = d - 1; z > 1.5; z -= 3) {
    box(stage, frame(0, z), [-w / 2, h - 0.5, -0.12], [w / 2, h - 0.05, 0.12], beam, { foot: 0.7 });
    const light = slab([-1.1, 1.1], [z - 2, z - 0.8], h - 0.02);
    softPatch(stage, light, glow > 0.8 ? '#ffe2b0' : '#fffdf6', 0.8, 0.25, 1);
    stage.poly(light, glow > 0.8 ? '#fff0cf' : '#ffffff');
  }
}
