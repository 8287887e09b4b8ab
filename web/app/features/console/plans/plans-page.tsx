import type { ConsolePlan, PlanVersion } from '@diyar/contract/console-plans';
import { dateTimeText } from '@diyar/contract/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { PlanDialog } from './plan-dialog.tsx';

/** The plans as operators set them: what holds, what is coming, and how many have each. */
export function PlansPage() {
  const t = useTranslations('consoleBooks');
  const lang = useLang();
  const call = useConsoleCall();
  const [edited, setEdited] = useState<ConsolePlan | 'new'>();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'console-plans'],
    queryFn: () => call(() => callApi('GET /api/v1/console/plans')),
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  const close = () => setEdited(undefined);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-xl font-bold">{t('plansTitle')}</h1>
          <p className="text-soft">{t('plansIntro')}</p>
        </div>
        <Button onClick={() => setEdited('new')}>{t('add')}</Button>
      </div>
      <ul className="grid gap-3 md:grid-cols-2">
        {data.items.map((plan) => (
          <PlanCard key={plan.id} plan={plan} onEdit={() => setEdited(plan)} />
        ))}
      </ul>
      {edited === undefined ? null : (
        <PlanDialog
          plan={edited === 'new' ? undefined : edited}
          today={data.today}
          onClose={close}
          onSaved={() => {
            close();
            void refetch();
          }}
        />
      )}
    </div>
  );
}

function PlanCard({ plan, onEdit }: { plan: ConsolePlan; onEdit: () => void }) {
  const t = useTranslations('consoleBooks');
  const current = plan.versions.find(({ state }) => state === 'in_force');
  const upcoming = plan.versions.filter(({ state }) => state === 'upcoming');
  return (
    <Card as="li" className="grid content-start gap-3 p-5">
      {current === undefined ? null : <Version version={current} isFree={plan.is_free} />}
      {upcoming.map((version) => (
        <div key={version.version} className="grid gap-2 border-t border-line pt-3">
          <p className="text-sm text-info">
            {t('upcoming', { at: ltrText(dateTimeText(version.effective_from)) })}
          </p>
          <Version version={version} isFree={plan.is_free} />
        </div>
      ))}
      <div className="flex items-center justify-between gap-3 border-t border-line pt-3">
        <p className="text-sm text-soft">{t('members', { n: plan.members })}</p>
        <Button kind="secondary" onClick={onEdit}>
          {t('edit')}
        </Button>
      </div>
    </Card>
  );
}

function Version({ version, isFree }: { version: PlanVersion; isFree: boolean }) {
  const t = useTranslations('consoleBooks');
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2 font-bold">
        <bdi lang="ar">{version.name_ar}</bdi>
        <bdi lang="en" className="font-normal text-soft">
          {version.name_en}
        </bdi>
        <Badge tone={version.active ? 'primary' : 'neutral'}>
          {t(version.active ? 'onSale' : 'offSale')}
        </Badge>
        {isFree ? <Badge>{t('free')}</Badge> : null}
      </p>
      <p className="text-sm text-soft">
        {t('counts', { ads: version.ads, special: version.special_ads, days: version.special_days })}
      </p>
      <p className="tabular flex flex-wrap gap-x-4 text-sm">
        {version.prices.map(({ period, price }) => (
          <bdi key={period} dir="ltr">
            {price.text} / {period}
          </bdi>
        ))}
      </p>
    </div>
  );
}
