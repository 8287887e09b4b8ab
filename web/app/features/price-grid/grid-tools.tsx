import { useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { raisedIn } from './commands.ts';
import { RaiseDialog, raisableColumns } from './raise-dialog.tsx';
import type { Grid } from './use-grid.ts';

const ON_CARDS: ReadonlySet<string> = new Set(['undo', 'redo', 'raise']);

/** What can be done to the selected cells, for those who do not know the keys; on cards, which have no selection, to all units that are shown. */
export function GridTools({ grid, isForCards }: { grid: Grid; isForCards: boolean }) {
  const t = useTranslations('priceGrid');
  const [isRaising, setRaising] = useState(false);
  const { range, state, area } = grid;
  const raisable = isForCards ? raisableColumns(grid) : [];
  const hasPrices = isForCards ? raisable.length > 0 : raisedIn(area, 0, 1).length > 0;
  const needsPrices = hasPrices ? undefined : t(isForCards ? 'noPrices' : 'needsSelection');
  const all = [
    { name: 'undo', act: grid.undo, blocked: state.canUndo ? undefined : t('undoNone') },
    { name: 'redo', act: grid.redo, blocked: state.canRedo ? undefined : t('redoNone') },
    { name: 'fill', act: grid.fill, blocked: range.bottom > range.top ? undefined : t('fillHint') },
    { name: 'turnOn', act: () => grid.switchTo(true), blocked: needsPrices },
    { name: 'turnOff', act: () => grid.switchTo(false), blocked: needsPrices },
    { name: 'raise', act: () => setRaising(true), blocked: needsPrices },
  ] as const;
  const tools = isForCards ? all.filter(({ name }) => ON_CARDS.has(name)) : all;
  return (
    <div role="toolbar" aria-label={t('tools')} className="flex flex-wrap gap-2">
      {tools.map(({ name, act, blocked }) => (
        <Button key={name} kind="secondary" size="small" disabledReason={blocked} onClick={act}>
          {t(name)}
        </Button>
      ))}
      {isRaising ? <RaiseDialog grid={grid} columns={raisable} onClose={() => setRaising(false)} /> : null}
    </div>
  );
}
