import { useTranslations } from 'use-intl/react';
import { Icon } from '../../ui/icon.tsx';
import { CategoryBoxes } from './category-boxes.tsx';
import type { Choices } from './choices.ts';
import { FIVE_AND_MORE, type FilterName, type Filters, valuesOf } from './filters.ts';
import { FormInput, FormSelect, HiddenFilters } from './form-parts.tsx';
import { PeriodField } from './period-field.tsx';
import { WhereFields } from './where-fields.tsx';

const SHOWN: readonly FilterName[] = [
  'q',
  'city',
  'district',
  'category',
  'period',
  'price_min',
  'price_max',
  'rooms',
  'baths',
  'furnished',
  'verified',
  'instant',
];
const FURNISHED = ['full', 'part', 'none'] as const;

/** All filters, one under the other, each keeping its own value. */
export function FilterFields(props: { choices: Choices; filters: Filters }) {
  const t = useTranslations('results.form');
  const { choices, filters } = props;
  return (
    <>
      <PeriodField chosen={filters.period} />
      <WhereFields choices={choices} filters={filters} />
      <CategoryBoxes choices={choices} filters={filters} />
      <div className="grid grid-cols-2 gap-3">
        <FormInput name="price_min" label={t('priceMin')} number defaultValue={filters.price_min} />
        <FormInput name="price_max" label={t('priceMax')} number defaultValue={filters.price_max} />
        <p className="col-span-2 -mt-2 text-xs text-soft">{t('priceHint')}</p>
      </div>
      <NumberBoxes name="rooms" label={t('rooms')} filters={filters} />
      <NumberBoxes name="baths" label={t('baths')} filters={filters} />
      <FurnishedField filters={filters} />
      <div className="grid gap-1">
        <Flag name="verified" text={t('verified')} hint={t('verifiedText')} filters={filters} />
        <Flag name="instant" text={t('instant')} hint={t('instantText')} filters={filters} />
      </div>
      <FormInput name="q" label={t('q')} placeholder={t('qHint')} defaultValue={filters.q} maxLength={200} />
      <HiddenFilters filters={filters} shown={SHOWN} />
    </>
  );
}

export function CategoryField(props: { choices: Choices; filters: Filters; look?: 'field' | 'bar' }) {
  const t = useTranslations('results');
  const { categories } = props.choices;
  const chosen = valuesOf(props.filters, 'category');
  const nameOf = (slug: string) => categories.find((category) => category.slug === slug)?.plural ?? slug;
  return (
    <FormSelect
      name="category"
      label={t('form.category')}
      look={props.look ?? 'field'}
      defaultValue={chosen.join(',')}
    >
      <option value="">{t('form.anyCategory')}</option>
      {chosen.length > 1 ? (
        <option value={chosen.join(',')}>{chosen.map(nameOf).join(t('listSeparator'))}</option>
      ) : null}
      {categories.map(({ slug, plural }) => (
        <option key={slug} value={slug}>
          {plural}
        </option>
      ))}
    </FormSelect>
  );
}

const BOX =
  'grid min-h-11 min-w-12 grow cursor-pointer place-items-center rounded-base border border-line bg-surface px-3 transition-colors hover:border-field-line has-checked:border-primary has-checked:bg-primary-soft has-checked:font-bold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary';

/** 1 to 5 and more, any of them together. */
function NumberBoxes(props: { name: 'rooms' | 'baths'; label: string; filters: Filters }) {
  const t = useTranslations('results.form');
  const chosen = valuesOf(props.filters, props.name);
  const isChosen = (value: string) => value.split(',').every((one) => chosen.includes(one));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{props.label}</legend>
      <div className="tabular flex gap-2">
        {['1', '2', '3', '4', FIVE_AND_MORE].map((value) => (
          <label key={value} className={BOX}>
            <input
              type="checkbox"
              name={props.name}
              value={value}
              defaultChecked={isChosen(value)}
              className="sr-only"
            />
            <bdi dir="ltr">{value === FIVE_AND_MORE ? t('fiveAndMore') : value}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function FurnishedField(props: { filters: Filters }) {
  const t = useTranslations('results');
  const chosen = props.filters.furnished ?? '';
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('form.furnished')}</legend>
      <div className="flex flex-wrap gap-2">
        {(['', ...FURNISHED] as const).map((value) => (
          <label key={value} className={BOX}>
            <input
              type="radio"
              name="furnished"
              value={value}
              defaultChecked={chosen === value}
              className="sr-only"
            />
            {value === '' ? t('form.anyFurnished') : t(`furnished.${value}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Flag(props: { name: 'verified' | 'instant'; text: string; hint: string; filters: Filters }) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3">
      <Icon name={props.name === 'verified' ? 'shield' : 'bolt'} className="size-5 text-primary" />
      <span className="min-w-0 grow">
        <span className="block font-medium">{props.text}</span>
        <span className="block text-xs text-soft">{props.hint}</span>
      </span>
      <input
        type="checkbox"
        name={props.name}
        value="1"
        defaultChecked={props.filters[props.name] === '1'}
        className="size-5 shrink-0 accent-primary"
      />
    </label>
  );
}
