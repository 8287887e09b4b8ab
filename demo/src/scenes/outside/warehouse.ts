import type { Rgb } from '../kit/colour.ts';
import { mix, rgb, times } from '../kit/colour.ts';
import type { P2, Plane, V3 } from '../kit/geometry.ts';
import { frame, rectOn } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import { box } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import { coping, drawBlocks, mass } from '../structure/blocks.ts';
import { facadeWindow, wallWash } from '../structure/glazing.ts';
import type { Yard } from './street.ts';
import { openYard, street } from './street.ts';

const Z = 10;

/** A warehouse in its yard: corrugated walls, roller doors on a dock, pallets before them. */
export function drawWarehouse(seed: Rng, mood: Mood): Stage {
  const rng = seed.fork('warehouse');
  const side = rng.range(-1, -0.5);
  const camera = {
    eye: [side * 11, 2, -5],
    yaw: -side * rng.range(0.34, 0.48),
    focal: rng.range(1040, 1160),
    horizon: rng.range(800, 850),
  } as const;
  const yard = openYard(rng, mood, camera, 0.6);
  const { stage } = yard;
  street(stage, mood, 5, rng.fork('street'));
  const steel = rgb(rng.pick(['#d8d4cb', '#c3c8c9', '#cdbf9f', '#b9c1bc', '#dcd3c2']));
  const band = rgb(rng.pick(['#2f5344', '#35506b', '#8f5a36', '#77454b', '#6c6a64']));
  const shed = mass([-12, 13], [0, rng.range(7.6, 9)], [Z, Z + 22], steel, 'plaster', {
    front: (wall, size) => {
      cladding(stage, wall, size, steel, band);
      stage.face(rectOn(wall, [0, 0, size[0], 1.1], 0.06), rgb('#b7b0a3'), [0.8, 1]);
      for (let u = 1.2; u < size[0] - 4; u += 5)
        roller({ ...yard, rng: rng.fork(`door${u}`) }, wall, u, band);
      for (let u = 0.7; u < size[0]; u += 5) wallWash(stage, wall, u, 3, 2.4, mood);
    },
    side: (wall, size) => {
      cladding(stage, wall, size, steel, band);
      const look = { frame: rgb('#5a5750'), columns: 3, depth: 0.08 };
      for (let u = 2; u < size[0] - 3; u += 4.4)
        facadeWindow(stage, wall, [u, size[1] - 3.2, u + 2.4, size[1] - 2.1], look, mood, rng);
    },
  });
  const canopy = mass([-11.5, 12.5], [4.9, 5.1], [Z - 2.2, Z], band, 'plaster');
  drawBlocks(stage, [shed, coping(shed, band, 0.1, 0.25), canopy], rng.fork('steel'));
  pallets(stage, rng.fork('pallets'));
  stage.flush('#1c1713', 0.9);
  return stage;
}

function cladding(stage: Stage, wall: Plane, [w, h]: P2, steel: Rgb, band: Rgb): void {
  const normal = stage.normalOf(rectOn(wall, [0, 0, w, h]));
  const [dark, pale]: [V3[][], V3[][]] = [[], []];
  for (let u = 0; u < w; u += 0.32) {
    dark.push(rectOn(wall, [u, 0, Math.min(w, u + 0.1), h]));
    pale.push(rectOn(wall, [Math.min(w, u + 0.16), 0, Math.min(w, u + 0.22), h]));
  }
  stage.polys(dark, stage.tone(times(steel, 0.55), normal), 'fill-opacity="0.4"');
  stage.polys(pale, stage.tone(mix(steel, [1, 1, 1], 0.6), normal), 'fill-opacity="0.4"');
  stage.face(rectOn(wall, [0, h - 1.5, w, h - 0.4], 0.05), band, [0.9, 1]);
}

function roller({ stage, mood, rng }: Yard, wall: Plane, u: number, band: Rgb): void {
  const [w, h] = [3.8, 4.3];
  stage.face(rectOn(wall, [u - 0.18, 0, u + w + 0.18, h + 0.2], 0.07), rgb('#8a857b'), [0.8, 1]);
  stage.face(rectOn(wall, [u, 0, u + w, h], 0.08), rgb('#2b2723'), mood.lit ? [4, 2] : [0.8, 0.5]);
  const low = rng.chance(0.4) ? h * rng.range(0.4, 0.85) : 0;
  for (let i = 0; low > 0 && i < 4; i += 1) {
    const load = rectOn(wall, [u + 0.3 + i * 0.85, 0, u + 1 + i * 0.85, rng.range(0.8, 1.8)], 0.085);
    stage.face(load, rgb('#b08a5a'), [0.5, 0.7]);
  }
  const shutter = mix(band, rgb('#d8d4cb'), 0.55);
  const leaf = rectOn(wall, [u, low, u + w, h], 0.1);
  stage.face(leaf, shutter, [0.92, 1]);
  const lines: V3[][] = [];
  for (let v = low; v < h; v += 0.2) lines.push(rectOn(wall, [u, v, u + w, v + 0.035], 0.1));
  stage.polys(lines, stage.tone(times(shutter, 0.5), stage.normalOf(leaf)), 'fill-opacity="0.55"');
  for (const post of [u - 0.35, u + w + 0.1]) {
    for (let k = 0; k < 4; k += 1)
      stage.face(
        rectOn(wall, [post, k * 0.28, post + 0.24, k * 0.28 + 0.14], 0.12),
        rgb(k % 2 ? '#2a2724' : '#e0b23c'),
        [1, 1],
      );
  }
}

function pallets(stage: Stage, rng: Rng): void {
  for (let i = 0; i < 4; i += 1) {
    const at = frame(rng.range(-6, 9), Z - rng.range(1, 2.6), rng.range(-0.2, 0.2));
    const rows = rng.int(1, 3);
    stage.place(at, [0.6, 0.5], 0.8, () => {
      box(stage, at, [-0.6, 0.02, -0.5], [0.6, 0.14, 0.5], rgb('#9a7548'));
      for (let row = 0; row < rows; row += 1) {
        const y = 0.15 + row * 0.42;
        for (const x of [-0.56, 0.01])
          box(
            stage,
            at,
            [x, y, -0.46],
            [x + 0.54, y + 0.4, 0.46],
            times(rgb('#c09a66'), rng.range(0.9, 1.06)),
            { glint: 0.3 },
          );
      }
    });
  }
}
