import type { AdSort, Facing } from '@diyar/contract/finding/search';
import { groupedNumber } from '@diyar/contract/values/format';
import { moneyText } from '@diyar/contract/values/money';
import { PERIODS, priceKindOf } from '@diyar/contract/words/period';
import { isFloorWord } from '@diyar/contract/words/search-words';
import type { Tenant } from '@diyar/contract/words/unit-words';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { KnownName, Lexicon } from './lexicon.ts';
import type { WishFilters } from './parse-query.ts';

type Translate = ReturnType<typeof translatorOf>;

/** Kept together and left to right: Arabic around it would turn "350 S.R" about. */
const isolated = (text: string) => `\u2066${text}\u2069`;

function rangeLabel(translate: Translate, filters: WishFilters, kind: 'price' | 'area'): string | undefined {
  const [min, max] = [filters[`${kind}_min`], filters[`${kind}_max`]];
  if (min === undefined && max === undefined) return undefined;
  const text = (value = '0') =>
    isolated(kind === 'price' ? moneyText(Number(value) * 100) : groupedNumber(Number(value)));
  const end = min === undefined ? 'To' : max === undefined ? 'From' : 'Between';
  return translate(`filters.chips.${kind}${end}`, { from: text(min), to: text(max) });
}

/** "3", "3, 4", and "3+" for everything from three on. */
function countsText(translate: Translate, list: string): string {
  const values = list.split(',');
  const isOpen = values.length > 2 && values.at(-1) === '12';
  return isOpen ? isolated(`${values[0]}+`) : values.join(translate('results.listSeparator'));
}

function placesLabel(
  translate: Translate,
  filters: WishFilters,
  lexicon: Lexicon,
  lang: Lang,
): (string | undefined)[] {
  const nameOf = (one: KnownName | undefined) => (lang === 'ar' ? one?.name_ar : one?.name_en);
  const separator = translate('results.listSeparator');
  const named = (list: string | undefined, known: ReadonlyMap<string, KnownName>) =>
    list?.split(',').map((slug) => nameOf(known.get(slug)) ?? slug);
  const districts = filters.district?.split(',').map((slug) => lexicon.districts.get(slug));
  const cities = new Set(districts?.map((one) => nameOf(lexicon.cities.get(one?.city ?? ''))));
  const district = [...new Set(districts?.map(nameOf))].join(separator);
  const [city = ''] = cities;
  return [
    named(filters.city, lexicon.cities)?.join(separator),
    districts === undefined
      ? undefined
      : cities.size > 1
        ? translate('filters.chips.districtOf', { district, cities: [...cities].join(' · ') })
        : translate('results.districtIn', { district, city }),
    filters.category
      ?.split(',')
      .map((slug) => {
        const category = lexicon.categories.get(slug);
        return (lang === 'ar' ? category?.plural_ar : category?.plural_en) ?? slug;
      })
      .join(separator),
    named(filters.features, lexicon.features)?.join(separator),
  ];
}

function choicesLabel(translate: Translate, filters: WishFilters): (string | undefined)[] {
  const { purpose, furnished, facing, floor, sort, rooms, baths, age_max } = filters;
  const period = PERIODS.find((one) => String(one) === filters.period);
  return [
    purpose === undefined
      ? undefined
      : translate(purpose === 'sale' ? 'filters.chips.sale' : 'filters.chips.rent'),
    period === undefined ? undefined : translate(`common.period.${priceKindOf(period)}`),
    rooms === undefined
      ? undefined
      : translate('filters.chips.rooms', { values: countsText(translate, rooms) }),
    baths === undefined
      ? undefined
      : translate('filters.chips.baths', { values: countsText(translate, baths) }),
    furnished === undefined
      ? undefined
      : translate(`results.furnished.${furnished as 'full' | 'part' | 'none'}`),
    facing === undefined
      ? undefined
      : translate('filters.chips.facing', { side: translate(`filters.facings.${facing as Facing}`) }),
    floor
      ?.split(',')
      .map((one) => floorLabel(translate, one))
      .join(translate('results.listSeparator')),
    age_max === undefined ? undefined : translate('filters.chips.age', { count: Number(age_max) }),
    sort === undefined ? undefined : translate(`results.sort.${sort as Exclude<AdSort, 'nearest'>}`),
  ];
}

function floorLabel(translate: Translate, floor: string): string {
  if (isFloorWord(floor)) return translate(`filters.floors.${floor}`);
  return translate('filters.chips.floor', { floor: Number(floor) });
}

function stayingLabel(translate: Translate, { tenants, guests }: WishFilters): (string | undefined)[] {
  return [
    tenants
      ?.split(',')
      .map((one) => translate(`filters.tenantWords.${one as Tenant}`))
      .join(translate('results.listSeparator')),
    guests === undefined ? undefined : translate('filters.chips.guests', { count: Number(guests) }),
  ];
}

function stayLabel(translate: Translate, filters: WishFilters): (string | undefined)[] {
  const { from, to, verified, licensed, instant, offer } = filters;
  return [
    from === undefined || to === undefined
      ? undefined
      : translate('filters.chips.dates', { from: isolated(from), to: isolated(to) }),
    verified === undefined ? undefined : translate('filters.verified'),
    licensed === undefined ? undefined : translate('filters.licensed'),
    instant === undefined ? undefined : translate('filters.instant'),
    offer === undefined ? undefined : translate('filters.chips.offer'),
  ];
}

/** The filters of one understood term in words of a language; a side of a city as it was typed. */
export function termLabel(filters: WishFilters, lexicon: Lexicon, lang: Lang, typed = ''): string {
  if (filters.polygon !== undefined) return typed;
  const translate = translatorOf(lang);
  const labels = [
    ...placesLabel(translate, filters, lexicon, lang),
    rangeLabel(translate, filters, 'price'),
    rangeLabel(translate, filters, 'area'),
    ...choicesLabel(translate, filters),
    ...stayingLabel(translate, filters),
    ...stayLabel(translate, filters),
  ];
  return labels.filter((label) => label !== undefined).join(' · ');
}
