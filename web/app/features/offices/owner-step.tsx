import { dateText } from '@diyar/contract/values/format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { askAnew, askEvery, useLive } from '../../live/use-live.ts';
import { Notice } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { IdentityForm } from '../verification/identity-form.tsx';
import { WaitingCard } from '../verification/waiting-card.tsx';

/** The owner's own identity by the national sign-on; the page goes on once it is proven. */
export function OwnerStep({ verifiedAt }: { verifiedAt: string | null }) {
  const t = useTranslations('offices');
  if (verifiedAt !== null) return <p>{t('ownerDone', { date: ltrText(dateText(verifiedAt)) })}</p>;
  return (
    <div className="grid gap-4">
      <p className="text-soft">{t('ownerLead')}</p>
      <Proving />
    </div>
  );
}

function Proving() {
  const t = useTranslations('verification');
  const { data, refetch } = useIdentity();
  if (data === undefined) return <Skeleton className="h-24" />;
  const { check, identity, is_open } = data;
  const again = () => void refetch();
  if (!is_open) return <Notice tone="info">{t('closed')}</Notice>;
  if (check?.state === 'waiting') return <WaitingCard check={check} onOver={again} />;
  return (
    <>
      {check === null || check.state === 'completed' ? null : (
        <Notice tone="warning">
          {t(`ends.${check.state}`)}. {t('again')}
        </Notice>
      )}
      <IdentityForm last4={identity?.last4} onAsked={again} />
    </>
  );
}

function useIdentity() {
  const lang = useLang();
  const client = useQueryClient();
  const isLive = useLive('verification', () => void askAnew(query));
  const query = useQuery({
    queryKey: [lang, 'identity-verification'],
    queryFn: () => callApi('GET /api/v1/verifications/identity', { lang }),
    refetchInterval: ({ state }) =>
      state.data?.check?.state === 'waiting' ? askEvery(isLive, state.error) : false,
  });
  const isProven = query.data !== undefined && query.data.verified_at !== null;
  const told = useRef(false);
  useEffect(() => {
    if (!isProven || told.current) return;
    told.current = true;
    void client.invalidateQueries({ queryKey: [lang, 'office-verification'] });
  }, [isProven, client, lang]);
  return query;
}
