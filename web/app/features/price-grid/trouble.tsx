import type { PricedUnit } from '@diyar/contract/supply/host-prices';
import type { PriceField } from '@diyar/contract/supply/price-fields';
import { dateTimeText } from '@diyar/contract/values/format';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { shownText } from './cells.ts';
import type { Edit } from './sheet-state.ts';
import type { Grid } from './use-grid.ts';

/** Says why what was typed is not saved, and what can be done; of a cell that somebody else changed, both values. */
export function Trouble(props: { grid: Grid; unit: PricedUnit; field: PriceField; edit: Edit }) {
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
