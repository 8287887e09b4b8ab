import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { oddCells } from './bad-rows.ts';
import { ScrollingTable } from './scrolling-table.tsx';
import type { Bulk } from './use-bulk.ts';

const MOST_SHOWN = 100;

/** What somebody should look at again of rows that are fine, row by row. */
export function OddRows({ bulk }: { bulk: Bulk }) {
  const t = useTranslations('bulk');
  const odd = oddCells(bulk.state.outcomes);
  if (odd.length === 0) return null;
  const label = t('oddRows', { count: new Set(odd.map(({ line }) => line)).size });
  return (
    <>
      <Notice tone="warning">
        {label}. {t('oddText')}
      </Notice>
      <ScrollingTable label={label} head={[t('line'), t('column'), t('note')]}>
        {odd.slice(0, MOST_SHOWN).map(({ line, column, msg }) => (
          <tr key={`${line} ${column} ${msg}`}>
            <th scope="row" className="p-2 text-start font-normal text-soft">
              {line}
            </th>
            <td className="p-2">{t(`columns.${column}`)}</td>
            <td className="p-2">{msg}</td>
          </tr>
        ))}
      </ScrollingTable>
      {odd.length > MOST_SHOWN ? (
        <p className="text-sm text-soft">{t('moreOdd', { shown: MOST_SHOWN, total: odd.length })}</p>
      ) : null}
    </>
  );
}
