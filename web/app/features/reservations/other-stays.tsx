import type { showAlternatives } from '@diyar/contract/booking/reservation-changes';
import type { Reservation } from '@diyar/contract/booking/reservations';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { dateOf, queryOf } from '../booking/stay/stay-choice.ts';
import { StaySpan } from '../booking/stay/stay-span.tsx';
import { Section } from './section.tsx';

type Other = z.infer<typeof showAlternatives.data>['alternatives'][number];

/** Shows what is free by now for a stay that its advertiser cancelled; where nothing is, or its arrival has passed, the way to search. */
export function OtherStays({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('bookingChange');
  const { side, history, arrives_at: arrival } = reservation;
  if (side !== 'guest' || history.at(-1)?.event !== 'host_cancel') return null;
  if (Date.parse(arrival) > Date.now()) return <Proposed reservation={reservation} />;
  return (
    <Section title={t('otherPastTitle')}>
      <div className="grid justify-items-start gap-4">
        <p className="text-sm text-soft">{t('otherPast')}</p>
        <Search reservation={reservation} isPast />
      </div>
    </Section>
  );
}

function Proposed({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('bookingChange');
  const lang = useLang();
  const { id } = reservation;
  const { data } = useQuery({
    queryKey: [lang, 'alternatives', id],
    queryFn: () => callApi('GET /api/v1/reservations/{id}/alternatives', { params: { id }, lang }),
  });
  if (data === undefined) return null;
  const { alternatives: others, gone } = data;
  return (
    <Section title={t('otherTitle')}>
      <div className="grid justify-items-start gap-4">
        {gone === 0 ? null : <p className="text-sm">{t('otherGone', { count: gone })}</p>}
        <p className="text-sm text-soft">{t(others.length === 0 ? 'otherNone' : 'otherLead')}</p>
        <ul className="grid w-full gap-2 empty:hidden">
          {others.map((other) => (
            <li key={other.unit_id}>
              <OneOther other={other} />
            </li>
          ))}
        </ul>
        <Search reservation={reservation} />
      </div>
    </Section>
  );
}

/** The search for the same kind of place in the same city, on the same dates while they are ahead. */
function Search({ reservation, isPast = false }: { reservation: Reservation; isPast?: boolean }) {
  const t = useTranslations('bookingChange');
  const lang = useLang();
  const { ad, period, start, end } = reservation;
  // A stay by the hour lies within one day, which a search has no dates for.
  const isDated = !isPast && period !== 1;
  const dates = isDated ? { from: dateOf(start), to: dateOf(end) } : {};
  const asked = { city: ad.city.slug, category: ad.category.slug, period, ...dates };
  return (
    <Link to={paths(lang).results(asked)} className={`${buttonLook('secondary')} print:hidden`}>
      {t(isDated ? 'otherSearchDates' : 'otherSearch')}
    </Link>
  );
}

const COMPARES = { less: 'otherLess', more: 'otherMore', same: 'otherSame' } as const;

function OneOther({ other }: { other: Other }) {
  const t = useTranslations('bookingChange');
  const lang = useLang();
  const { ad_id: adId, title, period, start, end, total, difference, compares } = other;
  return (
    <Link
      to={paths(lang).book(adId, queryOf({ period, start, end, services: [] }))}
      className="flex w-full items-center gap-3 rounded-base border border-line bg-surface px-4 py-3 text-ink transition-colors hover:border-primary hover:bg-primary-soft"
    >
      <span className="grid min-w-0 grow">
        <bdi className="truncate font-medium">{title}</bdi>
        <span className="text-sm">
          <StaySpan stay={other} />
        </span>
        <span className="text-xs text-soft">
          {t(COMPARES[compares], { amount: ltrText(difference.text) })}
        </span>
      </span>
      <Price text={total.text} className="shrink-0 text-sm font-bold" />
      <Icon name="chevron" className="size-4 shrink-0 text-primary" />
    </Link>
  );
}
