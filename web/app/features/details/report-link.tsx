import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Icon } from '../../ui/icon.tsx';

/** Quiet, at the end of the page; search engines have no business there. */
export function ReportLink({ id }: { id: string }) {
  const t = useTranslations('details');
  return (
    <Link
      to={paths(useLang()).report(id)}
      rel="nofollow"
      className="inline-flex min-h-11 items-center gap-2 text-sm text-soft hover:underline"
    >
      <Icon name="warning" className="size-4" />
      {t('report')}
    </Link>
  );
}
