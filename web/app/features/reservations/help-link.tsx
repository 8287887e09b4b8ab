import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { buttonLook } from '../../ui/button.tsx';

/** The way from a booking to Diyar, which brings its number along. */
export function HelpLink({ booking }: { booking: string }) {
  const t = useTranslations('reservations');
  return (
    <Link to={paths(useLang()).contact({ booking })} className={buttonLook('quiet')}>
      {t('help')}
    </Link>
  );
}
