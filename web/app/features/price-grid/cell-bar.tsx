import type { PricedUnit } from '@diyar/contract/supply/host-prices';
import type { PriceField } from '@diyar/contract/supply/price-fields';
import { useState } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { pricePaths } from '../../site/price-paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { CellPast } from './cell-past.tsx';
import { type Column, isCell, isStated } from './cells.ts';
import { Trouble } from './trouble.tsx';
import type { Grid } from './use-grid.ts';

/** The active cell in full: whose price it is, what keeps it from being saved, and its history. */
export function CellBar({ grid }: { grid: Grid }) {
  const t = useTranslations('priceGrid');
  const { unit, column } = grid.here;
  if (unit === undefined || column === undefined) return null;
  const edit = column === 'offer' ? undefined : grid.state.edits.get(unit.id)?.[column];
  const { range } = grid;
  const selected = (range.bottom - range.top + 1) * (range.last - range.first + 1);
  return (
    <section
      aria-label={t('cellOf', { column: t(`columns.${column}`), unit: unit.name })}
      className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 rounded-base border border-line bg-surface px-4 py-2 text-sm"
    >
      <p className="min-w-0">
        <bdi className="font-bold">{unit.name}</bdi>{' '}
        <span className="text-soft">· {t(`columns.${column}`)}</span>
        {selected > 1 ? <span className="text-soft"> · {t('selected', { count: selected })}</span> : null}
      </p>
      <div aria-live="polite" className="min-w-0 grow basis-60">
        {edit === undefined || edit.state === 'saving' ? (
          <p className="text-soft">{noteOf(t, unit, column)}</p>
        ) : (
          <Trouble grid={grid} unit={unit} field={column as PriceField} edit={edit} />
        )}
      </div>
      <CellLinks unit={unit} column={column} />
    </section>
  );
}

/** Why nothing can be written into a cell; nothing for all others. */
function noteOf(
  t: ReturnType<typeof useTranslations<'priceGrid'>>,
  unit: PricedUnit,
  column: Column,
): string {
  if (column === 'offer') return t('offerRead');
  if (!isCell(unit, column)) return t('notForThis');
  return isStated(unit, column) ? t('stated') : '';
}

function CellLinks({ unit, column }: { unit: PricedUnit; column: Column }) {
  const t = useTranslations('priceGrid');
  const to = pricePaths(useLang());
  const [isOpen, setOpen] = useState(false);
  if (!isCell(unit, column)) return null;
  const hasDays = column === 'daily' || column === 'hourly';
  return (
    <div className="flex gap-2">
      {hasDays ? (
        <Link to={to.unitPrices(unit.id)} className={buttonLook('quiet', 'small')}>
          {t('days')}
        </Link>
      ) : null}
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {t('history')}
      </Button>
      {isOpen ? <CellPast unit={unit} field={column} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
