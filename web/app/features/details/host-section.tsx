import type { AdDetails } from '@diyar/contract/finding/ads';
import type { AdvertiserProfile } from '@diyar/contract/finding/advertisers';
import { dateText } from '@diyar/contract/values/format';
import { type ReactNode, useEffect, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { AdvertiserPicture } from '../advertisers/advertiser-picture.tsx';
import { answerTime } from '../advertisers/answer-time.ts';
import { Section } from './section.tsx';

/** The advertiser of the ad, by facts: since when, how many ads, how guests rated all of them. */
export function HostSection({ ad }: { ad: AdDetails }) {
  const t = useTranslations('adMore.host');
  const to = paths(useLang());
  const { advertiser } = ad;
  const profile = useProfile(advertiser.id);
  return (
    <Section title={t('heading')} anchor="host">
      <div className="flex items-center gap-4">
        <AdvertiserPicture name={advertiser.name} picture={profile?.picture ?? null} size="small" />
        <div className="min-w-0">
          <p className="font-bold wrap-anywhere">
            <Link to={to.profile(advertiser.id)} className="inline-block hover:underline">
              <bdi>{advertiser.name}</bdi>
            </Link>
          </p>
          <p className="text-sm text-soft">
            {t(`kind.${advertiser.user_type}`)}
            {profile?.city ? ` · ${profile.city.name}` : null}
          </p>
        </div>
      </div>
      <dl className="grid min-h-16 grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        <HostFacts verifiedAt={advertiser.verified_at} profile={profile} />
      </dl>
    </Section>
  );
}

function HostFacts(props: { verifiedAt: string | null; profile: AdvertiserProfile | undefined }) {
  const t = useTranslations('adMore.host');
  const { verifiedAt, profile } = props;
  const minutes = profile?.answer_minutes ?? null;
  const answers = minutes === null ? undefined : answerTime(minutes);
  const date = (text: string) => <bdi dir="ltr">{dateText(text)}</bdi>;
  return (
    <>
      {verifiedAt === null ? null : (
        <Fact name={t('verified')}>
          <Icon name="shield" className="size-4 text-primary" />
          {date(verifiedAt)}
        </Fact>
      )}
      {profile === undefined ? null : (
        <>
          <Fact name={t('since')}>{date(profile.since)}</Fact>
          <Fact name={t('ads')}>{profile.ads}</Fact>
          {answers === undefined ? null : (
            <Fact name={t('answers')}>{t(`answersWithin.${answers.unit}`, { count: answers.count })}</Fact>
          )}
          {profile.accepted_percent === null ? null : (
            <Fact name={t('accepted')}>{ltrText(`${profile.accepted_percent}%`)}</Fact>
          )}
          {profile.cancelled_percent === null ? null : (
            <Fact name={t('cancelled')}>{ltrText(`${profile.cancelled_percent}%`)}</Fact>
          )}
          {profile.rating === null ? null : (
            <Fact name={t('rating')}>
              {t('rated', {
                average: ltrText(profile.rating.average.toFixed(1)),
                count: profile.rating.count,
              })}
            </Fact>
          )}
        </>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start">
      <dt className="text-xs text-soft">{name}</dt>
      <dd className="tabular flex items-center gap-1.5 font-bold">{children}</dd>
    </div>
  );
}

/** The advertiser as everyone sees them; undefined until it has come, and where it does not. */
function useProfile(id: string): AdvertiserProfile | undefined {
  const lang = useLang();
  const [profile, setProfile] = useState<AdvertiserProfile>();
  useEffect(() => {
    const leaving = new AbortController();
    callApi('GET /api/v1/advertisers/{id}', { params: { id }, lang, signal: leaving.signal })
      .then(setProfile)
      // The name and the date of verification stand there already.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [id, lang]);
  return profile;
}
