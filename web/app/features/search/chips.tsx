import type { AdCard } from '@diyar/contract/ads';
import { groupedNumber } from '@diyar/contract/format';
import { moneyText } from '@diyar/contract/money';
import type { Period } from '@diyar/contract/period';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLang } from '../../i18n/lang.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { isolated, periodWord } from '../ads/periods.ts';
import type { Choices } from './choices.ts';
import { type Chosen, chosenIn, FIVE_AND_MORE, type Filters } from './filters.ts';

interface ChipsProps {
  filters: Filters;
  choices: Choices;
  /** The found ads, for the name of the advertiser whose ads these are. */
  ads: readonly AdCard[];
}

/** Everything that narrows the search, each one link away from gone. */
export function Chips(props: ChipsProps) {
  const t = useTranslations('results.chips');
  const to = paths(useLang());
  const nameOf = useChipNames(props);
  const chosen = chosenIn(props.filters);
  if (chosen.length === 0) return null;
  return (
    <ul
      aria-label={t('label')}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {chosen.map((chip) => (
        <li key={`${chip.name}-${chip.value}`} className="max-w-full shrink-0">
          <Link
            to={to.results(chip.without)}
            preventScrollReset
            aria-label={t('remove', { what: nameOf(chip) })}
            className="inline-flex min-h-10 max-w-full items-center gap-2 rounded-pill border border-line bg-surface ps-4 pe-3 transition-colors hover:border-field-line"
          >
            <span className="truncate">{nameOf(chip)}</span>
            <Icon name="close" className="size-4 text-soft" />
          </Link>
        </li>
      ))}
      {chosen.length > 1 ? (
        <li className="shrink-0">
          <Link
            to={to.results()}
            preventScrollReset
            className="inline-flex min-h-10 items-center rounded-pill px-3 font-bold text-primary hover:underline"
          >
            {t('clear')}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

/** A half-open range in words, by which of its ends is there. */
function rangeOf(value: string, kind: 'price' | 'area') {
  const [from = '', to = ''] = value.split('-');
  const end = from === '' ? 'To' : to === '' ? 'From' : 'Between';
  const text = (number: string) => {
    if (number === '') return '';
    return isolated(kind === 'price' ? moneyText(Number(number) * 100) : groupedNumber(Number(number)));
  };
  return { key: `${kind}${end}` as const, values: { from: text(from), to: text(to) } };
}

function useChipNames({ choices, ads }: ChipsProps): (chip: Chosen) => string {
  const t = useTranslations();
  const found = (places: readonly { slug: string; name: string }[], slug: string) =>
    places.find((place) => place.slug === slug)?.name ?? slug;
  const names: { [K in Chosen['name']]: (value: string) => string } = {
    q: (value) => t('results.chips.q', { text: value }),
    purpose: (value) => t(value === 'sale' ? 'results.chips.sale' : 'results.chips.rent'),
    city: (value) => found(choices.cities, value),
    district: (value) => found(choices.districts, value),
    category: (value) => choices.categories.find(({ slug }) => slug === value)?.plural ?? value,
    period: (value) => t(`common.period.${periodWord(Number(value) as Period)}`),
    price_min: (value) => rangeText(value, 'price'),
    area_min: (value) => rangeText(value, 'area'),
    rooms: (value) => t('results.chips.rooms', { values: numbersText(value) }),
    baths: (value) => t('results.chips.baths', { values: numbersText(value) }),
    furnished: (value) => t(`results.furnished.${value as 'full' | 'part' | 'none'}`),
    advertiser: (value) => t('results.chips.advertiser', { name: ads[0]?.advertiser.name ?? value }),
    verified: () => t('results.form.verified'),
    instant: () => t('results.form.instant'),
    special: () => t('results.chips.special'),
    offer: () => t('results.chips.offer'),
  };
  const rangeText = (value: string, kind: 'price' | 'area') => {
    const { key, values } = rangeOf(value, kind);
    return t(`results.chips.${key}`, values);
  };
  const numbersText = (value: string) =>
    value
      .replace(FIVE_AND_MORE, isolated(t('results.form.fiveAndMore')))
      .split(',')
      .join(t('results.listSeparator'));
  return (chip) => names[chip.name](chip.value);
}
