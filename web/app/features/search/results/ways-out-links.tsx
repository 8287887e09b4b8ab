import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { useSearchPath } from '../query/use-search-path.ts';
import { type ChipsProps, useChipNames } from './chips.tsx';
import type { WayOut } from './ways-out.ts';

export interface WaysOutProps extends Omit<ChipsProps, 'understood' | 'heading'> {
  ways: readonly WayOut[];
}

/** Searches that ask for less, each with how much it finds. */
export function WaysOutLinks({ ways, ...search }: WaysOutProps) {
  const t = useTranslations('filters.empty');
  const nameOf = useChipNames(search);
  return (
    <ul className="grid w-full max-w-md gap-3">
      {ways.map((way) => {
        const told = wordsOf(way.leaves, nameOf, t);
        return (
          <li key={told}>
            <SearchLink {...way}>{told}</SearchLink>
          </li>
        );
      })}
    </ul>
  );
}

/** Leads to another search, and says how much it finds. */
export function SearchLink(props: Pick<WayOut, 'filters' | 'total' | 'exact'> & { children: string }) {
  const t = useTranslations('results');
  const searchPath = useSearchPath();
  return (
    <Link
      to={searchPath(props.filters)}
      className={`${buttonLook('secondary', 'medium', true)} h-auto min-h-11 flex-wrap gap-x-3 py-2`}
    >
      <span>{props.children}</span>
      <span className="font-normal text-soft">
        {t(props.exact ? 'count' : 'countOver', { count: props.total })}
      </span>
    </Link>
  );
}

function wordsOf(
  leaves: WayOut['leaves'],
  nameOf: ReturnType<typeof useChipNames>,
  t: ReturnType<typeof useTranslations<'filters.empty'>>,
): string {
  if ('allBut' in leaves) return t('allBut', { heading: leaves.allBut });
  const what = 'text' in leaves ? leaves.text : nameOf(leaves);
  return t('without', { what: `\u2068${what}\u2069` });
}
