import { useLocation } from 'react-router';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import type { Reader } from '../../session/reader.ts';
import { useHome } from '../../session/use-home.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Entry, entriesFor, isAt } from './navigation.ts';

/** The pages of a kind of account by group, each with how much waits there: on a phone in words, where a
 * number beside "my properties" would read as how many there are. Folded, the names are for screen readers and on hover. */
export function NavigationList(props: { kind: Reader; isFolded: boolean; onFollow?: () => void }) {
  const t = useTranslations('dashboard');
  const groups = Map.groupBy(entriesFor(props.kind), ({ group }) => group);
  return (
    <ul className="grid gap-4">
      {[...groups].map(([group, entries]) => (
        <li key={group}>
          <p className={props.isFolded ? 'sr-only' : 'px-3 pb-1 text-xs text-faint'}>
            {t(`groups.${group}`)}
          </p>
          <ul className="grid gap-0.5">
            {entries.map((entry) => (
              <EntryLink key={entry.key} entry={entry} {...props} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function EntryLink(props: { entry: Entry; isFolded: boolean; onFollow?: () => void }) {
  const t = useTranslations('dashboard');
  const lang = useLang();
  const here = useLocation();
  const { data } = useHome();
  const { entry, isFolded, onFollow } = props;
  const waiting = data === undefined ? 0 : (entry.waiting?.(data) ?? 0);
  const name = t(`entries.${entry.key}`);
  const isHere = isAt(entry, lang, here);
  return (
    <li>
      <Link
        to={entry.to(lang)}
        {...(onFollow && { onClick: onFollow })}
        title={isFolded ? name : undefined}
        aria-current={isHere ? 'page' : undefined}
        ref={isHere ? showInList : undefined}
        className="relative flex min-h-11 items-center gap-3 rounded-base px-3 text-ink transition-colors hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:font-bold aria-[current]:text-primary"
      >
        <Icon name={entry.icon} />
        <span className={isFolded ? 'sr-only' : 'grow truncate'}>{name}</span>
        {waiting === 0 ? null : (
          <span
            className={`tabular rounded-pill bg-gold-soft px-2 text-xs font-bold text-gold-text ${isFolded ? 'absolute end-0 top-0' : ''}`}
          >
            <span aria-hidden="true" className="max-lg:hidden">
              {waiting}
            </span>
            <span className="whitespace-nowrap lg:sr-only">{t('waiting', { count: waiting })}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

/** Scrolls the list, and nothing else, to where the page stands in it. */
function showInList(link: HTMLAnchorElement | null): void {
  const list = link?.closest('nav');
  if (link === null || list == null) return;
  const [shown, box] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  if (box.top < shown.top || box.bottom > shown.bottom)
    list.scrollTop += box.top - shown.top - shown.height / 2;
}
