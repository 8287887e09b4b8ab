import type { ConsoleCategory, ConsoleFeature } from '@diyar/contract/console/console-names';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { KindSheet } from './kind-sheet.tsx';

type Kind = ConsoleCategory | ConsoleFeature;

/** Kinds of property and what they have, in the order of forms. */
export function KindsPage() {
  const t = useTranslations('consoleNames');
  const lang = useLang();
  const call = useConsoleCall();
  const [view, setView] = useState<'categories' | 'features'>('categories');
  const [edited, edit] = useState<Kind | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'console-kinds'],
    queryFn: () => call(() => callApi('GET /api/v1/console/kinds', { lang })),
  });
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{t('kinds')}</h1>
        <p className="max-w-prose text-soft">{t('kindsIntro')}</p>
      </div>
      <Tabs
        label={t('kinds')}
        tabs={[
          { value: 'categories', label: t('categories') },
          { value: 'features', label: t('features') },
        ]}
        value={view}
        onChange={setView}
      >
        {data === undefined && error === null ? <PageSkeleton /> : null}
        {data === undefined && error !== null ? (
          <ConsoleProblem error={error} retry={() => void refetch()} />
        ) : null}
        <ul aria-label={t(view)} className="overflow-hidden rounded-base border border-line bg-surface">
          {data?.[view].map((kind) => (
            <KindRow key={kind.slug} kind={kind} onEdit={() => edit(kind)} />
          ))}
        </ul>
      </Tabs>
      {edited === null ? null : (
        <KindSheet kind={edited} onClose={() => edit(null)} onDone={() => void refetch()} />
      )}
    </div>
  );
}

function KindRow({ kind, onEdit }: { kind: Kind; onEdit: () => void }) {
  const t = useTranslations('consoleNames');
  const lang = useLang();
  const { name_ar, name_en, hidden, units, sort } = kind;
  return (
    <li className="grid items-center gap-2 border-b border-line px-4 py-2 last:border-0 max-sm:justify-items-start sm:grid-cols-[3rem_1fr_8rem_auto]">
      <span className="tabular text-soft">{sort}</span>
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <span className="font-bold">{name_ar}</span>
        <bdi className="text-soft">{name_en}</bdi>
        {hidden ? <Badge tone="warning">{t('hiddenBadge')}</Badge> : null}
      </span>
      <span className="text-sm text-soft">{t('units', { count: units })}</span>
      <Button
        kind="quiet"
        size="small"
        aria-label={t('editNamed', { name: lang === 'ar' ? name_ar : name_en })}
        onClick={onEdit}
      >
        {t('edit')}
      </Button>
    </li>
  );
}
