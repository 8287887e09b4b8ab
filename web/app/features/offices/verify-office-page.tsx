import { dateText, dateTimeText } from '@diyar/contract/values/format';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { RequiredFrom } from '../verification/required-from.tsx';
import { OfficeCard } from './office-card.tsx';
import { type Office, type OfficeDraft, useOffice } from './office-standing.ts';
import { OfficeSteps } from './office-steps.tsx';

/** Where an office proves what it is: its badge, its request, and what is asked of it. */
export function VerifyOfficePage() {
  const t = useTranslations('offices');
  const { data, error, refetch } = useOffice();
  if (data === undefined && error === null) return <PageSkeleton />;
  if (error instanceof ApiError && error.code === 'business_only') return <ForBusinesses />;
  if (data === undefined)
    return (
      <OwnAdProblem isPage error={error ?? new Error()} title={t('failed')} retry={() => void refetch()} />
    );
  return (
    <div className="page grid max-w-3xl grid-cols-1 gap-5 py-6 lg:py-8">
      <PageHead title={t('title')} lead={t(data.verified_at === null ? 'lead' : 'leadVerified')} />
      {data.verified_at === null ? <RequiredFrom day={data.required_from} /> : null}
      {data.approved === null ? null : (
        <OfficeCard
          approved={data.approved}
          since={data.verified_at}
          isRenewed={data.request?.state === 'sent'}
        />
      )}
      <Body office={data} />
    </div>
  );
}

function ForBusinesses() {
  const t = useTranslations('offices');
  const lang = useLang();
  return (
    <EmptyState
      isPage
      drawing="door"
      title={t('businessOnly')}
      text={t('businessOnlyText')}
      action={
        <Link to={deskPaths(lang).verifyAccount()} className={buttonLook('primary')}>
          {t('toVerifyAccount')}
        </Link>
      }
    />
  );
}

function Body({ office }: { office: Office }) {
  const t = useTranslations('offices');
  const [isRenewing, setRenewing] = useState(false);
  const { request, approved, may, is_open } = office;
  if (request?.state === 'sent') return <Sent request={request} />;
  if (may === 'owner_alone') return <Notice tone="info">{t('ownerAlone')}</Notice>;
  if (!is_open) return <EmptyState drawing="cloud" title={t('closed')} text={t('closedText')} />;
  const isFilling = approved === null || isRenewing || request?.state === 'draft';
  return (
    <>
      {request === null ? null : <Ended request={request} />}
      {isFilling ? (
        <OfficeSteps office={office} />
      ) : (
        <div>
          <Button kind="secondary" onClick={() => setRenewing(true)}>
            {t('renew')}
          </Button>
        </div>
      )}
    </>
  );
}

function Sent({ request }: { request: OfficeDraft }) {
  const t = useTranslations('offices');
  return (
    <Notice tone="gold" icon="clock">
      <p className="font-bold">{t('sentTitle')}</p>
      <p>{t('sentText', { at: ltrText(dateTimeText(request.sent_at ?? '')) })}</p>
    </Notice>
  );
}

/** How the last request ended, where it did not end well. */
function Ended({ request: { state, reason, expires_on } }: { request: OfficeDraft }) {
  const t = useTranslations('offices');
  if (state === 'refused')
    return (
      <Notice tone="warning" icon="warning">
        <p className="font-bold">{t('refusedTitle')}</p>
        <p className="whitespace-pre-line">
          <bdi>{reason}</bdi>
        </p>
        <p className="text-soft">{t('refusedText')}</p>
      </Notice>
    );
  if (state !== 'expired') return null;
  return (
    <Notice tone="warning" icon="warning">
      <p className="font-bold">
        {t('expiredTitle', { date: ltrText(dateText(`${expires_on}T12:00:00+03:00`)) })}
      </p>
      <p>{t('expiredText')}</p>
    </Notice>
  );
}
