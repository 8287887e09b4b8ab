import { BULK_COLUMNS, type BulkColumn } from '@diyar/contract/words/bulk-columns';
import type { CallData } from '../../api/client.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FIELD_LOOK } from '../../ui/text-field.tsx';
import { ScrollingTable } from './scrolling-table.tsx';
import type { Bulk } from './use-bulk.ts';

type Words = CallData<'GET /api/v1/host/bulk'>['words'];
const SHOWN_ROWS = 5;

/** Which heading is which field, and how the first rows are read by that. */
export function ColumnsPart({ bulk, words }: { bulk: Bulk; words: Words }) {
  const t = useTranslations('bulk');
  const { missing } = bulk;
  const names = missing.map((column) => t(`columns.${column}`)).join(t('comma'));
  return (
    <>
      <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
        <div>
          <h2 className="text-lg font-bold">{t('match')}</h2>
          <p className="text-soft">{t('matchText')}</p>
        </div>
        <Headings bulk={bulk} />
        {bulk.state.kind === 'units' ? <KnownWords words={words} /> : null}
      </Card>
      <Preview bulk={bulk} />
      {missing.length === 0 ? null : <Notice tone="warning">{t('missing', { names })}</Notice>}
      <div>
        <Button
          onClick={() => void bulk.check()}
          disabledReason={missing.length === 0 ? undefined : t('missing', { names })}
        >
          {t('check')}
        </Button>
      </div>
    </>
  );
}

function Headings({ bulk }: { bulk: Bulk }) {
  const t = useTranslations('bulk');
  const { table, columns, kind } = bulk.state;
  if (table === undefined) return null;
  const sample = (at: number) => table.rows.find(({ cells }) => cells[at] !== '')?.cells[at] ?? '';
  return (
    <ScrollingTable label={t('match')} head={[t('heading'), t('sample'), t('column')]}>
      {table.headings.map((heading, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading, and none is moved
        <tr key={at}>
          <th scope="row" className="min-w-32 p-2 text-start">
            <bdi>{heading}</bdi>
          </th>
          <td className="max-w-60 truncate p-2 text-soft">
            <bdi>{sample(at)}</bdi>
          </td>
          <td className="min-w-48 p-2">
            <select
              aria-label={t('columnOf', { heading })}
              className={FIELD_LOOK}
              value={columns[at] ?? ''}
              onChange={({ target }) => bulk.match(at, (target.value || null) as BulkColumn | null)}
            >
              <option value="">{t('none')}</option>
              {BULK_COLUMNS[kind].map((column) => (
                <option key={column} value={column}>
                  {t(`columns.${column}`)}
                </option>
              ))}
            </select>
          </td>
        </tr>
      ))}
    </ScrollingTable>
  );
}

function Preview({ bulk }: { bulk: Bulk }) {
  const t = useTranslations('bulk');
  const { table, columns } = bulk.state;
  const read = columns.flatMap((column, at) => (column === null ? [] : [{ column, at }]));
  if (table === undefined || read.length === 0) return null;
  return (
    <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <h2 className="text-lg font-bold">{t('preview')}</h2>
      <ScrollingTable
        label={t('preview')}
        head={[t('line'), ...read.map(({ column }) => t(`columns.${column}`))]}
      >
        {table.rows.slice(0, SHOWN_ROWS).map(({ line, cells }) => (
          <tr key={line}>
            <th scope="row" className="p-2 text-start font-normal text-soft">
              {line}
            </th>
            {read.map(({ column, at }) => (
              <td key={column} className="max-w-60 truncate p-2 whitespace-nowrap">
                <bdi>{cells[at]}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </ScrollingTable>
    </Card>
  );
}

/** What the columns of choices may say. */
function KnownWords({ words }: { words: Words }) {
  const t = useTranslations('bulk');
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-medium text-primary">{t('words')}</summary>
      <p className="text-sm text-soft">{t('wordsText')}</p>
      <dl className="mt-2 grid gap-2 text-sm">
        {words.map((one) => (
          <div key={one.column}>
            <dt className="font-bold">{t(`columns.${one.column}`)}</dt>
            <dd className="text-soft">{one.words.join(t('comma'))}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
