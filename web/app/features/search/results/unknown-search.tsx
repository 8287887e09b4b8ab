import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { paths } from '../../../site/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** An address with a filter that nobody knows: what happened, and a way to start over. */
export function UnknownSearch() {
  const t = useTranslations('results');
  return (
    <div className="page py-10">
      <EmptyState
        isPage
        drawing="search"
        title={t('broken.title')}
        text={t('broken.text')}
        action={
          <Link to={paths(useLang()).results()} className={buttonLook('primary')}>
            {t('all')}
          </Link>
        }
      />
    </div>
  );
}
