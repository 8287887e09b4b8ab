import { Suspense, use } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { late } from '../../../rendering/late.ts';
import type { Choices } from '../query/choices.ts';
import type { Search, SearchName } from '../query/search.ts';
import { CategoryBoxes } from './category-boxes.tsx';
import { NumberBoxes, OneOfBoxes } from './choice-boxes.tsx';
import { ChoiceCount, CountOfContext } from './choice-count.tsx';
import { ClaimBoxes } from './claim-boxes.tsx';
import { FormInput, HiddenFilters } from './form-parts.tsx';
import { MoreFields } from './more-fields.tsx';
import { PeriodField } from './period-field.tsx';
import { StayFields } from './stay-fields.tsx';
import { StayingFields } from './staying-fields.tsx';
import { WhereFields } from './where-fields.tsx';

const PriceSpread = late(async () => (await import('./price-spread.tsx')).PriceSpread);

const SHOWN: readonly SearchName[] = [
  'q',
  'purpose',
  'city',
  'district',
  'category',
  'period',
  'from',
  'to',
  'price_min',
  'price_max',
  'area_min',
  'area_max',
  'rooms',
  'baths',
  'furnished',
  'tenants',
  'guests',
  'verified',
  'licensed',
  'instant',
  'offer',
];
const MORE: readonly SearchName[] = ['features', 'facing', 'floor', 'age_max'];
const PURPOSES = ['rent', 'sale'] as const;
const FURNISHED = ['full', 'part', 'none'] as const;

/** All filters, one under the other, each keeping its own value. */
export function FilterFields(props: {
  choices: Choices;
  filters: Search;
  hasMore: boolean;
  /** Called where a field changed and the browser tells the form nothing of it. */
  onSilentChange: () => void;
}) {
  const t = useTranslations();
  const countOf = use(CountOfContext);
  const { choices, filters, hasMore, onSilentChange } = props;
  const purposes = PURPOSES.map((value) => ({ value, text: t(`filters.chips.${value}`) }));
  const furnished = FURNISHED.map((value) => ({ value, text: t(`results.furnished.${value}`) }));
  return (
    <>
      <OneOfBoxes name="purpose" label={t('filters.purpose')} filters={filters} values={purposes} />
      <PeriodField
        chosen={filters.period}
        count={(value) => <ChoiceCount facet="period" value={value} />}
        onCleared={onSilentChange}
      />
      <WhereFields choices={choices} filters={filters} countOf={countOf} />
      <StayFields filters={filters} onCompleted={onSilentChange} />
      <CategoryBoxes
        choices={choices}
        filters={filters}
        count={(value) => <ChoiceCount facet="category" value={value} />}
      />
      <RangeFields filters={filters} hasSpread={hasMore} onMoved={onSilentChange} />
      <NumberBoxes name="rooms" label={t('filters.rooms')} filters={filters} />
      <NumberBoxes name="baths" label={t('filters.baths')} filters={filters} />
      <OneOfBoxes name="furnished" label={t('filters.furnishing')} filters={filters} values={furnished} />
      <StayingFields filters={filters} />
      <ClaimBoxes filters={filters} />
      {hasMore ? <MoreFields filters={filters} /> : null}
      <FormInput
        name="q"
        label={t('results.form.q')}
        placeholder={t('results.form.qHint')}
        defaultValue={filters.q}
        maxLength={200}
      />
      <HiddenFilters filters={filters} shown={hasMore ? [...SHOWN, ...MORE] : SHOWN} />
    </>
  );
}

/** Ranges of price and area. How prices are spread comes when the sheet is first opened. */
function RangeFields(props: { filters: Search; hasSpread: boolean; onMoved: () => void }) {
  const { filters } = props;
  const t = useTranslations('filters');
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <div className="col-span-2 empty:hidden">
          {props.hasSpread ? (
            <Suspense>
              <PriceSpread onMoved={props.onMoved} />
            </Suspense>
          ) : null}
        </div>
        <FormInput name="price_min" label={t('priceMin')} number defaultValue={filters.price_min} />
        <FormInput name="price_max" label={t('priceMax')} number defaultValue={filters.price_max} />
        <p className="col-span-2 -mt-2 text-xs text-soft">{t('priceHint')}</p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <FormInput name="area_min" label={t('areaMin')} number defaultValue={filters.area_min} />
        <FormInput name="area_max" label={t('areaMax')} number defaultValue={filters.area_max} />
        <p className="col-span-2 -mt-2 text-xs text-soft">{t('areaHint')}</p>
      </div>
    </>
  );
}
