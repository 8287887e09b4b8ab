import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from '../i18n/translations.ts';
import { Link } from '../rendering/link.tsx';
import { Pagination } from '../ui/pagination.tsx';

/**
 * The pages of a list; `to` makes the address of one, the first without its number. Whoever stands past the end, because the list grew
 * shorter or the address was kept, is led to the last page.
 */
export function ListPages(props: { page: number; pages: number; to: (page: number | undefined) => string }) {
  const t = useTranslations('common');
  const navigate = useNavigate();
  const { page, pages } = props;
  const last = pages > 0 && page > pages ? props.to(pages === 1 ? undefined : pages) : undefined;
  useEffect(() => {
    if (last !== undefined) void navigate(last, { replace: true, preventScrollReset: true });
  }, [last, navigate]);
  return (
    <Pagination
      page={page}
      pages={pages}
      labels={{
        nav: t('pagesLabel'),
        previous: t('previous'),
        next: t('next'),
        page: (each) => t('page', { page: each, pages }),
      }}
      link={({ page: each, ...rest }) => (
        <Link key={rest['aria-label']} to={props.to(each === 1 ? undefined : each)} {...rest} />
      )}
    />
  );
}
