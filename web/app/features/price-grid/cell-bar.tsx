import type { PricedUnit } from '@diyar/contract/supply/host-prices';
import type { PriceField } from '@diyar/contract/supply/price-fields';
import { dateTimeText } from '@diyar/contract/values/format';
import { useState } from 'react';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { pricePaths } from '../../site/price-paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { CellPast } from './cell-past.tsx';
import { type Column, isCell, isStated, shownText } from './cells.ts';
import type { Edit } from './sheet-state.ts';
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

/** What was typed and is not saved: why, and what can be done; of a cell that somebody else changed, both values. */
function Trouble(props: { grid: Grid; unit: PricedUnit; field: PriceField; edit: Edit }) {
  const t = useTranslations('priceGrid');
  const { grid, unit, field, edit } = props;
  const text = (value: Edit['value']) => ltrText(shownText(field, value)) || t('none');
  const [mine, theirs] = [text(edit.value), text(unit.cells[field] ?? null)];
  const { changed } = edit;
  const drop = () => grid.sheet.dropMine(unit.id, field);
  if (edit.state !== 'conflict')
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-danger">{t('problem', { text: edit.msg })}</p>
        <Button kind="quiet" size="small" onClick={drop}>
          {t('drop')}
        </Button>
      </div>
    );
  const named = { theirs, mine, at: ltrText(changed === null ? '' : dateTimeText(changed.at)) };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p>
        {changed === null || changed.by_name === null
          ? t('conflict.other', named)
          : t('conflict.byName', { ...named, name: changed.by_name })}
      </p>
      <Button size="small" onClick={() => grid.sheet.keepMine(unit.id, field)}>
        {t('conflict.keepMine', { mine })}
      </Button>
      <Button kind="secondary" size="small" onClick={drop}>
        {t('conflict.takeTheirs', { theirs })}
      </Button>
    </div>
  );
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
