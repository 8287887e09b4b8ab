import { addDays } from '@diyar/contract/riyadh';
import { useState } from 'react';
import { dayText, hijriText } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { FIELD_LOOK } from '../../../ui/text-field.tsx';
import type { Search } from '../query/search.ts';
import { Labelled } from './form-parts.tsx';

/**
 * Free from one date to another. The API takes both or neither: a departure follows the arrival, and a date that is left
 * alone is given the other, of which `onCompleted` tells.
 */
export function StayFields({ filters, onCompleted }: { filters: Search; onCompleted: () => void }) {
  const t = useTranslations('filters');
  const lang = useLang();
  const [from, setFrom] = useState(filters.from ?? '');
  const [to, setTo] = useState(filters.to ?? '');
  const arrive = (date: string) => {
    setFrom(date);
    if (date === '') setTo('');
    else if (to <= date) setTo(addDays(date, 1));
  };
  const complete = () => {
    if ((from === '' && to === '') || (from !== '' && from < to)) return;
    if (from === '') setFrom(addDays(to, -1));
    else setTo(addDays(from, 1));
    onCompleted();
  };
  const field = (name: 'from' | 'to', value: string, choose: (date: string) => void, min?: string) => (
    <Labelled id={`filters-${name}`} label={t(name === 'from' ? 'arrival' : 'departure')} look="field">
      <input
        id={`filters-${name}`}
        type="date"
        name={name}
        value={value}
        min={min}
        // Sent by Enter, a field has not been left yet.
        required={from !== '' || to !== ''}
        max="2199-12-31"
        aria-describedby={value === '' ? undefined : `filters-${name}-day`}
        onChange={(event) => choose(event.target.value)}
        onBlur={complete}
        className={`${FIELD_LOOK} tabular`}
      />
      {value === '' ? null : (
        <p id={`filters-${name}-day`} className="mt-1 text-xs text-soft">
          {dayText(value, lang)} · {hijriText(value, lang)}
        </p>
      )}
    </Labelled>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('dates')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3">
        {field('from', from, arrive)}
        {field('to', to, setTo, from === '' ? undefined : addDays(from, 1))}
      </div>
    </fieldset>
  );
}
