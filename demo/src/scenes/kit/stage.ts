import type { Rgb } from './colour.ts';
import { css, mix, multiply, plus, times } from './colour.ts';
import type { Camera, Frame, P2, V3 } from './geometry.ts';
import {
  cross,
  dot,
  HEIGHT,
  hull,
  middle,
  project,
  projectAll,
  sub,
  toView,
  unit,
  WIDTH,
} from './geometry.ts';
import { n, pathOf } from './path-text.ts';
import { softPatch } from './soft.ts';

/** Light as it falls on a surface: a key with a direction, and a dome that differs from above and below. */
export type Light = {
  readonly toKey: V3;
  readonly key: Rgb;
  readonly above: Rgb;
  readonly below: Rgb;
  /** How dark thrown shadows are: 1 in sun, less under many lamps. */
  readonly sharp: number;
};

/** Offset 0..1, colour, opacity. */
export type Stop = readonly [number, string, number?];

/** Colours are drawn a little greyer than paint, as a lens sees them. */
const CALM = 0.12;

type Piece = { readonly depth: number; readonly draw: () => void };
type Shadow = { readonly hard: V3[]; readonly soft: V3[] };

/** Collects SVG markup for one picture seen by one camera in one light. */
export class Stage {
  readonly cam: Camera;
  readonly light: Light;
  private readonly defs: string[] = [];
  private readonly known = new Map<string, string>();
  private readonly out: string[] = [];
  private pieces: Piece[] = [];
  private shadows: Shadow[] = [];

  constructor(cam: Camera, light: Light) {
    this.cam = cam;
    this.light = light;
  }

  add(markup: string): void {
    this.out.push(markup);
  }

  /** Keeps a definition once; `ID` in the markup becomes its id. */
  define(markup: string): string {
    const known = this.known.get(markup);
    if (known) return known;
    const id = `d${this.defs.length}`;
    this.defs.push(markup.replace('ID', id));
    this.known.set(markup, id);
    return id;
  }

  linear(from: P2, to: P2, stops: readonly Stop[], repeat = false): string {
    const spread = repeat ? ' spreadMethod="repeat"' : '';
    const axis = `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`;
    const body = stops.map(stopMarkup).join('');
    return `url(#${this.define(`<linearGradient id="ID" gradientUnits="userSpaceOnUse" ${axis}${spread}>${body}</linearGradient>`)})`;
  }

  radial(at: P2, rx: number, ry: number, stops: readonly Stop[]): string {
    const move = `translate(${n(at[0])} ${n(at[1])}) scale(${n(rx)} ${n(ry)})`;
    const body = stops.map(stopMarkup).join('');
    return `url(#${this.define(`<radialGradient id="ID" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="${move}">${body}</radialGradient>`)})`;
  }

  path(d: string, fill: string, extra = ''): void {
    if (d) this.out.push(`<path d="${d}" fill="${fill}" ${extra}/>`);
  }

  line(points: readonly P2[], colour: string, width: number, opacity = 1): void {
    this.path(
      pathOf(points, false),
      'none',
      `stroke="${colour}" stroke-width="${n(width)}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"`,
    );
  }

  /** A line through world points; the width is in picture units. */
  line3(points: readonly V3[], colour: string, width: number, opacity = 1): void {
    this.line(projectAll(this.cam, points).slice(0, points.length), colour, width, opacity);
  }

  poly(points: readonly V3[], fill: string, extra = ''): void {
    const flat = projectAll(this.cam, points);
    if (flat.length > 2) this.path(pathOf(flat), fill, extra);
  }

  /** Many polygons of one paint in one element. */
  polys(list: readonly (readonly V3[])[], fill: string, extra = ''): void {
    this.path(list.map((points) => pathOf(projectAll(this.cam, points))).join(''), fill, extra);
  }

  ellipse(at: P2, rx: number, ry: number, fill: string, extra = ''): void {
    this.out.push(
      `<ellipse cx="${n(at[0])}" cy="${n(at[1])}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${extra}/>`,
    );
  }

  /** A soft pool of light (or dark) on the picture. */
  glow(at: P2, rx: number, ry: number, colour: string, strength: number): void {
    const stops = [
      [0, colour, strength],
      [0.25, colour, strength * 0.66],
      [0.5, colour, strength * 0.3],
      [0.75, colour, strength * 0.08],
      [1, colour, 0],
    ] as const;
    const id = this.define(`<radialGradient id="ID">${stops.map(stopMarkup).join('')}</radialGradient>`);
    this.ellipse(at, rx, ry, `url(#${id})`);
  }

  group(attributes: string, draw: () => void): void {
    this.out.push(`<g ${attributes}>`);
    draw();
    this.out.push('</g>');
  }

  clipped(points: readonly V3[], draw: () => void): void {
    this.clippedPath(pathOf(projectAll(this.cam, points)), draw);
  }

  clippedPath(d: string, draw: () => void): void {
    const id = this.define(`<clipPath id="ID"><path d="${d}"/></clipPath>`);
    this.group(`clip-path="url(#${id})"`, draw);
  }

  /** The colour of a surface of this albedo facing `normal`, as the camera sees it; `k` dims or brightens. */
  tone(albedo: Rgb, normal: V3, k = 1): string {
    const lit = times(multiply(albedo, this.lightOn(normal)), k);
    const grey = lit[0] * 0.24 + lit[1] * 0.68 + lit[2] * 0.08;
    return css(mix(lit, [grey, grey, grey], CALM));
  }

  lightOn(normal: V3): Rgb {
    const { toKey, key, above, below } = this.light;
    const up = 0.5 + 0.5 * normal[1];
    const dome = plus(times(above, up), times(below, 1 - up));
    return plus(dome, times(key, Math.max(0, dot(normal, toKey))));
  }

  /** The side of a flat face that the viewer sees. */
  normalOf(points: readonly V3[]): V3 {
    const [a, b, c] = points;
    if (!a || !b || !c) return [0, 1, 0];
    const normal = unit(cross(sub(b, a), sub(c, a)));
    return dot(normal, sub(this.cam.eye, a)) >= 0 ? normal : [-normal[0], -normal[1], -normal[2]];
  }

  /**
   * A lit quad (bottom left, bottom right, top right, top left), shaded from its first edge to the opposite one
   * by the factors `k` (evenly spaced).
   */
  face(points: readonly V3[], albedo: Rgb, k: readonly number[] = [0.93, 1], extra = ''): void {
    const normal = this.normalOf(points);
    const [a, b, c, d] = points;
    const [first] = k;
    if (!a || !b || !c || !d || k.length < 2) {
      this.poly(points, this.tone(albedo, normal, first ?? 1), extra);
      return;
    }
    const stops = k.map((f, i): Stop => [i / (k.length - 1), this.tone(albedo, normal, f)]);
    const paint = this.linear(project(this.cam, middle([a, b])), project(this.cam, middle([c, d])), stops);
    this.poly(points, paint, extra);
  }

  /** A veil over a quad, from its first edge to the opposite one (shadow in a corner, light from a lamp). */
  veil(points: readonly V3[], colour: string, opacities: readonly number[]): void {
    const [a, b, c, d] = points;
    if (!a || !b || !c || !d) return;
    const stops = opacities.map((o, i): Stop => [i / (opacities.length - 1), colour, o]);
    this.poly(
      points,
      this.linear(project(this.cam, middle([a, b])), project(this.cam, middle([c, d])), stops),
    );
  }

  /**
   * Sets a piece on the floor: `half` is its half width and half depth, `height` decides its shadow. Pieces are
   * drawn by `flush`, far ones first.
   */
  place(at: Frame, half: P2, height: number, draw: () => void, bias = 0): void {
    const corners: V3[] = [
      at([-half[0], 0, -half[1]]),
      at([half[0], 0, -half[1]]),
      at([half[0], 0, half[1]]),
      at([-half[0], 0, half[1]]),
    ];
    this.pieces.push({ depth: toView(this.cam, at([0, 0, 0]))[2] - bias, draw });
    if (height <= 0) return;
    const [kx, ky, kz] = this.light.toKey;
    const reach = Math.min(height, 1.4) / Math.max(0.35, ky);
    const flat = corners.map((p): P2 => [p[0], p[2]]);
    const thrown = flat.map((p): P2 => [p[0] - kx * reach * 0.8, p[1] - kz * reach * 0.8]);
    const y = corners[0]?.[1] ?? 0;
    this.shadows.push({ hard: corners, soft: hull([...flat, ...thrown]).map((p): V3 => [p[0], y, p[1]]) });
  }

  /** Draws the shadows of everything placed, then the pieces from far to near. */
  flush(shade = '#2a1a10', strength = 1): void {
    const { shadows, pieces } = this;
    this.shadows = [];
    this.pieces = [];
    for (const s of shadows) softPatch(this, s.soft, shade, 0.24 * strength * this.light.sharp, 0.2);
    for (const s of shadows) softPatch(this, s.hard, shade, 0.46 * strength, 0.09);
    pieces.sort((a, b) => b.depth - a.depth);
    for (const piece of pieces) piece.draw();
  }

  /** The whole picture; `flip` mirrors it, `framing` is a transform that shows a part of it. */
  svg(flip: boolean, framing: string): string {
    const turn = flip ? ` transform="matrix(-1 0 0 1 ${WIDTH} 0)"` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${this.defs.join('')}</defs><g transform="${framing}"><g${turn}>${this.out.join('')}</g></g></svg>`;
  }
}

function n2(v: number): string {
  return String(Math.round(v * 100) / 100);
}

function stopMarkup([offset, colour, opacity]: Stop): string {
  const clear = opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${n2(opacity)}"`;
  return `<stop offset="${n2(offset)}" stop-color="${colour}"${clear}/>`;
}
