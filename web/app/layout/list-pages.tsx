import { useTranslations } from '../i18n/translations.ts';
import { Link } from '../rendering/link.tsx';
import { Pagination } from '../ui/pagination.tsx';

/** The pages of a list; `to` makes the address of one, the first without its number. */
export function ListPages(props: { page: number; pages: number; to: (page: number | undefined) => string }) {
  const t = useTranslations('common');
  return (
    <Pagination
      page={props.page}
      pages={props.pages}
      labels={{
        nav: t('pagesLabel'),
        previous: t('previous'),
        next: t('next'),
        page: (page) => t('page', { page, pages: props.pages }),
      }}
      link={({ page, ...rest }) => (
        <Link key={rest['aria-label']} to={props.to(page === 1 ? undefined : page)} {...rest} />
      )}
    />
  );
}
