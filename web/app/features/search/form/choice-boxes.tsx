import type { Facet } from '@diyar/contract/finding/search';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { FIVE_AND_MORE, listOf, type Search } from '../query/search.ts';
import { ChoiceCount } from './choice-count.tsx';

const BOX =
  'relative grid min-h-14 min-w-12 grow cursor-pointer place-content-center justify-items-center rounded-base border border-line bg-surface px-3 py-1 leading-tight transition-colors hover:border-field-line has-checked:border-primary has-checked:bg-primary-soft has-checked:font-bold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary';

type Listed = Exclude<Facet, 'city' | 'district' | 'category' | 'period'>;

/** The values of a filter side by side with how many ads each would find: one of them, or any together. */
export function ChoiceBoxes(props: {
  name: Listed;
  label: string;
  labelHidden?: boolean;
  several?: boolean;
  look: string;
  filters: Search;
  values: readonly { value: string; text: ReactNode }[];
}) {
  const { name, several = false } = props;
  const t = useTranslations('filters');
  const chosen = listOf(props.filters, name);
  const isChosen = (value: string) =>
    value === '' ? chosen.length === 0 : value.split(',').every((one) => chosen.includes(one));
  const values = several ? props.values : [{ value: '', text: t('any') }, ...props.values];
  return (
    <fieldset className="min-w-0">
      <legend className={props.labelHidden ? 'sr-only' : 'mb-1.5 font-medium'}>{props.label}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map(({ value, text }) => (
          <label key={value} className={props.look}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              defaultChecked={isChosen(value)}
              className="sr-only"
            />
            {text}
            {value === '' ? null : <ChoiceCount facet={name} value={value} />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const NUMBERS = ['1', '2', '3', '4', FIVE_AND_MORE];

/** The chosen numbers that no chosen box of the usual ones stands for (6 of an address, without 5 and more). */
function unusualOf(chosen: readonly string[]): string[] {
  const standing = NUMBERS.map((box) => box.split(',')).filter((box) =>
    box.every((one) => chosen.includes(one)),
  );
  const covered = standing.flat();
  return chosen.filter((one) => !covered.includes(one));
}

/** 1 to 5 and more, any of them together; a number that an address asks for stands beside them. */
export function NumberBoxes(props: { name: 'rooms' | 'baths'; label: string; filters: Search }) {
  const t = useTranslations('filters');
  const values = [...NUMBERS, ...unusualOf(listOf(props.filters, props.name))].map((value) => ({
    value,
    text: <bdi dir="ltr">{value === FIVE_AND_MORE ? t('fiveAndMore') : value}</bdi>,
  }));
  return <ChoiceBoxes {...props} several values={values} look={`tabular basis-0 ${BOX}`} />;
}

/** One of few, or all of them. */
export function OneOfBoxes(props: {
  name: 'purpose' | 'furnished';
  label: string;
  filters: Search;
  values: readonly { value: string; text: ReactNode }[];
}) {
  return <ChoiceBoxes {...props} look={BOX} />;
}
