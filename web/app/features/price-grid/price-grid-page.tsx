import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { supplyPaths } from '../../site/supply-paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { CellBar } from './cell-bar.tsx';
import { columnsOf } from './cells.ts';
import { GridStatus } from './grid-status.tsx';
import { GridTools } from './grid-tools.tsx';
import { KeyList } from './key-list.tsx';
import { PriceCards } from './price-cards.tsx';
import { PriceGrid } from './price-grid.tsx';
import { type Cards, useCards } from './use-cards.ts';
import { type Grid, useGrid } from './use-grid.ts';
import { useSheet } from './use-sheet.ts';
import { useUnitSearch } from './use-unit-search.ts';

type HostPrices = CallData<'GET /api/v1/host/prices'>;

/** The prices of all units in one grid. */
export function PriceGridPage() {
  const t = useTranslations('priceGrid');
  const lang = useLang();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'host-prices'],
    queryFn: () => callApi('GET /api/v1/host/prices', { query: {}, lang }),
    // The grid itself keeps level with what changes from then on.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data !== undefined) return data.items.length === 0 ? <Empty /> : <Shown prices={data} />;
  if (error === null) return <PageSkeleton />;
  return <OwnAdProblem isPage error={error} title={t('failed')} retry={() => void refetch()} />;
}

function Empty() {
  const t = useTranslations('priceGrid');
  const to = supplyPaths(useLang());
  const add = (
    <Link to={to.addProperty()} className={buttonLook('primary')}>
      {t('emptyAct')}
    </Link>
  );
  return (
    <div className="page grid gap-5 py-6 lg:py-8">
      <PageHead title={t('title')} />
      <EmptyState drawing="door" title={t('empty')} text={t('emptyText')} action={add} />
    </div>
  );
}

function Shown({ prices }: { prices: HostPrices }) {
  const t = useTranslations('priceGrid');
  const { sheet, state } = useSheet(prices);
  const search = useUnitSearch(state.units);
  const columns = useMemo(() => columnsOf(state.units), [state.units]);
  const canEdit = prices.abilities.edit;
  const grid = useGrid({ sheet, state, units: search.units, columns, canEdit });
  const cards = useCards();
  const isCut = prices.total > prices.items.length;
  return (
    <div className="grid grid-cols-1 gap-4 px-4 py-6 lg:px-8">
      <PageHead title={t('title')} lead={t('lead', { count: prices.total })} />
      {canEdit ? null : <Notice tone="info">{t('viewerOnly')}</Notice>}
      {isCut ? (
        <Notice tone="info">{t('shownOf', { shown: prices.items.length, total: prices.total })}</Notice>
      ) : null}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="w-full max-w-96">
          <TextField
            type="search"
            label={t('search')}
            value={search.words}
            onChange={search.type}
            error={undefined}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          {canEdit ? <GridTools grid={grid} isForCards={cards.isCards} /> : null}
          <LayoutSwitch cards={cards} />
        </div>
      </div>
      {search.units.length === 0 ? (
        <p role="status" className="text-soft">
          {t('searchNone')}
        </p>
      ) : (
        <Prices grid={grid} cards={cards} />
      )}
      <GridStatus grid={grid} onGo={cards.isCards ? cards.goTo : grid.go} />
      {cards.isCards ? null : <KeyList />}
    </div>
  );
}

function Prices({ grid, cards }: { grid: Grid; cards: Cards }) {
  if (cards.isCards) return <PriceCards grid={grid} cards={cards} />;
  return (
    <>
      <CellBar grid={grid} />
      <PriceGrid grid={grid} />
    </>
  );
}

/** Between cards and the table, where both can be had. */
function LayoutSwitch({ cards: { canChoose, isCards, choose } }: { cards: Cards }) {
  const t = useTranslations('priceGrid');
  if (!canChoose) return null;
  return (
    <Button kind="quiet" size="small" onClick={() => choose(isCards ? 'grid' : 'cards')}>
      {t(isCards ? 'asGrid' : 'asCards')}
    </Button>
  );
}
