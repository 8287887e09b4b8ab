import { useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { raisedIn } from './commands.ts';
import { RaiseDialog } from './raise-dialog.tsx';
import type { Grid } from './use-grid.ts';

/** What can be done to the selected cells, for those who do not know the keys; cards, which have no selection, take back and do again. */
export function GridTools({ grid, isForCards }: { grid: Grid; isForCards: boolean }) {
  const t = useTranslations('priceGrid');
  const [isRaising, setRaising] = useState(false);
  const { range, state, area } = grid;
  const hasPrices = raisedIn(area, 0, 1).length > 0;
  const tools = [
    { name: 'undo', act: grid.undo, blocked: state.canUndo ? undefined : t('undoNone') },
    { name: 'redo', act: grid.redo, blocked: state.canRedo ? undefined : t('redoNone') },
    { name: 'fill', act: grid.fill, blocked: range.bottom > range.top ? undefined : t('fillHint') },
    { name: 'turnOn', act: () => grid.switchTo(true), blocked: hasPrices ? undefined : t('needsSelection') },
    {
      name: 'turnOff',
      act: () => grid.switchTo(false),
      blocked: hasPrices ? undefined : t('needsSelection'),
    },
    { name: 'raise', act: () => setRaising(true), blocked: hasPrices ? undefined : t('needsSelection') },
  ] as const;
  return (
    <div role="toolbar" aria-label={t('tools')} className="flex flex-wrap gap-2">
      {(isForCards ? tools.slice(0, 2) : tools).map(({ name, act, blocked }) => (
        <Button key={name} kind="secondary" size="small" disabledReason={blocked} onClick={act}>
          {t(name)}
        </Button>
      ))}
      {isRaising ? <RaiseDialog grid={grid} onClose={() => setRaising(false)} /> : null}
    </div>
  );
}
