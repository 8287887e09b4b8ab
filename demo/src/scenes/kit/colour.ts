/** Linear-light red, green, blue; 1 is a fully lit white. */
export type Rgb = readonly [number, number, number];

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

const cache = new Map<string, Rgb>();

/** `#rrggbb` as linear light. */
export function rgb(hex: string): Rgb {
  const known = cache.get(hex);
  if (known) return known;
  const n = Number.parseInt(hex.slice(1), 16);
  const made: Rgb = [
    toLinear(((n >> 16) & 255) / 255),
    toLinear(((n >> 8) & 255) / 255),
    toLinear((n & 255) / 255),
  ];
  cache.set(hex, made);
  return made;
}

/** A soft shoulder above 0.7, as film has, so highlights keep their colour. */
function shoulder(v: number): number {
  return v < 0.7 ? Math.max(v, 0) : 0.7 + 0.3 * (1 - Math.exp(-(v - 0.7) / 0.3));
}

const byte = (v: number): string =>
  Math.round(Math.min(1, toGamma(shoulder(v))) * 255)
    .toString(16)
    .padStart(2, '0');

/** Linear light as `#rrggbb`, through the film shoulder. */
export function css(c: Rgb): string {
  return `#${byte(c[0])}${byte(c[1])}${byte(c[2])}`;
}

export function mix(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

export function times(a: Rgb, k: number): Rgb {
  return [a[0] * k, a[1] * k, a[2] * k];
}

export function multiply(a: Rgb, b: Rgb): Rgb {
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
}

export function plus(a: Rgb, b: Rgb): Rgb {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}
