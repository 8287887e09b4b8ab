import type { BoardConflict } from '@diyar/contract/booking/board';
import { dateTimeText } from '@diyar/contract/values/format';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Notice } from '../../ui/badge.tsx';

/** Bookings that the calendar of another site meets, each a press away. */
export function ConflictsNotice({ conflicts }: { conflicts: readonly BoardConflict[] }) {
  const t = useTranslations('calendarFeeds.board');
  const to = paths(useLang());
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="danger" icon="warning">
      <p className="font-medium">{t('title', { count: conflicts.length })}</p>
      <ul className="grid gap-1 pt-2">
        {conflicts.map(({ unit_id, unit, feed, reservation, starts_at, ends_at }) => (
          <li key={`${unit_id} ${feed} ${reservation}`}>
            <Link to={`${to.reservation(reservation)}?side=host`} className="underline">
              {t('booking', { number: ltrText(reservation) })}
            </Link>{' '}
            <span className="text-soft">
              {t('what', {
                unit,
                feed,
                from: ltrText(dateTimeText(starts_at)),
                to: ltrText(dateTimeText(ends_at)),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
