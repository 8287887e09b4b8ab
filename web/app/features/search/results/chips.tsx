import type { AdCard } from '@diyar/contract/finding/ads';
import type { Facing } from '@diyar/contract/finding/search';
import type { Understood } from '@diyar/contract/site/wishes';
import type { Period } from '@diyar/contract/words/period';
import type { Tenant } from '@diyar/contract/words/unit-words';
import { useEffect } from 'react';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { isolated, periodWord } from '../../ads/periods.ts';
import type { Choices } from '../query/choices.ts';
import { type Chosen, chosenIn } from '../query/chosen.ts';
import { noteSearch } from '../query/recent-searches.ts';
import { changeSearch, FIVE_AND_MORE, listOf, type Search } from '../query/search.ts';
import { useSearchPath } from '../query/use-search-path.ts';
import { floorText, rangeOf } from './chip-texts.ts';
import { NarrowPlaces } from './narrow-places.tsx';
import { whenFirst } from './when-first.ts';
import { WhichPrice } from './which-price.tsx';

export interface ChipsProps {
  filters: Search;
  choices: Choices;
  /** The found ads, for the name of the advertiser whose ads these are. */
  ads: readonly AdCard[];
  /** The understood terms of the typed text, as chips in place of the text. */
  understood: Understood | null;
  /** As the list is headed. */
  heading: string;
}

const CHIP =
  'inline-flex min-h-10 max-w-full items-center gap-2 rounded-pill border border-line bg-surface ps-4 pe-3 transition-colors hover:border-field-line';

/** Everything that narrows the search, each one link away from gone, and what of the typed text narrowed nothing. */
export function Chips(props: ChipsProps) {
  useNoted(props);
  return (
    <>
      <ChosenChips {...props} />
      <WhichPrice {...props} />
      {props.understood === null ? null : (
        <>
          <NarrowPlaces {...props} pieces={props.understood.pieces} />
          <NotUnderstood understood={props.understood} filters={props.filters} />
        </>
      )}
    </>
  );
}

/** Keeps the search on the device, to be offered again under an empty field. */
function useNoted({ filters, heading }: ChipsProps) {
  const lang = useLang();
  useEffect(() => noteSearch({ lang, title: filters.q ?? heading, filters }), [lang, heading, filters]);
}

function ChosenChips(props: ChipsProps) {
  const t = useTranslations('filters.chips');
  const nameOf = useChipNames(props);
  const { filters, understood } = props;
  const chosen = chosenIn(understood === null ? filters : changeSearch(filters, { q: undefined }));
  const chips = whenFirst(understood?.pieces ?? [], chosen);
  if (chips.length === 0) return null;
  return (
    <div className="flex min-w-0 items-center gap-1 sm:items-start">
      <ul
        aria-label={t('label')}
        className="-ms-4 flex min-w-0 gap-2 overflow-x-auto py-0.5 ps-4 [scrollbar-width:none] sm:ms-0 sm:flex-wrap sm:ps-0"
      >
        {chips.map((chip) =>
          'piece' in chip ? (
            <li key={`${chip.piece.text} ${chip.piece.label}`} className="max-w-full shrink-0">
              <UnderstoodChip piece={chip.piece} filters={filters} />
            </li>
          ) : (
            <li key={`${chip.chosen.name}-${chip.chosen.value}`} className="max-w-full shrink-0">
              <ChosenChip chosen={chip.chosen} name={nameOf(chip.chosen)} filters={filters} />
            </li>
          ),
        )}
      </ul>
      {chips.length > 1 ? <ClearLink /> : null}
    </div>
  );
}

function ChosenChip({ chosen, name, filters }: { chosen: Chosen; name: string; filters: Search }) {
  const t = useTranslations('filters.chips');
  const searchPath = useSearchPath();
  return (
    <Link
      to={searchPath(withoutChip(chosen, filters))}
      preventScrollReset
      aria-label={t('remove', { what: name })}
      className={CHIP}
    >
      <span className="truncate">{name}</span>
      <Icon name="close" className="size-4 text-soft" />
    </Link>
  );
}

/** Beside the chips that are swept, never over them. */
function ClearLink() {
  const t = useTranslations('filters.chips');
  return (
    <Link
      to={useSearchPath()()}
      preventScrollReset
      className="my-0.5 inline-flex min-h-10 shrink-0 items-center rounded-pill px-3 font-bold text-primary hover:underline max-sm:-me-3"
    >
      {t('clear')}
    </Link>
  );
}

/** A chosen filter taken away leaves the typed text as it is. */
function withoutChip(chip: Chosen, { q }: Search): Search {
  return q === undefined ? chip.without : changeSearch(chip.without, { q });
}

/** A piece of the typed text that became a filter; pressed, it leaves the text. */
function UnderstoodChip({ piece, filters }: { piece: Understood['pieces'][number]; filters: Search }) {
  const t = useTranslations('filters.understood');
  const searchPath = useSearchPath();
  const without = changeSearch(filters, { q: piece.without === '' ? undefined : piece.without });
  return (
    <Link
      to={searchPath(without)}
      preventScrollReset
      aria-label={t('remove', { text: piece.text, what: piece.label })}
      className={`${CHIP} border-primary/40 bg-primary-soft`}
    >
      <bdi className="truncate">{piece.label}</bdi>
      <Icon name="close" className="size-4 text-soft" />
    </Link>
  );
}

/** The part of the typed text that was not understood, its correction, and links to search without it or for exactly it. */
function NotUnderstood({ understood, filters }: { understood: Understood; filters: Search }) {
  const t = useTranslations('filters.understood');
  const { rest, without_rest, did_you_mean: corrected, left } = understood;
  if (rest === '') return null;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-soft">
      <span>
        {corrected === null
          ? t(toldAs(left), { text: isolatedText(rest) })
          : t('corrected', { shown: isolatedText(corrected.shown), typed: isolatedText(corrected.typed) })}
      </span>
      {corrected === null ? null : (
        <WordsLink filters={filters} q={corrected.exact}>
          {t('exact', { typed: isolatedText(corrected.typed) })}
        </WordsLink>
      )}
      <WordsLink filters={filters} q={without_rest}>
        {t('without')}
      </WordsLink>
    </p>
  );
}

/** Which sentence says what became of the words: they were searched for, they order the list, or no ad holds any of them. */
function toldAs(left: Understood['left']): 'rest' | 'left' | 'none' {
  if (left === null) return 'rest';
  return left.words.every(({ ads }) => ads === 0) ? 'none' : 'left';
}

/** Typed words may be of the other language. */
const isolatedText = (text: string) => `\u2068${text}\u2069`;

/** The same search with other words. */
function WordsLink({ filters, q, children }: { filters: Search; q: string; children: string }) {
  const searchPath = useSearchPath();
  return (
    <Link
      to={searchPath(changeSearch(filters, { q: q === '' ? undefined : q }))}
      preventScrollReset
      className="font-bold text-primary underline"
    >
      {children}
    </Link>
  );
}

/** With dates a price is that of a night, while cards lead with the whole stay. */
function byNight(
  price: string,
  { from, period }: Search,
  t: ReturnType<typeof useTranslations<never>>,
): string {
  const isOfNight = from !== undefined && (period === undefined || period === '2');
  return isOfNight ? t('filters.chips.priceNight', { price }) : price;
}

/** The chosen filters, in words. */
export function useChipNames({
  choices,
  ads,
  filters,
}: Omit<ChipsProps, 'understood' | 'heading'>): (chip: Pick<Chosen, 'name' | 'value'>) => string {
  const t = useTranslations();
  const found = (places: readonly { slug: string; name: string }[], slug: string) =>
    places.find((place) => place.slug === slug)?.name ?? slug;
  const names: { [K in Chosen['name']]: (value: string) => string } = {
    q: (value) => t('filters.chips.q', { text: value }),
    purpose: (value) => t(value === 'sale' ? 'filters.chips.sale' : 'filters.chips.rent'),
    city: (value) => found(choices.cities, value),
    district: (value) => found(choices.districts, value),
    category: (value) => choices.categories.find(({ slug }) => slug === value)?.plural ?? value,
    period: (value) => t(`common.period.${periodWord(Number(value) as Period)}`),
    from: (value) => {
      const [from = '', to = ''] = value.split('/').map(isolated);
      return t('filters.chips.dates', { from, to });
    },
    price_min: (value) => byNight(rangeText(value, 'price'), filters, t),
    area_min: (value) => rangeText(value, 'area'),
    rooms: (value) => t('filters.chips.rooms', { values: numbersText(value) }),
    baths: (value) => t('filters.chips.baths', { values: numbersText(value) }),
    furnished: (value) => t(`results.furnished.${value as 'full' | 'part' | 'none'}`),
    features: (value) => found(choices.features, value),
    facing: (value) => t('filters.chips.facing', { side: t(`filters.facings.${value as Facing}`) }),
    floor: (value) => floorText(value, t),
    age_max: (value) => t('filters.chips.age', { count: Number(value) }),
    tenants: (value) => t(`filters.tenantWords.${value as Tenant}`),
    guests: (value) => t('filters.chips.guests', { count: Number(value) }),
    advertiser: (value) => t('filters.chips.advertiser', { name: ads[0]?.advertiser.name ?? value }),
    verified: () => t('filters.verified'),
    licensed: () => t('filters.licensed'),
    like: () => t('filters.chips.like'),
    instant: () => t('filters.instant'),
    special: () => t('filters.chips.special'),
    offer: () => t('filters.chips.offer'),
    bbox: () => t('filters.chips.bbox'),
    polygon: (value) => t('filters.chips.polygon', { number: listOf(filters, 'polygon').indexOf(value) + 1 }),
    near: () => t('filters.chips.near'),
  };
  const rangeText = (value: string, kind: 'price' | 'area') => {
    const { key, values } = rangeOf(value, kind);
    return t(`filters.chips.${key}`, values);
  };
  const [more, separator] = [isolated(t('filters.fiveAndMore')), t('results.listSeparator')];
  const numbersText = (value: string) => value.replace(FIVE_AND_MORE, more).split(',').join(separator);
  return (chip) => names[chip.name](chip.value);
}
