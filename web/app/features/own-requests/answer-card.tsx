import type { RequestAnswer } from '@diyar/contract/finding/request-answers';
import type { RequestDetails } from '@diyar/contract/finding/requests';
import { dateText } from '@diyar/contract/values/format';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import { AdThumb } from '../ads/ad-thumb.tsx';
import { dailyNounOf, perWord } from '../ads/daily-noun.ts';
import { ContactTaps } from '../requests/contact-taps.tsx';

const CHANNELS = ['phone', 'whatsapp'] as const;

/** An answer: the unit with its price for the dates asked for, who offers it, and how to reach them. */
export function AnswerCard({ request, answer }: { request: RequestDetails; answer: RequestAnswer }) {
  const t = useTranslations('ownRequests');
  const lang = useLang();
  return (
    <Card as="li" className="grid content-start gap-4 p-5">
      <Offered request={request} answer={answer} />
      {answer.note === null ? null : (
        <p className="border-s-2 border-line ps-4 whitespace-pre-line">
          <bdi>{answer.note}</bdi>
        </p>
      )}
      <p className="text-sm text-soft">
        <Link to={paths(lang).profile(answer.advertiser.id)} className="font-bold hover:underline">
          <bdi>{answer.advertiser.name}</bdi>
        </Link>
        {' · '}
        <span className="tabular">{t('answeredOn', { date: ltrText(dateText(answer.at)) })}</span>
      </p>
      <ContactTaps
        channels={CHANNELS}
        reveal={(channel) =>
          callApi('POST /api/v1/requests/{id}/answers/{answer}/contacts', {
            params: { id: request.id, answer: answer.id },
            body: { channel },
            lang,
          })
        }
      />
    </Card>
  );
}

function Offered({ request, answer: { ad, stay } }: { request: RequestDetails; answer: RequestAnswer }) {
  const t = useTranslations('ownRequests');
  const words = useTranslations('common.per');
  const to = paths(useLang());
  if (ad === null)
    return <p className="font-bold">{t(request.kind === 'marketing' ? 'offersMarketing' : 'gone')}</p>;
  const { period, from, to: until } = request;
  const isBookable = ad.purpose === 'rent' && stay?.is_free === true && period !== null;
  return (
    <>
      <div className="aspect-[4/3] overflow-hidden rounded-base bg-sunken">
        <AdThumb photo={ad.photos[0]} sizes="(min-width: 768px) 360px, 100vw" upTo={640} />
      </div>
      <div className="grid gap-1">
        <h2 className="text-lg font-bold">
          <bdi lang={ad.title_lang}>{ad.title}</bdi>
        </h2>
        <p className="text-sm text-soft">
          {ad.district.name} · {ad.city.name}
        </p>
        <p>
          <Price text={ad.price.text} className="font-bold" />
          {ad.period === null ? null : (
            <span className="text-sm text-soft"> {words(perWord(ad.period, dailyNounOf(ad)))}</span>
          )}
        </p>
        {stay === null ? null : (
          <p className={stay.is_free ? 'text-primary' : 'text-warning'}>
            {stay.is_free ? t('forDates', { total: ltrText(stay.total.text) }) : t('taken')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {isBookable ? (
          <Link
            to={to.book(ad.id, { period, start: from, end: until })}
            className={buttonLook('primary', 'small')}
          >
            {t('book')}
          </Link>
        ) : null}
        <Link to={to.details(ad.id)} className={buttonLook('secondary', 'small')}>
          {t('unitPage')}
        </Link>
      </div>
    </>
  );
}
