import type { Home } from '@diyar/contract/supply/home';
import { AD_STATES } from '@diyar/contract/words/ad-state';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Listing } from './properties-listing.ts';

/** Search, state of the ad with how many there are of each, and order; all of it in the address. */
export function PropertiesFilter({ listing, states }: { listing: Listing; states: Home['ads'] }) {
  const t = useTranslations('dashboard.properties');
  const nameOf = useTranslations('ownAds.states');
  const [query, setQuery] = useSearchParams();
  const [words, setWords] = useState(listing.q);
  const show = (changes: Record<string, string>) => {
    const next = new URLSearchParams(query);
    next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setQuery(next, { preventScrollReset: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show({ q: words.trim() });
  };
  const countOf = (state: string) => states.find((each) => each.state === state)?.count ?? 0;
  const options = [
    { value: '', label: t('anyState') },
    ...AD_STATES.filter((state) => countOf(state) > 0 || state === listing.state).map((state) => ({
      value: state,
      label: t('stateCount', { state: nameOf(state), count: countOf(state) }),
    })),
    { value: 'none', label: t('noAd') },
  ];
  const sorts = (['newest', 'name', 'views'] as const).map((value) => ({
    value,
    label: t(`sorts.${value}`),
  }));
  return (
    <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_13rem_13rem]">
      <form onSubmit={submit} className="col-span-2 flex items-end gap-2 md:col-span-1">
        <div className="grow">
          <TextField type="search" label={t('search')} value={words} onChange={setWords} error={undefined} />
        </div>
        <Button type="submit" kind="secondary">
          {t('searchAct')}
        </Button>
      </form>
      <Select
        label={t('state')}
        options={options}
        value={listing.state ?? ''}
        onChange={(state) => show({ state })}
        error={undefined}
      />
      <Select
        label={t('sort')}
        options={sorts}
        value={listing.sort}
        onChange={(sort) => show({ sort: sort === 'newest' ? '' : sort })}
        error={undefined}
      />
    </div>
  );
}
