import type { SiteLook } from '@diyar/contract/words/site-facts';
import { DEFAULT_LOOK, paletteOf, type SiteTheme } from '@diyar/contract/words/site-look';
import type { CSSProperties } from 'react';

/** A sheet's corners are rounder than a card's by this, as in the original look. */
const SHEET_MORE = 8;
const DEVICE_FONT = 'system-ui, sans-serif';

/**
 * What of the operators' look differs from the style sheet's own, as properties of the page that the sheet reads; undefined while
 * nothing does. The server's alone: a browser loads nothing of it.
 */
export function lookStyle(look: SiteLook): CSSProperties | undefined {
  const style: Record<string, string> = {
    ...colorsOf('light', look.color_light),
    ...colorsOf('dark', look.color_dark),
  };
  if (look.font !== DEFAULT_LOOK.font) style['--site-font'] = DEVICE_FONT;
  if (look.radius !== DEFAULT_LOOK.radius) {
    style['--radius-base'] = `${look.radius}px`;
    style['--radius-sheet'] = `${look.radius === 0 ? 0 : look.radius + SHEET_MORE}px`;
  }
  return Object.keys(style).length === 0 ? undefined : (style as CSSProperties);
}

function colorsOf(theme: SiteTheme, color: string): Record<string, string> {
  if (color === DEFAULT_LOOK[`color_${theme}`]) return {};
  const { primary, strong, soft } = paletteOf(color, theme);
  return {
    [`--site-${theme}-primary`]: primary,
    [`--site-${theme}-primary-strong`]: strong,
    [`--site-${theme}-primary-soft`]: soft,
  };
}
