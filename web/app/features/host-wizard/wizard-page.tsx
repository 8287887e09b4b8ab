import type { Wizard } from '@diyar/contract/supply/host-wizard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { askEvery, useLive } from '../../live/use-live.ts';
import { useSession } from '../../session/session.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { DoneView } from './done-view.tsx';
import { OpenChoice } from './open-choice.tsx';
import { stepIn, stepsOf } from './steps.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { WizardWork } from './wizard-work.tsx';

/**
 * Adds a property with its first unit, or a unit to a property. One can be open at a time: coming here while one is asks whether
 * to go on with it; an address that names a step goes on at once.
 */
export function WizardPage({ propertyId }: { propertyId: string | null }) {
  const t = useTranslations('wizard');
  const lang = useLang();
  const [params] = useSearchParams();
  const done = params.get('done');
  const account = useSession().user?.id;
  const { data, error, refetch, key } = useOpenWizard(account, done === null);
  const client = useQueryClient();
  // Leaving what was typed here for what is open elsewhere begins anew.
  const [round, setRound] = useState(0);
  if (done !== null) return <DoneView propertyId={done} ad={params.get('ad') ?? ''} />;
  const title = t(propertyId === null ? 'addProperty' : 'addUnit');
  const exitTo = supplyPaths(lang).properties();
  if (data === undefined || account === undefined) {
    return (
      <WizardFrame title={title} exitTo={exitTo}>
        {error === null ? <PageSkeleton /> : <Problem error={error} retry={() => void refetch()} />}
      </WizardFrame>
    );
  }
  if (!data.abilities.work) {
    return (
      <WizardFrame title={title} exitTo={exitTo}>
        <EmptyState drawing="door" title={t('notWorker')} />
      </WizardFrame>
    );
  }
  const keep = (wizard: Wizard | null) => client.setQueryData(key, { ...data, wizard });
  const isHere = data.wizard === null || (data.wizard.property?.id ?? null) === propertyId;
  const isGoingOn = stepIn(params, stepsOf(propertyId !== null)) !== undefined;
  if (data.wizard !== null && !(isHere && isGoingOn)) {
    return <OpenChoice wizard={data.wizard} title={title} onGone={() => keep(null)} context={data} />;
  }
  return (
    <WizardWork
      key={`${account}:${round}`}
      account={account}
      propertyId={propertyId}
      data={data}
      onSaved={keep}
      onLeave={() => void refetch().then(() => setRound(round + 1))}
    />
  );
}

/** The open wizard of the acting account, followed while another device works on it. */
function useOpenWizard(account: string | undefined, isWanted: boolean) {
  const lang = useLang();
  const key = [lang, 'wizard', account];
  const isWatched = account !== undefined && isWanted;
  const client = useQueryClient();
  const isLive = useLive('wizard', () => void client.refetchQueries({ queryKey: key }), {
    isWanted: isWatched,
  });
  const query = useQuery({
    queryKey: key,
    queryFn: () => callApi('GET /api/v1/host/wizard', { lang }),
    enabled: isWatched,
    refetchInterval: ({ state }) => askEvery(isLive, state.error),
  });
  return { ...query, key };
}

function Problem(props: { error: Error; retry: () => void }) {
  const t = useTranslations();
  return (
    <EmptyState
      drawing="cloud"
      title={t('wizard.loadFailed')}
      text={props.error instanceof ApiError ? props.error.msg : t('errors.server_error')}
      action={<Button onClick={props.retry}>{t('common.retry')}</Button>}
    />
  );
}
