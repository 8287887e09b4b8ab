import type { Settlement } from '@diyar/contract/console/console-settlements';
import { dateTimeText } from '@diyar/contract/values/format';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { moneyPaths } from '../../../site/money-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Price } from '../../../ui/price.tsx';
import { CELL, MoneyTable } from './money-table.tsx';

interface TableProps {
  settlements: readonly Settlement[];
  chosen: string | undefined;
  /** The page of the list that is shown, as it stands in the address. */
  page: string | undefined;
}

const AMOUNTS = ['gross', 'fee', 'fee_vat', 'net'] as const;

/** Settlements, the newest first; the date of each opens its lines. */
export function SettlementTable({ settlements, chosen, page }: TableProps) {
  const t = useTranslations('consoleSettlements');
  const heads = ['settledAt', 'gross', 'fee', 'feeVat', 'net', 'arrivedOn', 'lineCount', 'state'] as const;
  return (
    <MoneyTable label={t('list')} heads={heads.map((head) => t(head))}>
      {settlements.map((one) => (
        <Row key={one.id} one={one} isChosen={one.id === chosen} page={page} />
      ))}
    </MoneyTable>
  );
}

function Row({ one, isChosen, page }: { one: Settlement; isChosen: boolean; page: string | undefined }) {
  const t = useTranslations('consoleSettlements');
  const to = moneyPaths(useLang());
  return (
    <tr className={isChosen ? 'bg-primary-soft' : 'hover:bg-sunken'}>
      <th scope="row" className={`${CELL} font-normal`}>
        <Link
          to={to.consoleSettlements({ page, of: one.id })}
          preventScrollReset
          aria-current={isChosen ? 'true' : undefined}
          className="inline-flex min-h-11 items-center text-primary underline"
        >
          <bdi dir="ltr">{dateTimeText(one.settled_at)}</bdi>
        </Link>
      </th>
      {AMOUNTS.map((key) => (
        <td key={key} className={CELL}>
          <Price text={one[key].text} className={key === 'net' ? 'font-bold' : ''} />
        </td>
      ))}
      <td className={CELL}>
        {one.arrived_on === null ? (
          <span className="text-soft">{t('notMatched')}</span>
        ) : (
          <bdi dir="ltr">{one.arrived_on}</bdi>
        )}
      </td>
      <td className={CELL}>{one.lines}</td>
      <td className={CELL}>
        {one.cases === 0 ? (
          <Badge tone="primary">{t('sound')}</Badge>
        ) : (
          <Link
            to={to.consoleMoneyCases()}
            className="inline-flex min-h-11 items-center text-danger underline"
          >
            {t('cases', { n: one.cases })}
          </Link>
        )}
      </td>
    </tr>
  );
}
