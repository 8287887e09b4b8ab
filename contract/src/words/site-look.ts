/** Letters the site can be set in: Tajawal travels with it, the device's own need no file. */
export const SITE_FONTS = ['tajawal', 'device'] as const;
export type SiteFont = (typeof SITE_FONTS)[number];

export const SITE_RADIUS = { least: 0, most: 24 } as const;
export const SITE_THEMES = ['light', 'dark'] as const;
export type SiteTheme = (typeof SITE_THEMES)[number];

/** What the site looks like where nobody chose anything else (brief 1): the style sheet says the same. */
export const DEFAULT_LOOK = {
  color_light: '#0e7a53',
  color_dark: '#3cc08e',
  font: 'tajawal',
  radius: 12,
} as const;

/** WCAG 2.2, 1.4.3: the least contrast of text. */
export const LEAST_CONTRAST = 4.5;

type Rgb = readonly [red: number, green: number, blue: number];

const INK: Record<SiteTheme, string> = { light: '#ffffff', dark: '#06281b' };
/** The surfaces of each theme on which the primary colour is text; web/app/app.css has the same. */
const GROUNDS: Record<SiteTheme, readonly string[]> = {
  light: ['#fbfaf7', '#ffffff', '#f3f1eb'],
  dark: ['#12140f', '#1a1d17', '#0d0f0b'],
};
const SOFT_GROUND: Record<SiteTheme, string> = { light: '#ffffff', dark: '#12140f' };
/** How much of the primary colour is in its soft twin, and of black or white in its strong one. */
const SOFT = { light: 0.11, dark: 0.2 } as const;
const STRONG = 0.18;

/** The colours that stand for one primary colour in one theme. */
export interface Palette {
  primary: string;
  onPrimary: string;
  strong: string;
  soft: string;
}

export const isHexColor = (text: string) => /^#[0-9a-f]{6}$/.test(text);

function rgbOf(hex: string): Rgb {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function mixed(color: string, other: string, share: number): string {
  const [one, two] = [rgbOf(color), rgbOf(other)];
  const part = (at: 0 | 1 | 2) => one[at] * (1 - share) + two[at] * share;
  return hexOf([part(0), part(1), part(2)]);
}

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns what a primary colour needs beside it in a theme; `primary` is a colour like #0e7a53. */
export function paletteOf(primary: string, theme: SiteTheme): Palette {
  return {
    primary,
    onPrimary: INK[theme],
    strong: mixed(primary, theme === 'light' ? '#000000' : '#ffffff', STRONG),
    soft: mixed(SOFT_GROUND[theme], primary, SOFT[theme]),
  };
}

/** The least contrast that a primary colour has in a theme wherever text meets it. */
export function weakestContrast(primary: string, theme: SiteTheme): number {
  const { onPrimary, strong, soft } = paletteOf(primary, theme);
  const asText = [...GROUNDS[theme], soft].map((ground) => contrastOf(primary, ground));
  return Math.min(...asText, contrastOf(onPrimary, primary), contrastOf(onPrimary, strong));
}

export function isReadable(primary: string, theme: SiteTheme): boolean {
  return weakestContrast(primary, theme) >= LEAST_CONTRAST;
}

/** Rules that the look and the addresses of the site can break. */
export const LOOK_RULES = ['color_hex', 'color_contrast', 'icon_square', 'icon_2mb', 'site_address'] as const;
