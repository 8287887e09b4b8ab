import type { CellValue, PricedUnit } from '@diyar/contract/supply/host-prices';
import type { PriceField as FieldName } from '@diyar/contract/supply/price-fields';
import { useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { FIELD_LOOK } from '../../ui/text-field.tsx';
import { isWritable, shownText, typedText } from './cells.ts';
import { typedInto } from './commands.ts';
import { cellKey } from './sheet-state.ts';
import { cardFieldId } from './use-cards.ts';
import type { Grid } from './use-grid.ts';

interface FieldProps {
  grid: Grid;
  unit: PricedUnit;
  field: FieldName;
  /** Places of the unit and of the price. */
  row: number;
  place: number;
}

/** What is typed, and what the field showed when that began. */
interface Begun {
  text: string;
  seen: CellValue | null;
}

/** One price of a unit: its name, its field and, where there is a price, whether it is on. */
export function PriceField(props: FieldProps) {
  const t = useTranslations('priceGrid');
  const { grid, unit, field, row, place } = props;
  const value = grid.sheet.valueOf(unit.id, field);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8.5rem_2.75rem] items-center gap-2">
      <label htmlFor={cardFieldId(row, place)}>
        {t(`columns.${field}`)}
        <span className="sr-only">, {unit.name}</span>
      </label>
      <Amount {...props} value={value} />
      {field === 'down_payment_percent' || (value?.amount ?? null) === null ? null : (
        <label className="grid min-h-11 min-w-11 content-center justify-items-center gap-0.5 text-xs text-soft">
          <input
            type="checkbox"
            aria-label={t('isOn', { column: t(`columns.${field}`), unit: unit.name })}
            checked={value?.active === true}
            disabled={!grid.canEdit}
            onChange={() => grid.toggleCell(row, place)}
            className="size-5 accent-primary"
          />
          <span aria-hidden="true">{t('on')}</span>
        </label>
      )}
    </div>
  );
}

/** The amount, to be typed: Enter or leaving the field saves it, Escape takes it back. */
function Amount({ grid, unit, field, row, place, value }: FieldProps & { value: CellValue | null }) {
  const [begun, setBegun] = useState<Begun>();
  const edit = grid.state.edits.get(unit.id)?.[field];
  const start = edit?.text ?? typedText(field, value);
  const canWrite = grid.canEdit && isWritable(unit, field);
  const isOff = value !== null && value.amount !== null && !value.active;
  const isNews = grid.state.news.has(cellKey(unit.id, field));
  const begin = () => {
    grid.sheet.see(unit.id, field);
    if (canWrite) setBegun({ text: start, seen: value });
  };
  const take = () => {
    setBegun(undefined);
    if (begun === undefined || begun.text === start) return;
    grid.write([{ ...typedInto(grid.area, { unit, field }, begun.text), seen: begun.seen }]);
  };
  return (
    <input
      id={cardFieldId(row, place)}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      readOnly={!canWrite}
      aria-invalid={(edit !== undefined && edit.state !== 'saving') || undefined}
      value={begun?.text ?? edit?.text ?? shownText(field, value)}
      onFocus={begin}
      onChange={(event) => setBegun((before) => before && { ...before, text: event.target.value })}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setBegun({ text: start, seen: value });
      }}
      onBlur={take}
      className={`${FIELD_LOOK} tabular font-medium read-only:border-line read-only:bg-sunken ${isOff ? 'text-faint line-through' : ''} ${isNews ? 'bg-info-soft' : ''}`}
    />
  );
}
