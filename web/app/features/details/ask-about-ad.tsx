import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Icon } from '../../ui/icon.tsx';

const LOOK = 'inline-flex min-h-11 items-center gap-2 text-sm text-soft hover:underline';

/** Quiet, at the end of the page: help with the ad, and reporting it; search engines have no business there. */
export function AskAboutAd({ id }: { id: string }) {
  const t = useTranslations();
  const to = paths(useLang());
  return (
    <div className="flex flex-wrap gap-x-6">
      <Link to={to.contact({ ad: id })} rel="nofollow" className={LOOK}>
        <Icon name="chat" className="size-4" />
        {t('adMore.help')}
      </Link>
      <Link to={to.report(id)} rel="nofollow" className={LOOK}>
        <Icon name="warning" className="size-4" />
        {t('details.report')}
      </Link>
    </div>
  );
}
