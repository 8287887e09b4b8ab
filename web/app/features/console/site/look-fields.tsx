import {
  DEFAULT_LOOK,
  isHexColor,
  isReadable,
  paletteOf,
  SITE_FONTS,
  SITE_RADIUS,
  SITE_THEMES,
  type SiteFont,
  type SiteTheme,
  weakestContrast,
} from '@diyar/contract/words/site-look';
import type { CSSProperties } from 'react';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SiteForm } from './use-site-form.ts';

/** Colours, font and corners, each with what becomes of the site's parts in both themes. */
export function LookFields({ form }: { form: SiteForm }) {
  const t = useTranslations('consoleSite');
  const { values, change, errorOf } = form;
  const toDefaults = () =>
    change({
      site_color_light: DEFAULT_LOOK.color_light,
      site_color_dark: DEFAULT_LOOK.color_dark,
      site_font: DEFAULT_LOOK.font,
      site_radius: String(DEFAULT_LOOK.radius),
    });
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {SITE_THEMES.map((theme) => (
          <div key={theme} className="grid gap-3">
            <ColorField theme={theme} form={form} />
            <Sample theme={theme} color={values[`site_color_${theme}`]} radius={Number(values.site_radius)} />
          </div>
        ))}
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Select
          label={t('font')}
          value={values.site_font}
          onChange={(font) => change({ site_font: font as SiteFont })}
          options={SITE_FONTS.map((value) => ({ value, label: t(`fonts.${value}`) }))}
          error={errorOf('site_font')}
        />
        <TextField
          type="number"
          inputMode="numeric"
          ltr
          min={SITE_RADIUS.least}
          max={SITE_RADIUS.most}
          label={t('radius')}
          hint={t('radiusHint')}
          value={values.site_radius}
          onChange={(site_radius) => change({ site_radius })}
          error={errorOf('site_radius')}
        />
      </div>
      <div>
        <Button kind="quiet" size="small" onClick={toDefaults}>
          {t('defaults')}
        </Button>
      </div>
    </div>
  );
}

function ColorField({ theme, form }: { theme: SiteTheme; form: SiteForm }) {
  const t = useTranslations('consoleSite');
  const { values, change, errorOf } = form;
  const color = values[`site_color_${theme}`];
  const name = t(theme === 'light' ? 'colorLight' : 'colorDark');
  const set = (typed: string) => change({ [`site_color_${theme}`]: typed.trim().toLowerCase() });
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-3">
      <TextField
        ltr
        label={name}
        hint={contrastText(color, theme, t)}
        value={color}
        onChange={set}
        maxLength={7}
        spellCheck={false}
        error={errorOf(`site_color_${theme}`) ?? problemOf(color, theme, t)}
      />
      <input
        type="color"
        aria-label={t('pick', { name })}
        value={isHexColor(color) ? color : '#000000'}
        onChange={(event) => set(event.target.value)}
        className="mt-8 h-12 w-14 rounded-base border border-field-line bg-surface p-1"
      />
    </div>
  );
}

type Translate = ReturnType<typeof useTranslations<'consoleSite'>>;
/** Rounded down: a contrast is never told better than it is. */
const ratioOf = (color: string, theme: SiteTheme) =>
  ltrText((Math.floor(weakestContrast(color, theme) * 100) / 100).toFixed(2));

function contrastText(color: string, theme: SiteTheme, t: Translate): string | undefined {
  return isHexColor(color) ? t('contrast', { ratio: ratioOf(color, theme) }) : undefined;
}

function problemOf(color: string, theme: SiteTheme, t: Translate): string | undefined {
  if (!isHexColor(color)) return t('colorHex');
  return isReadable(color, theme) ? undefined : t('contrastLow', { ratio: ratioOf(color, theme) });
}

/** A button, a link and a badge as they will be. */
function Sample({ theme, color, radius }: { theme: SiteTheme; color: string; radius: number }) {
  const t = useTranslations('consoleSite');
  if (!isHexColor(color)) return null;
  const { primary, onPrimary, strong, soft } = paletteOf(color, theme);
  const style = {
    '--primary': primary,
    '--on-primary': onPrimary,
    '--primary-strong': strong,
    '--primary-soft': soft,
    '--radius-base': `${radius}px`,
  } as CSSProperties;
  return (
    <div
      data-scheme={theme}
      style={style}
      className="flex flex-wrap items-center gap-4 rounded-base border border-line bg-background p-4 text-ink"
    >
      <span className="w-full text-xs text-soft">
        {t('sample')} · {t(theme)}
      </span>
      <span className={buttonLook('primary')}>{t('sampleButton')}</span>
      <span className="font-bold text-primary underline underline-offset-4">{t('sampleLink')}</span>
      <Badge tone="primary">{t('sampleBadge')}</Badge>
    </div>
  );
}
