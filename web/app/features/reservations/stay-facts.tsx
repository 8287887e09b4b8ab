import type { ReservationCard } from '@diyar/contract/booking/reservations';
import { dateTimeText } from '@diyar/contract/values/format';
import { GREGORIAN_LOCALE, hijriText, partsOf } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { StayLength } from '../booking/stay/stay-length.tsx';

type Stay = Pick<ReservationCard, 'period' | 'start' | 'end' | 'arrives_at' | 'departs_at'>;

/** Arrival and departure to the minute, with their Hijri dates, and how long it is between them. */
export function StayFacts({ stay }: { stay: Stay }) {
  const t = useTranslations('reservations');
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
      <Moment label={t('arrival')} at={stay.arrives_at} />
      <Moment label={t('departure')} at={stay.departs_at} />
      <div className="col-span-2">
        <dt className="sr-only">{t('stay')}</dt>
        <dd className="font-medium">
          <StayLength stay={stay} />
        </dd>
      </div>
    </dl>
  );
}

function Moment(props: { label: string; at: string }) {
  const lang = useLang();
  return (
    <div>
      <dt className="text-xs text-soft">{props.label}</dt>
      <dd>
        <span className="flex flex-wrap items-baseline gap-x-1.5">
          <bdi dir="ltr" className="tabular font-bold">
            {dateTimeText(props.at)}
          </bdi>
          <span className="text-xs">
            {partsOf(GREGORIAN_LOCALE[lang], props.at, { weekday: 'long' })('weekday')}
          </span>
        </span>
        <span className="block text-xs text-soft">{hijriText(props.at, lang)}</span>
      </dd>
    </div>
  );
}
