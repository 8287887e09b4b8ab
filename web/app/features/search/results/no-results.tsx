import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { chosenIn } from '../query/chosen.ts';
import { changeSearch } from '../query/search.ts';
import { useSearchPath } from '../query/use-search-path.ts';
import { CloseLinks } from './close-links.tsx';
import type { ListProps } from './found-ads.ts';
import { SaveSearch } from './save-search.tsx';
import type { WayOut } from './ways-out.ts';
import { WaysOutLinks } from './ways-out-links.tsx';

/** In the place of the found ads: nothing is found, or nothing so far behind. */
export function NoResults(props: ListProps) {
  return props.found.total > 0 ? <PastTheEnd {...props} /> : <Nothing {...props} />;
}

function PastTheEnd({ found, filters }: ListProps) {
  const t = useTranslations('filters.pastEnd');
  const searchPath = useSearchPath();
  return (
    <EmptyState
      drawing="tent"
      title={t('title')}
      text={t('text', { pages: found.pages })}
      action={
        <Link to={searchPath(changeSearch(filters, {}))} className={buttonLook('primary')}>
          {t('first')}
        </Link>
      }
    />
  );
}

function Nothing({ filters, found, choices, asked }: ListProps) {
  const t = useTranslations('filters.empty');
  const searchPath = useSearchPath();
  const { ways = [], close = [] } = found;
  if (chosenIn(filters).every(({ name }) => name === 'near')) {
    return <EmptyState drawing="door" title={t('noneTitle')} text={t('noneText')} />;
  }
  return (
    <EmptyState
      drawing="search"
      title={t('title')}
      text={t(close.length > 0 ? 'closeText' : textOf(ways))}
      action={
        <div className="grid justify-items-center gap-4">
          {close.length === 0 ? null : (
            <>
              <CloseLinks close={close} />
              {ways.length === 0 ? null : <p className="max-w-prose text-soft">{t(textOf(ways))}</p>}
            </>
          )}
          {ways.length === 0 ? null : (
            <WaysOutLinks ways={ways} filters={filters} choices={choices} ads={[]} />
          )}
          {asked === undefined ? null : <SaveSearch shown={asked} look="empty" />}
          <Link to={searchPath()} className={buttonLook('quiet')}>
            {t('clear')}
          </Link>
        </div>
      }
    />
  );
}

function textOf([first]: readonly WayOut[]) {
  if (first === undefined) return 'text';
  return 'allBut' in first.leaves ? 'leastText' : 'waysText';
}
