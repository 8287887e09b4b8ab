import { groupedNumber } from '@diyar/contract/values/format';
import { moneyText } from '@diyar/contract/values/money';
import { isFloorWord } from '@diyar/contract/words/search-words';
import type { useTranslations } from '../../../i18n/translations.ts';
import { isolated } from '../../ads/periods.ts';

/** A half-open range in words, by which of its ends is there. */
export function rangeOf(value: string, kind: 'price' | 'area') {
  const [from = '', to = ''] = value.split('/');
  const end = from === '' ? 'To' : to === '' ? 'From' : 'Between';
  const text = (number: string) => {
    if (number === '') return '';
    return isolated(kind === 'price' ? moneyText(Number(number) * 100) : groupedNumber(Number(number)));
  };
  return { key: `${kind}${end}` as const, values: { from: text(from), to: text(to) } };
}

/** A floor of the filter, in words. */
export function floorText(floor: string, t: ReturnType<typeof useTranslations<never>>): string {
  return isFloorWord(floor)
    ? t(`filters.floors.${floor}`)
    : t('filters.chips.floor', { floor: Number(floor) });
}
