import type { ConsoleSite } from '@diyar/contract/console/console-site';
import type { SiteFont } from '@diyar/contract/words/site-look';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useConsoleCall } from '../use-operator.ts';

function valuesOf({ texts, look }: ConsoleSite) {
  const { icon_browser: _, ...own } = texts;
  return {
    ...own,
    site_color_light: look.color_light,
    site_color_dark: look.color_dark,
    site_font: look.font as SiteFont,
    site_radius: String(look.radius),
  };
}

export type SiteValues = ReturnType<typeof valuesOf>;
export type SiteForm = ReturnType<typeof useSiteForm>;

/** Texts and look of the site being set; what was typed stays when it is refused. */
export function useSiteForm(site: ConsoleSite, onSaved: (site: ConsoleSite) => void) {
  const t = useTranslations('consoleSite');
  const lang = useLang();
  const call = useConsoleCall();
  const [values, setValues] = useState(() => valuesOf(site));
  const [dated, setDated] = useState({ effective_from: site.today, reason: '' });
  const [refusal, setRefusal] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    if (isPending) return;
    setPending(true);
    setRefusal(undefined);
    const kept = valuesOf(site);
    const changed = Object.entries(values).filter(([key, value]) => kept[key as keyof SiteValues] !== value);
    const { site_radius, ...texts } = Object.fromEntries(changed) as Partial<SiteValues>;
    const radius = site_radius === undefined ? {} : { site_radius: Number(site_radius) };
    try {
      const saved = await call(() =>
        callApi('PUT /api/v1/console/site', { body: { ...texts, ...radius, ...dated }, lang }),
      );
      setDated({ effective_from: saved.today, reason: '' });
      toast.success(t('saved'));
      onSaved(saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      if (error.errors.length === 0 && error.code !== 'console_login_required') toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  return {
    ...{ values, dated, isPending, save },
    change: (part: Partial<SiteValues>) => setValues((now) => ({ ...now, ...part })),
    date: (part: Partial<typeof dated>) => setDated((now) => ({ ...now, ...part })),
    errorOf: (field: string) => refusal?.fieldText(field),
  };
}
