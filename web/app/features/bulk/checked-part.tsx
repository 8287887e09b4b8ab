import type { BulkColumn } from '@diyar/contract/words/bulk-columns';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { offerFile } from '../../ui/offer-file.ts';
import { badCells, badRowsCsv } from './bad-rows.ts';
import { countOf } from './bulk-state.ts';
import { CSV_TYPE } from './export-button.tsx';
import { OddRows } from './odd-rows.tsx';
import { ScrollingTable } from './scrolling-table.tsx';
import type { Bulk } from './use-bulk.ts';

const MOST_SHOWN = 100;

/** What the check found: how many rows are ready, and what is wrong with the others. */
export function CheckedPart({ bulk }: { bulk: Bulk }) {
  const t = useTranslations('bulk');
  const { kind, outcomes } = bulk.state;
  const ready = countOf(outcomes, 'fine');
  const bad = countOf(outcomes, 'refused');
  return (
    <>
      <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
        <h2 className="text-lg font-bold">{t('checked')}</h2>
        <div role="status" className="grid gap-2">
          <Notice tone={ready === 0 ? 'warning' : 'primary'}>{t('good', { count: ready })}</Notice>
          {bad === 0 ? null : <Notice tone="danger">{t('bad', { count: bad })}</Notice>}
          <Unchanged bulk={bulk} />
        </div>
        <BadRows bulk={bulk} />
        <OddRows bulk={bulk} />
      </Card>
      <div className="flex flex-wrap gap-3">
        <Button onClick={bulk.save} disabledReason={ready === 0 ? t('nothing') : undefined}>
          {t(`send.${kind}`, { count: ready })}
        </Button>
        <Button kind="secondary" onClick={bulk.startOver}>
          {t('again')}
        </Button>
      </div>
    </>
  );
}

/** Rows that are there already, or change nothing. */
export function Unchanged({ bulk }: { bulk: Bulk }) {
  const t = useTranslations('bulk');
  const { outcomes } = bulk.state;
  return (['already', 'same'] as const).map((result) => {
    const count = countOf(outcomes, result);
    return count === 0 ? null : (
      <Notice key={result} tone="info">
        {t(`done.${result}`, { count })}
      </Notice>
    );
  });
}

/** Each wrong field of each refused row, the first hundred of them, and all as a file to correct. */
export function BadRows({ bulk }: { bulk: Bulk }) {
  const t = useTranslations('bulk');
  const { table, outcomes } = bulk.state;
  const bad = badCells(outcomes);
  if (table === undefined || bad.length === 0) return null;
  const nameOf = (column: BulkColumn | null) => (column === null ? t('row') : t(`columns.${column}`));
  const save = () =>
    offerFile(t('badFile'), badRowsCsv(table, outcomes, { reasons: t('reasons'), nameOf }), CSV_TYPE);
  return (
    <>
      <ScrollingTable label={t('bad', { count: bad.length })} head={[t('line'), t('column'), t('reason')]}>
        {bad.slice(0, MOST_SHOWN).map(({ line, column, msg }) => (
          <tr key={`${line} ${column} ${msg}`}>
            <th scope="row" className="p-2 text-start font-normal text-soft">
              {line}
            </th>
            <td className="p-2">{nameOf(column)}</td>
            <td className="p-2 text-danger">{msg}</td>
          </tr>
        ))}
      </ScrollingTable>
      {bad.length > MOST_SHOWN ? (
        <p className="text-sm text-soft">{t('more', { shown: MOST_SHOWN, total: bad.length })}</p>
      ) : null}
      <div>
        <Button kind="secondary" onClick={save}>
          {t('saveBad')}
        </Button>
      </div>
    </>
  );
}
