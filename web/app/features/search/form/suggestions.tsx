import type { Suggestions as Offered } from '@diyar/contract/site/wishes';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Icon } from '../../../ui/icon.tsx';
import { releaseEntry } from '../../../ui/layers.ts';
import { forgetSearches, type RecentSearch, recentSearches } from '../query/recent-searches.ts';
import { useSearchPath } from '../query/use-search-path.ts';
import { type Offer, offersOf, recentOffers } from './offers.ts';
import { searchOf } from './use-search-form.ts';

export interface SuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  done: (() => void) | undefined;
  /** Whether the field was pressed before this code had loaded. */
  wasPressed: RefObject<boolean>;
}

const PAUSE_MS = 100;

/** What is offered, and searches made here before where nothing is typed. */
interface Shown {
  offered: Offered;
  recent: readonly RecentSearch[];
}

/** Suggestions for the words of a field, asked for when it is pressed and a moment after each change; undefined while there are none. */
function useOffered({ input, wasPressed }: Pick<SuggestionsProps, 'input' | 'wasPressed'>) {
  const lang = useLang();
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const field = input.current;
    if (field === null) return;
    let stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      clearTimeout(timer);
      stop.abort();
      stop = new AbortController();
      const { signal } = stop;
      const q = field.value.trim();
      timer = setTimeout(() => {
        callApi('GET /api/v1/search_suggestions', { query: { q }, signal })
          .then((offered) => setShown({ offered, recent: q === '' ? recentSearches(lang) : [] }))
          // Without offers the words can still be searched for.
          .catch(() => signal.aborted || setShown(undefined));
      }, PAUSE_MS);
    };
    // An empty field says what to begin with when it is pressed, not when it is only passed.
    const open = (event: Event) => {
      const isOpen = field.getAttribute('aria-expanded') === 'true';
      const isAsked = !(event instanceof KeyboardEvent) || event.key === 'ArrowDown';
      if (field.value.trim() === '' && isAsked && !isOpen) ask();
    };
    const leave = () => {
      clearTimeout(timer);
      stop.abort();
      setShown(undefined);
    };
    field.addEventListener('input', ask);
    field.addEventListener('click', open);
    field.addEventListener('keydown', open);
    field.addEventListener('blur', leave);
    // Asks for words that were typed before this code had loaded, and for a field that was pressed to load it.
    if (field.value !== field.defaultValue || (wasPressed.current && document.activeElement === field)) ask();
    return () => {
      leave();
      field.removeEventListener('input', ask);
      field.removeEventListener('click', open);
      field.removeEventListener('keydown', open);
      field.removeEventListener('blur', leave);
    };
  }, [input, wasPressed, lang]);
  return { shown, close: () => setShown(undefined) };
}

/** Arrows go through the offers and back to the words, Enter takes one, Escape closes the list and nothing else. */
function useKeys(
  { input }: Pick<SuggestionsProps, 'input'>,
  list: { count: number; take: (at: number) => void; close: () => void },
) {
  const [active, setActive] = useState(-1);
  const latest = useRef({ ...list, active });
  latest.current = { ...list, active: active < list.count ? active : -1 };
  useEffect(() => {
    const field = input.current;
    const press = (event: KeyboardEvent) => {
      const { count, active: at, take, close } = latest.current;
      if (count === 0 || event.isComposing) return;
      const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
      const step = steps[event.key];
      if (step !== undefined) {
        event.preventDefault();
        // The words themselves are one of the places to stand on: before the first and after the last.
        setActive(((at + 1 + step + count + 1) % (count + 1)) - 1);
      } else if (event.key === 'Enter' && at >= 0) {
        event.preventDefault();
        take(at);
      } else if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        close();
      }
    };
    const type = () => setActive(-1);
    field?.addEventListener('keydown', press);
    field?.addEventListener('input', type);
    return () => {
      field?.removeEventListener('keydown', press);
      field?.removeEventListener('input', type);
    };
  }, [input]);
  return latest.current.active;
}

/** The field is told to assistive technology as a combobox while this stands under it (ARIA APG, list autocomplete). */
function useCombobox(input: SuggestionsProps['input'], listId: string, isOpen: boolean, activeId: string) {
  useEffect(() => {
    const field = input.current;
    field?.setAttribute('role', 'combobox');
    field?.setAttribute('aria-autocomplete', 'list');
    field?.setAttribute('aria-controls', listId);
    field?.setAttribute('aria-expanded', String(isOpen));
    if (activeId === '') field?.removeAttribute('aria-activedescendant');
    else field?.setAttribute('aria-activedescendant', activeId);
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [input, listId, isOpen, activeId]);
}

/** Takes an offer: its search replaces the form's. */
function useTake(
  { input, done }: Pick<SuggestionsProps, 'input' | 'done'>,
  offers: readonly Offer[],
  close: () => void,
) {
  const navigate = useNavigate();
  const searchPath = useSearchPath();
  return (at: number) => {
    const form = input.current?.form;
    const offer = offers[at];
    if (offer === undefined || !(form instanceof HTMLFormElement)) return;
    close();
    if (offer.forgets) return forgetSearches();
    const chosen = offer.take(searchOf(form));
    if (input.current !== null) input.current.value = chosen.q ?? '';
    // The entry that a sheet had in the history becomes that of the results.
    const replace = releaseEntry();
    done?.();
    void navigate(searchPath(chosen), { replace });
  };
}

/** The list of offers under a field, in groups. */
export function Suggestions({ input, done, wasPressed }: SuggestionsProps) {
  const t = useTranslations('suggestions');
  const listId = useId();
  const { shown, close } = useOffered({ input, wasPressed });
  const offers =
    shown === undefined ? [] : [...recentOffers(shown.recent, t('forget')), ...offersOf(shown.offered)];
  const take = useTake({ input, done }, offers, close);
  const active = useKeys({ input }, { count: offers.length, take, close });
  const isOpen = offers.length > 0;
  useCombobox(input, listId, isOpen, active < 0 ? '' : `${listId}-${active}`);
  return (
    <>
      <span role="status" className="sr-only">
        {shown === undefined ? '' : t('found', { count: offers.length })}
      </span>
      <div
        id={listId}
        role="listbox"
        aria-label={t('label')}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-[22rem] min-w-72 overflow-y-auto rounded-base border border-line bg-surface p-1.5 text-start shadow-float"
      >
        {groupsOf(offers).map(({ kind, members }) => (
          <Group key={kind} name={t(kind)} id={`${listId}-${kind}`}>
            {members.map(({ offer, at }) => (
              <Option
                key={offer.key}
                id={`${listId}-${at}`}
                offer={offer}
                active={at === active}
                take={() => take(at)}
              />
            ))}
          </Group>
        ))}
      </div>
    </>
  );
}

/** The kinds in the order in which their offers stand. */
function groupsOf(offers: readonly Offer[]) {
  const placed = offers.map((offer, at) => ({ offer, at }));
  return [...Map.groupBy(placed, ({ offer }) => offer.kind)].map(([kind, members]) => ({ kind, members }));
}

function Group(props: { name: string; id: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by this role; a fieldset is for fields.
    <div role="group" aria-labelledby={props.id}>
      <div id={props.id} role="presentation" className="px-3 pt-2 pb-1 text-xs font-bold text-soft">
        {props.name}
      </div>
      {props.children}
    </div>
  );
}

function Option(props: { id: string; offer: Offer; active: boolean; take: () => void }) {
  const t = useTranslations();
  const { offer } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
    <div
      id={props.id}
      role="option"
      aria-selected={props.active}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={props.take}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-[9px] px-3 py-1.5 hover:bg-sunken aria-selected:bg-primary-soft"
    >
      <Icon name={offer.icon} className="size-5 shrink-0 text-soft" />
      <span className="min-w-0 grow leading-tight">
        <bdi className="block truncate font-medium">{offer.name}</bdi>
        {offer.of === null ? null : <span className="block truncate text-xs text-soft">{offer.of}</span>}
      </span>
      {offer.verified ? (
        <span className="shrink-0 text-xs font-bold text-primary">{t('suggestions.verified')}</span>
      ) : null}
      {offer.ads === 0 ? null : (
        <span className="tabular shrink-0 text-xs text-soft">{t('results.count', { count: offer.ads })}</span>
      )}
    </div>
  );
}
