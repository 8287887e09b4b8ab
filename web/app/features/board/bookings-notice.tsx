import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Notice } from '../../ui/badge.tsx';
import type { Closing } from './use-closing.ts';

/** Why a closure was refused: the bookings in its way, each a press away. */
export function BookingsNotice({ closing }: { closing: Closing }) {
  const t = useTranslations('unitBoard');
  const to = paths(useLang());
  const { refusal, inTheWay } = closing;
  if (inTheWay === undefined) return null;
  return (
    <Notice tone="danger" icon="warning">
      <p role="alert">{refusal?.msg}</p>
      <ul aria-label={t('closing.inTheWay')} className="grid gap-1 pt-2">
        {inTheWay.reservations.map(({ id, start, end, unit }) => (
          <li key={id}>
            <Link to={`${to.reservation(id)}?side=host`} className="underline">
              {t('panel.openBooking', { number: ltrText(id) })}
            </Link>{' '}
            <bdi className="text-soft">{unit}</bdi>{' '}
            <span className="text-soft">
              {t('panel.times', {
                from: ltrText(start.replace('T', ' ')),
                to: ltrText(end.replace('T', ' ')),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
