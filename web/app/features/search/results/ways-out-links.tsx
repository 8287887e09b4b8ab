import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { useSearchPath } from '../query/use-search-path.ts';
import { type ChipsProps, useChipNames } from './chips.tsx';
import type { WayOut } from './ways-out.ts';

export interface WaysOutProps extends Omit<ChipsProps, 'understood'> {
  ways: readonly WayOut[];
}

/** The same search without one thing, each with how much it finds. */
export function WaysOutLinks({ ways, ...search }: WaysOutProps) {
  const t = useTranslations();
  const searchPath = useSearchPath();
  const nameOf = useChipNames(search);
  return (
    <ul className="grid w-full max-w-md gap-3">
      {ways.map(({ leaves, filters, total, exact }) => {
        const what = 'text' in leaves ? leaves.text : nameOf(leaves);
        return (
          <li key={what}>
            <Link
              to={searchPath(filters)}
              className={`${buttonLook('secondary', 'medium', true)} h-auto min-h-11 flex-wrap gap-x-3 py-2`}
            >
              <span>{t('noResults.empty.without', { what: `\u2068${what}\u2069` })}</span>
              <span className="font-normal text-soft">
                {t(exact ? 'results.count' : 'results.countOver', { count: total })}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
