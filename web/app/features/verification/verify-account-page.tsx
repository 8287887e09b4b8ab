import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { askAnew, askEvery, useLive } from '../../live/use-live.ts';
import { refreshUser } from '../../session/session.ts';
import { Notice } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton, Skeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { PassportCard } from '../foreign-guests/late-parts.ts';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { IdentityForm } from './identity-form.tsx';
import { RequiredFrom } from './required-from.tsx';
import type { Standing } from './standing.ts';
import { VerifiedCard } from './verified-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** Verifying oneself by the national sign-on: asking, the number to pick, and how it ended. */
export function VerifyAccountPage() {
  const t = useTranslations('verification');
  const { data, error, refetch } = useStanding();
  if (data === undefined && error === null) return <PageSkeleton />;
  if (data === undefined)
    return <OwnAdProblem isPage error={error} title={t('failed')} retry={() => void refetch()} />;
  const isGuest = data.may === 'passport';
  return (
    <div className="page grid max-w-2xl grid-cols-1 gap-5 py-6 lg:py-8">
      <PageHead title={t('title')} lead={isGuest ? undefined : t('lead')} />
      {data.verified_at === null && !isGuest ? <RequiredFrom day={data.required_from} /> : null}
      <Body standing={data} onChange={() => void refetch()} />
    </div>
  );
}

function Body({ standing, onChange }: { standing: Standing; onChange: () => void }) {
  const t = useTranslations('verification');
  const { verified_at, check, is_open, may, identity } = standing;
  if (verified_at !== null) return <VerifiedCard at={verified_at} identity={identity} />;
  if (may === 'passport')
    return (
      <Suspense fallback={<Skeleton className="h-64" />}>
        <PassportCard identity={identity} onSaved={onChange} />
      </Suspense>
    );
  if (may === 'owner_alone') return <Notice tone="info">{t('ownerAlone')}</Notice>;
  if (!is_open) return <EmptyState drawing="cloud" title={t('closed')} text={t('closedText')} />;
  if (check?.state === 'waiting') return <WaitingCard check={check} onOver={onChange} />;
  return (
    <Card>
      <div className="grid gap-4">
        {check === null || check.state === 'completed' ? null : (
          <Notice tone="warning">
            {t(`ends.${check.state}`)}. {t('again')}
          </Notice>
        )}
        <IdentityForm last4={identity?.last4} onAsked={onChange} />
      </div>
    </Card>
  );
}

/** How the verification stands; followed live while a request waits, and the badge taken up once it is there. */
function useStanding() {
  const lang = useLang();
  const isLive = useLive('verification', () => void askAnew(query));
  const query = useQuery({
    queryKey: [lang, 'identity-verification'],
    queryFn: () => callApi('GET /api/v1/verifications/identity', { lang }),
    refetchInterval: ({ state }) =>
      state.data?.check?.state === 'waiting' ? askEvery(isLive, state.error) : false,
  });
  const isVerified = query.data === undefined ? undefined : query.data.verified_at !== null;
  const before = useRef(isVerified);
  useEffect(() => {
    if (before.current === false && isVerified) void refreshUser().catch(() => undefined);
    before.current = isVerified;
  }, [isVerified]);
  return query;
}
