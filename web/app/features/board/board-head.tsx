import { LOCALE_OF } from '@diyar/messages/messages';
import { hijriText } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useColumnText } from './board-words.ts';
import type { Column } from './columns.ts';

/** The columns' names: weekday, day and Hijri day, or the hour. */
export function BoardHead({ columns, today }: { columns: readonly Column[]; today: string }) {
  const t = useTranslations('unitBoard.board');
  const columnText = useColumnText();
  return (
    <thead className="sticky top-0 z-30">
      <tr aria-rowindex={1}>
        <th
          scope="col"
          className="sticky start-0 z-10 border-e border-b border-line bg-surface px-3 text-start text-xs font-bold"
        >
          {t('unit')}
        </th>
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            aria-label={columnText(column)}
            className={`h-14 border-b border-line p-0 text-xs leading-tight font-normal ${column.date === today && column.time === null ? 'border-s-2 border-s-gold' : 'border-s'} ${column.isWeekend ? 'bg-sunken' : 'bg-surface'}`}
          >
            <ColumnName column={column} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function ColumnName({ column }: { column: Column }) {
  const lang = useLang();
  if (column.time !== null) {
    return (
      <bdi dir="ltr" className="tabular">
        {column.time}
      </bdi>
    );
  }
  const noon = new Date(`${column.date}T12:00:00+03:00`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE_OF[lang], { timeZone: 'Asia/Riyadh', ...options }).format(noon);
  const weekday = part({ weekday: lang === 'ar' ? 'long' : 'short' }).replace(/^ال/, '');
  return (
    <span className="grid justify-items-center">
      <span className="text-[11px] text-soft">{weekday}</span>
      <bdi dir="ltr" className="tabular text-sm font-bold">
        {column.date.slice(8).replace(/^0/, '')}
      </bdi>
      <bdi dir="ltr" className="tabular text-[11px] text-soft">
        {hijriText(column.date, lang).split(' ')[0]}
      </bdi>
    </span>
  );
}
