import type { ListView } from '@diyar/contract/words/list-views';
import { type FormEvent, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/chips.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type ListFilter, VIEWS_OF } from './list-filter.ts';

interface ListFiltersProps {
  filter: ListFilter;
  /** How many bookings each view holds; undefined until they are told. */
  counts: Partial<Record<ListView, number>> | undefined;
  onChange: (changes: Partial<ListFilter>) => void;
}

/** Views with how many each holds, and a search by number, name, unit or title of its ad. */
export function ListFilters({ filter, counts, onChange }: ListFiltersProps) {
  const t = useTranslations('bookingLists');
  const { side, view } = filter;
  return (
    <section aria-label={t('filters')} className="grid gap-3">
      <ChoiceChips
        label={t('views')}
        labelHidden
        inOneRow
        error={undefined}
        value={view}
        options={inOrder(VIEWS_OF[side]).map((each) => ({
          value: each,
          label: (
            <>
              {t(`${side}.${each}` as 'host.all')}
              {counts?.[each] === undefined ? null : (
                <span className="tabular ms-1.5 text-xs text-soft">{counts[each]}</span>
              )}
            </>
          ),
        }))}
        onChange={(next) => onChange({ view: next })}
      />
      <SearchField key={filter.q} q={filter.q} onSearch={(q) => onChange({ q })} />
    </section>
  );
}

/** The whole list first. */
function inOrder(views: readonly ListView[]): ListView[] {
  return ['all', ...views.filter((view) => view !== 'all')];
}

function SearchField({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const t = useTranslations('bookingLists');
  const [text, setText] = useState(q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>
    <form
      role="search"
      onSubmit={submit}
      className="grid max-w-xl grid-cols-[minmax(0,1fr)_auto] items-center gap-2"
    >
      <TextField
        type="search"
        label={t('search')}
        labelHidden
        placeholder={t('search')}
        value={text}
        onChange={(next) => {
          setText(next);
          // The cross of the field clears the search at once.
          if (next === '' && q !== '') onSearch('');
        }}
        error={undefined}
        maxLength={60}
        enterKeyHint="search"
      />
      <Button type="submit" kind="secondary">
        {t('find')}
      </Button>
    </form>
  );
}
