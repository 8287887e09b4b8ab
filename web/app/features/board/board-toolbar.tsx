import { addDays } from '@diyar/contract/values/riyadh';
import { useTranslations } from '../../i18n/translations.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FIELD_LOOK } from '../../ui/text-field.tsx';
import type { BoardView } from './columns.ts';

interface BoardToolbarProps {
  view: BoardView;
  from: string;
  today: string;
  /** Days to go on or back by. */
  step: number;
  onView: (view: BoardView) => void;
  onFrom: (from: string) => void;
}

/** Which days the board shows, and whether by day or by hour. */
export function BoardToolbar(props: BoardToolbarProps) {
  const t = useTranslations('unitBoard.board');
  const { view, from, today, step, onFrom } = props;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="w-56">
        <SegmentedControl
          label={t('view')}
          labelHidden
          options={(['days', 'hours'] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onChange={props.onView}
        />
      </div>
      <div className="flex items-center gap-1">
        <IconButton label={t('earlier')} onClick={() => onFrom(addDays(from, -step))}>
          <Icon name="chevron" className="size-5 rotate-180" />
        </IconButton>
        <input
          type="date"
          aria-label={t('day')}
          value={from}
          onChange={(event) => {
            if (event.target.value !== '') onFrom(event.target.value);
          }}
          className={`${FIELD_LOOK} tabular w-auto! px-3`}
        />
        <IconButton label={t('later')} onClick={() => onFrom(addDays(from, step))}>
          <Icon name="chevron" className="size-5" />
        </IconButton>
      </div>
      {from === today ? null : (
        <Button kind="secondary" onClick={() => onFrom(today)}>
          {t('today')}
        </Button>
      )}
    </div>
  );
}
