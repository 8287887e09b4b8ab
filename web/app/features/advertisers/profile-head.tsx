import type { AdvertiserProfile } from '@diyar/contract/finding/advertisers';
import { dateText } from '@diyar/contract/values/format';
import { DIR_OF, ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { reportPaths } from '../../site/report-paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { AdvertiserPicture } from './advertiser-picture.tsx';
import { answerTime } from './answer-time.ts';
import { RatingBars } from './rating-bars.tsx';
import { VerifiedLine } from './verified-line.tsx';

/** A weekday in words with its stretches as they are read. */
export interface OpenDay {
  day: string;
  spans: { from: string; to: string }[];
}

interface HeadProps {
  advertiser: AdvertiserProfile;
  /** In words. */
  languages: string[];
  /** Sunday first; empty when they say nothing of it. */
  week: OpenDay[];
}

/** The advertiser's profile: name, badge, since when, place, text, opening hours and rating. */
export function ProfileHead({ advertiser, languages, week }: HeadProps) {
  const t = useTranslations('advertisers');
  const facts = advertiser.about !== null || languages.length > 0 || week.length > 0;
  return (
    <div className="grid gap-6">
      <Title advertiser={advertiser} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        {facts ? (
          <Card as="section" className="grid gap-5 p-5">
            <About advertiser={advertiser} />
            {languages.length === 0 ? null : (
              <div className="grid gap-2">
                <h2 className="font-bold">{t('languages')}</h2>
                <ul className="flex flex-wrap gap-2">
                  {languages.map((language) => (
                    <li key={language}>
                      <Badge>{language}</Badge>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <Hours week={week} />
          </Card>
        ) : null}
        <Card as="section" className="grid gap-4 p-5">
          <h2 className="font-bold">{t('evaluations')}</h2>
          <RatingBars advertiser={advertiser} />
          <MeasuredFacts advertiser={advertiser} />
        </Card>
      </div>
    </div>
  );
}

function Title({ advertiser }: { advertiser: AdvertiserProfile }) {
  const t = useTranslations('advertisers');
  const { name, picture, city, since, user_type } = advertiser;
  const answers = advertiser.answer_minutes === null ? null : answerTime(advertiser.answer_minutes);
  const to = reportPaths(useLang()).report({ kind: 'account', id: advertiser.id });
  return (
    <header className="flex items-center gap-5">
      <AdvertiserPicture name={name} picture={picture} size="large" />
      <div className="grid min-w-0 gap-1">
        <h1 className="text-xl font-bold sm:text-2xl">
          <bdi>{name}</bdi>
        </h1>
        <VerifiedLine advertiser={advertiser} />
        <p className="flex flex-wrap gap-x-3 text-sm text-soft">
          <span>{t(`kind.${user_type}`)}</span>
          {city === null ? null : <span>{city.name}</span>}
          <span>{t('since', { date: ltrText(dateText(since)) })}</span>
          {answers === null ? null : <span>{t(`answers.${answers.unit}`, { count: answers.count })}</span>}
          <Link to={to} rel="nofollow" className="hover:underline">
            {t('report')}
          </Link>
        </p>
      </div>
    </header>
  );
}

/** What they did with bookings, beside what guests say; nothing where it was too seldom to measure. */
function MeasuredFacts({ advertiser }: { advertiser: AdvertiserProfile }) {
  const t = useTranslations('advertisers');
  const { accepted_percent: accepted, cancelled_percent: cancelled } = advertiser;
  if (accepted === null && cancelled === null) return null;
  const facts = [
    { name: t('accepted'), percent: accepted },
    { name: t('cancelled'), percent: cancelled },
  ];
  return (
    <section aria-label={t('measured')} className="grid gap-2 border-t border-line pt-4 text-sm">
      <h3 className="text-soft">{t('measured')}</h3>
      <dl className="grid gap-1">
        {facts.map(({ name, percent }) =>
          percent === null ? null : (
            <div key={name} className="flex justify-between gap-4">
              <dt>{name}</dt>
              <dd className="tabular font-medium">{ltrText(`${percent}%`)}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

function About({ advertiser }: { advertiser: AdvertiserProfile }) {
  const t = useTranslations('advertisers');
  const { about, about_lang } = advertiser;
  if (about === null || about_lang === null) return null;
  return (
    <div className="grid gap-2">
      <h2 className="font-bold">{t('about')}</h2>
      <p lang={about_lang} dir={DIR_OF[about_lang]} className="whitespace-pre-line">
        {about}
      </p>
    </div>
  );
}

function Hours({ week }: { week: OpenDay[] }) {
  const t = useTranslations('advertisers');
  if (week.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h2 className="font-bold">{t('hours')}</h2>
      <dl className="grid gap-1 text-sm">
        {week.map(({ day, spans }) => (
          <div key={day} className="flex justify-between gap-4">
            <dt className="text-soft">{day}</dt>
            <dd className="tabular text-end">
              {spans.length === 0 ? t('closed') : null}
              {spans.map(({ from, to }) => (
                <span key={from} className="block">
                  {from === '00:00' && to === '24:00'
                    ? t('allDay')
                    : t('span', { from: ltrText(from), to: ltrText(to) })}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
