import { useTranslations } from '../../i18n/translations.ts';
import { isCell, type Place } from './cells.ts';
import { cellKey } from './sheet-state.ts';
import type { Grid } from './use-grid.ts';

/** Whether everything is saved, what is not, and what others changed; `onGo` leads to its next cell. */
export function GridStatus({ grid, onGo }: { grid: Grid; onGo: (place: Place) => void }) {
  const t = useTranslations('priceGrid');
  const { state } = grid;
  const problems = placesWhere(grid, (id, field) => {
    const edit = state.edits.get(id)?.[field];
    return edit !== undefined && edit.state !== 'saving';
  });
  const news = placesWhere(grid, (id, field) => state.news.has(cellKey(id, field)));
  const saved = problems.length === 0 ? t('allSaved') : '';
  const waiting = state.isLost ? t('lost', { count: state.waiting }) : t('waiting', { count: state.waiting });
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      <p role="status" className={state.isLost ? 'text-danger' : 'text-soft'}>
        {state.waiting > 0 ? waiting : saved}
      </p>
      <Leading
        {...{ grid, onGo }}
        places={problems}
        look="text-danger"
        text={t('problems', { count: problems.length })}
      />
      <Leading {...{ grid, onGo }} places={news} look="text-info" text={t('news', { count: news.length })} />
    </div>
  );
}

type Places = Place[];

function placesWhere(
  { units, columns, state }: Grid,
  holds: (unitId: string, field: Exclude<Grid['columns'][number], 'offer'>) => boolean,
): Places {
  // Most units have neither: their cells are not looked at.
  const marked = new Set([...state.edits.keys(), ...[...state.news].map((key) => key.split(' ')[0])]);
  if (marked.size === 0) return [];
  return units.flatMap((unit, row) =>
    marked.has(unit.id)
      ? columns.flatMap((column, place) =>
          isCell(unit, column) && holds(unit.id, column) ? [{ row, column: place }] : [],
        )
      : [],
  );
}

function Leading(props: {
  grid: Grid;
  onGo: (place: Place) => void;
  places: Places;
  look: string;
  text: string;
}) {
  const t = useTranslations('priceGrid');
  const { grid, places } = props;
  if (places.length === 0) return null;
  const { row, column } = grid.active;
  const next =
    places.find((place) => place.row > row || (place.row === row && place.column > column)) ?? places[0];
  return (
    <p role="status" className={props.look}>
      {props.text}{' '}
      <button
        type="button"
        className="min-h-6 cursor-pointer font-bold underline"
        onClick={() => next !== undefined && props.onGo(next)}
      >
        {t('nextProblem')}
      </button>
    </p>
  );
}
