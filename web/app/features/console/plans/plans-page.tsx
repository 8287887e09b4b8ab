import type { ConsolePlan } from '@diyar/contract/console/console-plans';
import { dateTimeText } from '@diyar/contract/values/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanVersionText } from './plan-version.tsx';

/** In place of a plan's id: one that is being added. */
const NEW = 'new';

/** The plans as operators set them: what holds, what is coming, and how many have each. */
export function PlansPage() {
  const t = useTranslations('consoleBooks');
  const lang = useLang();
  const call = useConsoleCall();
  const [edited, setEdited] = useState<string>();
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
        <Button onClick={() => setEdited(NEW)}>{t('add')}</Button>
      </div>
      <ul className="grid gap-3 md:grid-cols-2">
        {data.items.map((plan) => (
          <PlanCard key={plan.id} plan={plan} onEdit={() => setEdited(plan.id)} />
        ))}
      </ul>
      {edited === undefined ? null : (
        <PlanDialog
          plan={data.items.find(({ id }) => id === edited)}
          today={data.today}
          onClose={close}
          onStale={async () => (await refetch()).data?.items.find(({ id }) => id === edited)}
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
      {current === undefined ? null : <PlanVersionText version={current} isFree={plan.is_free} />}
      {upcoming.map((version) => (
        <div key={version.version} className="grid gap-2 border-t border-line pt-3">
          <p className="text-sm text-info">
            {t('upcoming', { at: ltrText(dateTimeText(version.effective_from)) })}
          </p>
          <PlanVersionText version={version} isFree={plan.is_free} />
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
