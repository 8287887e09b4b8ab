import type { Reservation } from '@diyar/contract/booking/reservations';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Stars } from '../../ui/stars.tsx';

/** The way to evaluate a stay that is over, for as long as it waits for that. */
export function EvaluationSection({ reservation: { id, abilities } }: { reservation: Reservation }) {
  const t = useTranslations('evaluations.after');
  const lang = useLang();
  if (!abilities.evaluate) return null;
  return (
    <Card as="section" className="flex flex-wrap items-center justify-between gap-4 p-5 print:hidden md:p-6">
      <div className="grid gap-1">
        <h2 className="text-lg font-bold">{t('title')}</h2>
        <p className="text-soft">{t('text')}</p>
      </div>
      <Link to={deskPaths(lang).evaluations({ booking: id })} className={buttonLook('primary')}>
        {t('open')}
      </Link>
    </Card>
  );
}

/** What a host knows of who booked: what other hosts said of them, and their stays. */
export function GuestSection({ reservation: { id, side } }: { reservation: Reservation }) {
  const t = useTranslations('evaluations.guest');
  const lang = useLang();
  const { data } = useQuery({
    queryKey: ['guest-of', id],
    queryFn: () => callApi('GET /api/v1/host/reservations/{id}/guest', { params: { id }, lang }),
    enabled: side === 'host',
  });
  if (data === undefined) return null;
  const { rating } = data;
  return (
    <Card as="section" className="grid gap-2 p-5 print:hidden md:p-6">
      <h2 className="text-lg font-bold">{t('title')}</h2>
      {rating === null ? (
        <p className="text-soft">{t('noRating')}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-2">
          <Stars rate={rating.average} label={rating.average.toFixed(1)} />
          {t('rating', { average: rating.average.toFixed(1), count: rating.count })}
        </p>
      )}
      <p className="text-sm text-soft">
        {t('stays', { count: data.stays })} · {t('since', { date: ltrText(data.since.slice(0, 10)) })}
      </p>
    </Card>
  );
}
