import type { ConsoleSite } from '@diyar/contract/console/console-site';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { Announcements } from './announcements.tsx';
import { IconField } from './icon-field.tsx';
import { LookFields } from './look-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { type SiteForm, useSiteForm } from './use-site-form.ts';

/** What the site says of itself, how it looks, its icon, and the bar above its pages. */
export function SitePage() {
  const t = useTranslations('consoleSite');
  const lang = useLang();
  const call = useConsoleCall();
  const client = useQueryClient();
  const queryKey = [lang, 'console-site'];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => call(() => callApi('GET /api/v1/console/site')),
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  const onSaved = (site: ConsoleSite) => client.setQueryData(queryKey, site);
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{t('title')}</h1>
        <p className="max-w-3xl text-soft">{t('intro')}</p>
      </div>
      <SiteSettingsForm site={data} onSaved={onSaved} />
      <IconField site={data} onSaved={onSaved} />
      <Announcements site={data} onSaved={onSaved} />
    </div>
  );
}

function SiteSettingsForm({ site, onSaved }: { site: ConsoleSite; onSaved: (site: ConsoleSite) => void }) {
  const t = useTranslations('consoleSite');
  const form = useSiteForm(site, onSaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Card as="section" className="grid gap-6 p-5">
        <h2 className="text-lg font-bold">{t('texts')}</h2>
        <TextFields form={form} />
        <h2 className="border-t border-line pt-5 text-lg font-bold">{t('look')}</h2>
        <LookFields form={form} />
        <Dated form={form} today={site.today} />
        <Coming site={site} />
        <div>
          <Button type="submit" pending={form.isPending}>
            {t('save')}
          </Button>
        </div>
      </Card>
    </form>
  );
}

function Dated({ form, today }: { form: SiteForm; today: string }) {
  const t = useTranslations('consoleSite');
  const { dated, date, errorOf } = form;
  return (
    <div className="grid items-start gap-5 border-t border-line pt-5 sm:grid-cols-[14rem_1fr]">
      <TextField
        type="date"
        label={t('from')}
        hint={t('fromHint')}
        min={today}
        value={dated.effective_from}
        onChange={(effective_from) => date({ effective_from })}
        error={errorOf('effective_from')}
      />
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        rows={2}
        dir="auto"
        value={dated.reason}
        onChange={(reason) => date({ reason })}
        error={errorOf('reason')}
      />
    </div>
  );
}

/** What was set for a later day already. */
function Coming({ site }: { site: ConsoleSite }) {
  const t = useTranslations();
  if (site.coming.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm">
      <h3 className="font-bold">{t('consoleSite.coming')}</h3>
      <ul className="list-disc ps-5">
        {site.coming.map(({ key, value, effective_from }) => (
          <li key={`${key}${effective_from}`}>
            {t('consoleSite.comingLine', {
              name: t(`console.settings.names.${key as 'site_title_ar'}`),
              value,
              date: ltrText(effective_from),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
