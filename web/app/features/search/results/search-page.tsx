import { Suspense, useRef } from 'react';
import { useLang } from '../../../i18n/lang.ts';
import { lateWithSentences } from '../../../i18n/late-with-sentences.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { paths } from '../../../site/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { DatesContext } from '../../ads/ad-path.ts';
import { DemoNote } from '../../ads/demo-note.tsx';
import { NearContext } from '../../ads/near.ts';
import { chosenIn } from '../query/chosen.ts';
import { changeSearch, printSearch } from '../query/search.ts';
import { withUnderstood } from './heading.ts';
import { LateChips, LateFilterDialog } from './late-filters.ts';
import { LateWhyHere, WHY_ROOM } from './late-why-here.tsx';
import type { Face, ShownSearch } from './load-search.ts';
import { PeriodLinks } from './period-links.tsx';
import { ResultsBar } from './results-bar.tsx';
import { ResultsList } from './results-list.tsx';
import { SaveSearch } from './save-search.tsx';
import { SortField } from './sort-field.tsx';

const SearchMap = lateWithSentences(async () => (await import('../on-map/search-map.tsx')).SearchMap, {
  ar: () => [import('@diyar/messages/ar/map')],
  en: () => [import('@diyar/messages/en/map')],
});

/** Beside the list the map stays in sight: under the header and the search bar, to the end and the edge of the window. */
const BESIDE = 'lg:sticky lg:top-37 lg:-mt-5 lg:h-[calc(100dvh-9.25rem)] lg:border-s lg:border-line';

/** The list begins where the header does, and the map goes on to the edge however wide the window is. */
const WIDE = 'lg:max-w-none lg:pe-0 lg:ps-[max(1.5rem,calc((100%-110rem)/2+1.5rem))]';

const LOOK = {
  list: {
    grid: 'lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]',
    map: `max-lg:hidden ${BESIDE}`,
    columns: 'xs:[--columns:2] 2xl:[--columns:3]',
  },
  map: {
    grid: 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
    // On phones the map comes first and leaves the bars in sight.
    map: `order-first max-lg:-mx-4 max-lg:-mt-2 md:max-lg:-mt-5 max-lg:h-[calc(100dvh-13.5rem)] max-lg:min-h-80 md:max-lg:-mx-6 lg:order-last ${BESIDE}`,
    columns: 'xs:max-lg:[--columns:2]',
  },
} as const;

/** One search, two faces: the list and the map side by side on wide screens, one of them on phones, a tap from the other. */
export function SearchPage({ shown, face }: { shown: ShownSearch; face: Face }) {
  const { filters, choices, form, found, extent, onMap } = shown;
  const list = useRef<HTMLDivElement>(null);
  const look = LOOK[face];
  const asked = withUnderstood(filters, found.understood);
  const isBest = asked.sort === undefined;
  const isMap = face === 'map';
  const other = <FaceSwitch shown={shown} face={face} />;
  const map = (
    <Suspense fallback={<div className={`bg-sunken ${look.map}`} />}>
      <SearchMap
        filters={filters}
        extent={extent}
        found={onMap}
        cities={choices.cities}
        ads={found.items}
        list={list}
        className={look.map}
      >
        {isMap ? other : null}
      </SearchMap>
    </Suspense>
  );
  return (
    <NearContext value={filters.near}>
      <DatesContext value={asked}>
        <ResultsBar choices={choices} filters={filters} />
        <div data-wide className={`page grid items-start gap-x-6 gap-y-5 pt-2 md:pt-5 ${WIDE} ${look.grid}`}>
          {isMap ? map : null}
          <div
            ref={list}
            className={`grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 md:gap-5 ${isBest ? WHY_ROOM : ''}`}
          >
            <SearchHead shown={shown} />
            <Chosen shown={shown} />
            <ResultsList
              found={found}
              filters={filters}
              choices={choices}
              columns={look.columns}
              asked={shown}
            />
          </div>
          {isMap ? null : map}
          {isBest ? <LateWhyHere ads={found.items} list={list} /> : null}
        </div>
        {/* On a phone it would lie over the way out of an empty list. */}
        {isMap || found.items.length === 0 ? null : other}
        <Suspense fallback={null}>
          <LateFilterDialog
            key={JSON.stringify(form.filters)}
            choices={form.choices}
            filters={form.filters}
            found={{ count: found.total, exact: found.total_exact }}
          />
        </Suspense>
      </DatesContext>
    </NearContext>
  );
}

function SearchHead({ shown }: { shown: ShownSearch }) {
  const t = useTranslations('results');
  const { filters, found, heading } = shown;
  return (
    <div className="grid gap-2 md:gap-4">
      <PeriodLinks filters={filters} shown={withUnderstood(filters, found.understood)} />
      <div className="flex items-center justify-between gap-3">
        <div className="grid min-w-0 gap-x-2">
          <h1 className="text-base font-bold md:text-xl">{heading}</h1>
          <p role="status" className="text-xs text-soft md:text-sm">
            {t(found.total_exact ? 'count' : 'countOver', { count: found.total })}
            <DemoNote ads={found.items} look="before:content-['_·']" />
          </p>
        </div>
        <SortField filters={filters} />
      </div>
    </div>
  );
}

/** What was chosen, and a way to keep it; no room is taken where nothing was. */
function Chosen({ shown }: { shown: ShownSearch }) {
  const { filters, choices, found } = shown;
  const isAny = chosenIn(filters).length > 0;
  return (
    <div className={isAny ? 'flex min-w-0 items-start gap-3' : 'contents'}>
      <div className={isAny ? 'min-w-0 grow' : 'contents'}>
        <Suspense fallback={isAny ? <div className="h-11" /> : null}>
          <LateChips
            filters={filters}
            choices={choices}
            ads={found.items}
            understood={found.understood}
            heading={shown.heading}
          />
        </Suspense>
      </div>
      <div className="shrink-0 pt-0.5 empty:hidden">
        {found.items.length === 0 ? null : <SaveSearch shown={shown} />}
      </div>
    </div>
  );
}

/** Phones have room for one face at a time; the other is a tap away with the same search, over the map's end or the window's. */
function FaceSwitch({ shown, face }: { shown: ShownSearch; face: Face }) {
  const t = useTranslations('results');
  const to = paths(useLang());
  const search = printSearch(changeSearch(shown.filters, {}));
  return (
    <div
      data-floats
      className="pointer-events-none fixed inset-x-0 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 flex justify-center gap-2 md:bottom-6 lg:hidden print:hidden"
    >
      <Link
        to={face === 'map' ? to.results(search) : to.map(search)}
        className="pointer-events-auto inline-flex min-h-11 items-center gap-2 rounded-pill bg-ink px-5 font-bold text-background shadow-float"
      >
        <Icon name={face === 'map' ? 'list' : 'map'} />
        {t(face === 'map' ? 'toList' : 'toMap')}
      </Link>
      {face === 'map' ? <SaveSearch shown={shown} look="pill" /> : null}
    </div>
  );
}
