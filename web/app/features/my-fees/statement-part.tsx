import type { StatementLine } from '@diyar/contract/money/payouts';
import { dateText, dateTimeText } from '@diyar/contract/values/format';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { type CallData, callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { monthName } from '../../i18n/short-dates.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { Link } from '../../rendering/link.tsx';
import { moneyPaths } from '../../site/money-paths.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { offerFile } from '../../ui/offer-file.ts';
import { Price } from '../../ui/price.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Statement = CallData<'GET /api/v1/fees'>;

interface Asked {
  page: number;
  from: string | undefined;
  to: string | undefined;
}

/** The statement of the chosen dates, line by line, newest first, with the balance after each line. */
export function StatementPart({ statement, asked }: { statement: Statement; asked: Asked }) {
  const t = useTranslations('myFees');
  const lang = useLang();
  const isDated = asked.from !== undefined || asked.to !== undefined;
  const { items, total, page, pages } = statement;
  if (total === 0 && !isDated)
    return <EmptyState drawing="receipt" title={t('empty')} text={t('emptyText')} />;
  return (
    <div className="grid gap-4">
      <Dates asked={asked} />
      <p role="status" className="text-sm text-soft">
        {total === 0 ? t('emptyDates') : t('count', { count: total })}
      </p>
      {total === 0 ? null : <Lines lines={items} />}
      <ListPages
        page={page}
        pages={pages}
        to={(next) => moneyPaths(lang).fees({ from: asked.from, to: asked.to, page: next?.toString() })}
      />
    </div>
  );
}

function Dates({ asked: { from, to } }: { asked: Asked }) {
  const t = useTranslations('myFees');
  const [query, setQuery] = useSearchParams();
  const choose = (name: 'from' | 'to', value: string) => {
    const next = new URLSearchParams(query);
    next.delete('page');
    if (value === '') next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label={t('from')}
        type="date"
        value={from ?? ''}
        max={to}
        onChange={(value) => choose('from', value)}
        error={undefined}
      />
      <TextField
        label={t('to')}
        type="date"
        value={to ?? ''}
        min={from}
        onChange={(value) => choose('to', value)}
        error={undefined}
      />
      {from === undefined && to === undefined ? null : (
        <Button kind="quiet" onClick={() => setQuery({}, { replace: true, preventScrollReset: true })}>
          {t('clear')}
        </Button>
      )}
      <span className="grow" />
      <SaveStatement from={from} to={to} />
    </div>
  );
}

function SaveStatement(dates: { from: string | undefined; to: string | undefined }) {
  const t = useTranslations('myFees');
  const lang = useLang();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      const { name, text, rows } = await callApi('GET /api/v1/fees/export', { query: dates, lang });
      offerFile(name, text, 'text/csv;charset=utf-8');
      toast.success(t('exported', { count: rows }));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.code !== 'invalid_token') toast.error(failure.msg);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button kind="secondary" pending={isPending} onClick={() => void save()}>
      {t('export')}
    </Button>
  );
}

const HEAD = 'border-b border-line p-3 text-start font-medium';

/** A table by months on wide screens; on a phone the balance stands under the amount. */
function Lines({ lines }: { lines: readonly StatementLine[] }) {
  const t = useTranslations('myFees');
  const lang = useLang();
  return (
    <table className="w-full border-separate border-spacing-0 overflow-hidden rounded-base border border-line bg-surface text-sm max-md:block">
      <caption className="sr-only">{t('statement')}</caption>
      <thead className="text-xs text-soft max-md:sr-only">
        <tr>
          <th scope="col" className={`${HEAD} hidden md:table-cell`}>
            {t('columns.at')}
          </th>
          <th scope="col" className={HEAD}>
            {t('columns.kind')}
          </th>
          <th scope="col" className={HEAD}>
            {t('amount')}
          </th>
          <th scope="col" className={HEAD}>
            {t('balance')}
          </th>
        </tr>
      </thead>
      {monthsOf(lines).map(({ month, lines: those }) => (
        <tbody key={month} className="max-md:block">
          <tr className="max-md:block">
            <th
              scope="rowgroup"
              colSpan={4}
              className="border-b border-line bg-sunken px-3 py-2 text-start font-bold max-md:block"
            >
              {monthName(month, lang)}
            </th>
          </tr>
          {those.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Lines by the month of Riyadh's calendar they fall in, in the order they come; each month by its first day. */
function monthsOf(lines: readonly StatementLine[]): { month: string; lines: StatementLine[] }[] {
  const months = Map.groupBy(lines, ({ at }) => `${dateText(at).slice(0, 7)}-01`);
  return [...months].map(([month, those]) => ({ month, lines: those }));
}

function Line({ line }: { line: StatementLine }) {
  const t = useTranslations('myFees');
  const at = (
    <bdi dir="ltr" className="tabular">
      {dateTimeText(line.at)}
    </bdi>
  );
  const cell = 'border-line/70 p-3 align-top md:border-b';
  return (
    <tr className="border-line/70 hover:bg-sunken max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:border-b max-md:last:border-0">
      <td className={`${cell} hidden whitespace-nowrap text-soft md:table-cell`}>{at}</td>
      <td className={`${cell} max-md:row-span-2`}>
        <span className="block font-medium">{t(`kinds.${line.kind}`)}</span>
        <Of line={line} />
        <span className="block text-xs text-soft md:hidden">{at}</span>
      </td>
      <td
        className={`${cell} max-md:pb-0 max-md:text-end ${line.amount.amount < 0 ? '' : 'font-bold text-primary'}`}
      >
        <span className="sr-only md:hidden">{t('amount')}: </span>
        <Price text={line.amount.text} />
      </td>
      <td className={`${cell} max-md:pt-1 max-md:text-end max-md:text-xs max-md:text-soft`}>
        <span className="md:hidden">{t('balance')}: </span>
        <Price text={line.balance.text} />
      </td>
    </tr>
  );
}

/** The way to what moved the money. */
function Of({ line: { reservation, payout } }: { line: StatementLine }) {
  const t = useTranslations('myFees');
  const lang = useLang();
  const look = 'inline-flex min-h-6 items-center text-xs text-primary underline';
  if (reservation !== null)
    return (
      <Link to={paths(lang).reservation(reservation)} className={look}>
        {t('reservation', { id: ltrText(reservation) })}
      </Link>
    );
  if (payout === null) return null;
  return (
    <Link to={`${moneyPaths(lang).fees({ part: 'payouts' })}#payout-${payout}`} className={look}>
      {t('payout', { id: ltrText(payout) })}
    </Link>
  );
}
