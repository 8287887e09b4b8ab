import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCities } from './use-cities.ts';

type State = 'all' | 'unreviewed' | 'reviewed';
const STATES: readonly State[] = ['all', 'unreviewed', 'reviewed'];

export interface AskedDistricts {
  q: string;
  /** Its address; empty for every city. */
  city: string;
  state: State;
}

/** By name, city and whether somebody has looked at it. */
export function DistrictSearch({ asked }: { asked: AskedDistricts }) {
  const t = useTranslations('consoleNames');
  const lang = useLang();
  const [, setQuery] = useSearchParams();
  const [typed, type] = useState(asked.q);
  const { data } = useCities();
  const cities = (data?.items ?? []).map(({ slug, name_ar, name_en }) => ({
    value: slug,
    label: lang === 'ar' ? name_ar : name_en,
  }));
  const search = (change: Partial<AskedDistricts> = {}) => {
    const { q, city, state } = { ...asked, q: typed.trim(), ...change };
    setQuery({ ...(q !== '' && { q }), ...(city !== '' && { city }), ...(state !== 'all' && { state }) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    <form onSubmit={submit} noValidate className="grid items-end gap-3 sm:grid-cols-[1fr_12rem_11rem_auto]">
      <TextField
        type="search"
        label={t('search')}
        value={typed}
        onChange={type}
        error={undefined}
        maxLength={80}
      />
      <Select
        label={t('city')}
        value={asked.city}
        onChange={(city) => search({ city })}
        options={[{ value: '', label: t('anyCity') }, ...cities]}
        error={undefined}
      />
      <Select
        label={t('state')}
        value={asked.state}
        onChange={(next) => search({ state: STATES.find((one) => one === next) ?? 'all' })}
        options={STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        error={undefined}
      />
      <Button type="submit">{t('find')}</Button>
    </form>
  );
}
