import type { SettlementLine } from '@diyar/contract/console/console-settlements';
import { dateTimeText } from '@diyar/contract/values/format';
import { useQuery } from '@tanstack/react-query';
import { type CallData, callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { moneyPaths } from '../../../site/money-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { CELL, MoneyTable } from './money-table.tsx';
import { useLineFile } from './settlement-files.ts';
import { useLineOf } from './use-line-of.ts';

interface LinesProps {
  id: string;
  /** The page of the list that stays above, as it stands in the address. */
  page: string | undefined;
}

/** What one settlement settles, line by line. */
export function SettlementLines({ id, page }: LinesProps) {
  const lang = useLang();
  const call = useConsoleCall();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'settlement', id],
    queryFn: () => call(() => callApi('GET /api/v1/console/settlements/{id}', { params: { id } })),
  });
  if (data !== undefined) return <Shown shown={data} page={page} />;
  return error === null ? (
    <Skeleton className="h-60" />
  ) : (
    <ConsoleProblem error={error} retry={() => void refetch()} />
  );
}

interface ShownProps {
  shown: CallData<'GET /api/v1/console/settlements/{id}'>;
  page: string | undefined;
}

function Shown({ shown: { settlement, items }, page }: ShownProps) {
  const t = useTranslations('consoleSettlements');
  const to = moneyPaths(useLang());
  const save = useLineFile();
  const heads = ['kind', 'of', 'gross', 'fee', 'feeVat', 'lineNet', 'charge'] as const;
  const title = t('linesOf', { at: ltrText(dateTimeText(settlement.settled_at)) });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-bold">{title}</h2>
        <div className="flex flex-wrap items-center gap-3">
          <Button kind="secondary" size="small" onClick={() => save(settlement, items)}>
            {t('download')}
          </Button>
          <Link
            to={to.consoleSettlements({ page })}
            preventScrollReset
            className="inline-flex min-h-11 items-center px-2 text-primary"
          >
            {t('close')}
          </Link>
        </div>
      </div>
      <p className="text-sm text-soft">
        {t('reference')}{' '}
        <bdi dir="ltr" className="break-all">
          {settlement.gateway} · {settlement.reference}
        </bdi>
      </p>
      <MoneyTable label={title} heads={heads.map((head) => t(head))}>
        {items.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the settlement
          <Line key={place} line={line} />
        ))}
      </MoneyTable>
    </section>
  );
}

const AMOUNTS = ['gross', 'fee', 'fee_vat', 'net'] as const;

function Line({ line }: { line: SettlementLine }) {
  const t = useTranslations('consoleSettlements');
  const ofText = useLineOf();
  return (
    <tr className="hover:bg-sunken">
      <th scope="row" className={`${CELL} font-normal`}>
        {t(`kinds.${line.kind}`)}
      </th>
      <td className={CELL}>{ofText(line, ltrText)}</td>
      {AMOUNTS.map((key) => (
        <td key={key} className={CELL}>
          <Price text={line[key].text} className={line[key].amount === 0 ? 'text-soft' : ''} />
        </td>
      ))}
      <td className={CELL}>
        <bdi dir="ltr" className="text-soft">
          {line.charge_id}
        </bdi>
      </td>
    </tr>
  );
}
