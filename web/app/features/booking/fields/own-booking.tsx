import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { paths } from '../../../site/paths.ts';
import { Notice } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';

/** The day that was pressed is taken by the one who pressed it. */
export function OwnBooking({ id }: { id: string }) {
  const t = useTranslations('booking.when');
  const to = paths(useLang());
  return (
    <div role="status" className="mt-3">
      <Notice
        tone="info"
        icon="calendar"
        action={
          <Link to={to.reservation(id)} className={buttonLook('secondary', 'small')}>
            {t('toOwn')}
          </Link>
        }
      >
        {t('own', { number: ltrText(id) })}
      </Notice>
    </div>
  );
}
