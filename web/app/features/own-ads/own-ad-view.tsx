import type { HostAdDetails } from '@diyar/contract/supply/host-ads';
import { dateText, dateTimeText } from '@diyar/contract/values/format';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { late } from '../../rendering/late.ts';
import { Notice } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LicenceCard } from '../licences/licence-card.tsx';
import { RevisionsOnAd } from '../revisions/revision-on-ad.tsx';
import { AdStateChip } from './ad-state-chip.tsx';
import { BeforeApproval } from './before-approval.tsx';
import { OwnAdActions } from './own-ad-actions.tsx';
import { OwnAdProblem } from './own-ad-problem.tsx';
import { reasonSentence, reasonText } from './reason-text.ts';
import { SpecialCard } from './special-card.tsx';

/** Charts come after what is asked first: the ad's state. */
const AdStatisticsCard = late(async () => (await import('./ad-statistics.tsx')).AdStatisticsCard);

/**
 * An ad of one's own among its property's units: its state with the reason, what may be done, its figures and every step. A licence
 * number typed in the wizard is there to be checked.
 */
export function OwnAdView({ id, typedLicence }: { id: string; typedLicence: string | null }) {
  const t = useTranslations('ownAds');
  const lang = useLang();
  const {
    data: ad,
    error,
    refetch,
  } = useQuery({
    queryKey: [lang, 'own-ad', id],
    queryFn: () => callApi('GET /api/v1/host/ads/{id}', { params: { id }, lang }),
  });
  if (ad === undefined) {
    if (error === null) return <Skeleton className="h-64" />;
    return <OwnAdProblem error={error} title={t('loadFailed')} retry={() => void refetch()} />;
  }
  const licence = (
    <div className="lg:col-span-2">
      <LicenceCard adId={ad.id} {...(typedLicence !== null && { typed: typedLicence })} />
    </div>
  );
  // What a new ad lacks stands before figures that are all nought.
  const isNew = ad.published_at === null;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className={isNew ? 'lg:col-span-2' : ''}>
        <StateCard ad={ad} />
      </div>
      {isNew ? licence : null}
      <Figures ad={ad} />
      <SpecialCard ad={ad} />
      {isNew ? null : licence}
      <Suspense fallback={<Skeleton className="h-64 lg:col-span-2" />}>
        <AdStatisticsCard id={ad.id} />
      </Suspense>
      <Steps ad={ad} />
    </div>
  );
}

function StateCard({ ad }: { ad: HostAdDetails }) {
  const t = useTranslations('ownAds');
  const last = ad.steps[0];
  const reason = last === undefined ? undefined : reasonSentence(t, last);
  const { licence } = ad;
  return (
    <Card as="section" className="grid gap-4 p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg font-bold">{t('stateTitle')}</h2>
        <AdStateChip state={ad.state} />
      </div>
      {ad.held ? (
        <Notice tone="warning" icon="warning">
          {t('held')}
        </Notice>
      ) : null}
      {reason === undefined ? null : <p>{reason}</p>}
      <BeforeApproval ad={ad} />
      <RevisionsOnAd ad={ad} />
      <p className="text-sm text-soft">
        {licence === null
          ? t('noLicence')
          : t(licence.in_force ? 'licence' : 'licenceEnded', {
              number: ltrText(licence.number),
              date: ltrText(licence.expires_on),
            })}
      </p>
      <p className="text-sm text-soft">{t('bookings', { count: ad.bookings_ahead })}</p>
      <OwnAdActions ad={ad} />
    </Card>
  );
}

function Figures({ ad }: { ad: HostAdDetails }) {
  const t = useTranslations('ownAds');
  return (
    <Card as="section" className="grid gap-4 p-5">
      <h2 className="text-lg font-bold">{t('figures')}</h2>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {(['views', 'visitors', 'favourites', 'calls', 'whatsapp', 'shares'] as const).map((name) => (
          <div key={name} className="grid content-start gap-0.5">
            <dt className="order-2 text-xs text-soft">{t(name)}</dt>
            <dd className="tabular text-xl font-bold">{ad.figures[name].toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Steps({ ad }: { ad: HostAdDetails }) {
  const t = useTranslations('ownAds');
  return (
    <Card as="section" className="grid gap-4 p-5 lg:col-span-2">
      <h2 className="text-lg font-bold">{t('steps')}</h2>
      <ol className="grid gap-4">
        {ad.steps.map((step) => {
          const reason = reasonText(t, step);
          return (
            <li key={`${step.at}${step.to}`} className="grid gap-0.5 border-s-2 border-line ps-4">
              <p className="font-medium">
                {step.to === 'not_published' && step.from !== null ? t('backToStart') : t(`step.${step.to}`)}
              </p>
              <p className="text-xs text-soft">
                <bdi>{step.by_name ?? t(`by.${step.by}`)}</bdi> · <bdi dir="ltr">{dateTimeText(step.at)}</bdi>
              </p>
              {reason === undefined ? null : <p className="text-sm text-soft">{reason}</p>}
            </li>
          );
        })}
        {ad.steps.length === 0 && ad.published_at !== null ? (
          <li className="border-s-2 border-line ps-4">
            {t('step.published')} · <bdi dir="ltr">{dateText(ad.published_at)}</bdi>
          </li>
        ) : null}
      </ol>
    </Card>
  );
}
