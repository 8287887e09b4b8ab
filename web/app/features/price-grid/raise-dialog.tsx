import { useState } from 'react';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { NumberField } from '../host-fields/number-field.tsx';
import { type Column, shownText } from './cells.ts';
import { type Area, raisedIn } from './commands.ts';
import type { Wanted } from './sheet-state.ts';
import type { Grid } from './use-grid.ts';

/** Whole steps that new prices are rounded to, halalas. */
const STEPS = ['1', '100', '500', '1000'] as const;
type Step = (typeof STEPS)[number];
const MOST_SHOWN = 6;

/** Chosen, not typed: the keypad of figures of many phones has no minus. */
const WAYS = ['up', 'down'] as const;
type Way = (typeof WAYS)[number];

/** All cells of a column in the units that are shown. */
function columnArea({ area, units, columns }: Grid, column: Column): Area {
  const place = columns.indexOf(column);
  return { ...area, range: { top: 0, bottom: units.length - 1, first: place, last: place } };
}

/** The columns in which a shown unit has a price to raise. */
export function raisableColumns(grid: Grid): Column[] {
  return grid.columns.filter((column) => raisedIn(columnArea(grid, column), 0, 1).length > 0);
}

interface RaiseDialogProps {
  grid: Grid;
  /** One of them is asked for and raised in all shown units; empty where the selected cells are raised. */
  columns: readonly Column[];
  onClose: () => void;
}

/** Raises or lowers prices by so many percent; each is shown before and after first. */
export function RaiseDialog({ grid, columns, onClose }: RaiseDialogProps) {
  const t = useTranslations('priceGrid.raising');
  const [column, setColumn] = useState(columns[0]);
  const [way, setWay] = useState<Way>('up');
  const [size, setSize] = useState<number | null>(null);
  const [step, setStep] = useState<Step>('100');
  const area = column === undefined ? grid.area : columnArea(grid, column);
  // A minus that is typed all the same says nothing more.
  const percent = size === null ? null : Math.abs(size) * (way === 'down' ? -1 : 1);
  const wanted = percent === null || percent <= -100 ? [] : raisedIn(area, percent, Number(step));
  const apply = () => {
    grid.write(wanted);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <Button wide onClick={apply} disabledReason={wanted.length === 0 ? t('type') : undefined}>
          {wanted.length === 0 ? t(`begin.${way}`) : t('apply', { count: wanted.length })}
        </Button>
      }
    >
      <div className="grid gap-5">
        {column === undefined ? null : <ColumnSelect columns={columns} value={column} onChange={setColumn} />}
        <SegmentedControl
          label={t('way')}
          labelHidden
          options={WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
          value={way}
          onChange={setWay}
        />
        <NumberField
          label={t('percent')}
          hint={t(`hints.${way}`)}
          suffix="%"
          value={size}
          onChange={setSize}
          error={undefined}
        />
        <Select
          label={t('step')}
          value={step}
          options={STEPS.map((value) => ({ value, label: t(`steps.${value}`) }))}
          onChange={(value) => setStep(STEPS.find((one) => one === value) ?? '100')}
          error={undefined}
        />
        {wanted.length === 0 ? null : <Preview grid={grid} wanted={wanted} />}
      </div>
    </Dialog>
  );
}

function ColumnSelect(props: {
  columns: readonly Column[];
  value: Column;
  onChange: (column: Column) => void;
}) {
  const t = useTranslations('priceGrid');
  const { columns, value, onChange } = props;
  return (
    <Select
      label={t('raising.column')}
      value={value}
      options={columns.map((each) => ({ value: each, label: t(`columns.${each}`) }))}
      onChange={(next) => onChange(columns.find((one) => one === next) ?? value)}
      error={undefined}
    />
  );
}

function Preview({ grid, wanted }: { grid: Grid; wanted: readonly Wanted[] }) {
  const t = useTranslations('priceGrid');
  const names = new Map(grid.units.map((unit) => [unit.id, unit.name]));
  const more = wanted.length - MOST_SHOWN;
  return (
    <section aria-label={t('raising.preview')} className="grid gap-2">
      <h3 className="font-bold">{t('raising.preview')}</h3>
      <ul className="grid gap-2 text-sm">
        {wanted.slice(0, MOST_SHOWN).map(({ unitId, field, value }) => (
          <li key={`${unitId} ${field}`} className="flex flex-wrap justify-between gap-x-4">
            <span className="text-soft">
              <bdi>{names.get(unitId)}</bdi> · {t(`columns.${field}`)}
            </span>
            <span className="tabular font-medium">
              {t('raising.line', {
                before: ltrText(shownText(field, grid.sheet.valueOf(unitId, field))),
                after: ltrText(shownText(field, value)),
              })}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="text-sm text-soft">{t('raising.more', { count: more })}</p> : null}
    </section>
  );
}
