import type { Settlement } from '@diyar/contract/console/console-settlements';
import { dateTimeText } from '@diyar/contract/values/format';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { moneyPaths } from '../../../site/money-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Price } from '../../../ui/price.tsx';
import { RowCards } from '../../../ui/row-cards.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { CELL, MoneyTable } from './money-table.tsx';

interface TableProps {
  settlements: readonly Settlement[];
  chosen: string | undefined;
  /** The page of the list that is shown, as it stands in the address. */
  page: string | undefined;
}

const AMOUNTS = ['gross', 'fee', 'fee_vat', 'net'] as const;

const HEADS = { gross: 'gross', fee: 'fee', fee_vat: 'feeVat', net: 'net' } as const;

/** Settlements, the newest first; the date of each opens its lines. On a phone each is a card. */
export function SettlementTable({ settlements, chosen, page }: TableProps) {
  const t = useTranslations('consoleSettlements');
  const isWide = useMedia('(min-width: 48rem)', true);
  if (!isWide)
    return (
      <RowCards
        label={t('list')}
        rows={settlements.map((one) => ({
          key: one.id,
          isChosen: one.id === chosen,
          name: <OpenLines one={one} isChosen={one.id === chosen} page={page} />,
          cells: [
            ...AMOUNTS.map((key) => ({ label: t(HEADS[key]), value: <Amount one={one} of={key} /> })),
            { label: t('arrivedOn'), value: <Arrived one={one} /> },
            { label: t('lineCount'), value: one.lines },
            { label: t('state'), value: <State one={one} /> },
          ],
        }))}
      />
    );
  const heads = ['settledAt', ...Object.values(HEADS), 'arrivedOn', 'lineCount', 'state'] as const;
  return (
    <MoneyTable label={t('list')} heads={heads.map((head) => t(head))}>
      {settlements.map((one) => (
        <Row key={one.id} one={one} isChosen={one.id === chosen} page={page} />
      ))}
    </MoneyTable>
  );
}

interface OneProps {
  one: Settlement;
}

type RowProps = OneProps & { isChosen: boolean; page: string | undefined };

function Row({ one, isChosen, page }: RowProps) {
  return (
    <tr className={isChosen ? 'bg-primary-soft' : 'hover:bg-sunken'}>
      <th scope="row" className={`${CELL} font-normal`}>
        <OpenLines one={one} isChosen={isChosen} page={page} />
      </th>
      {AMOUNTS.map((key) => (
        <td key={key} className={CELL}>
          <Amount one={one} of={key} />
        </td>
      ))}
      <td className={CELL}>
        <Arrived one={one} />
      </td>
      <td className={CELL}>{one.lines}</td>
      <td className={CELL}>
        <State one={one} />
      </td>
    </tr>
  );
}

function OpenLines({ one, isChosen, page }: RowProps) {
  const to = moneyPaths(useLang());
  return (
    <Link
      to={to.consoleSettlements({ page, of: one.id })}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className="inline-flex min-h-11 items-center text-primary underline"
    >
      <bdi dir="ltr">{dateTimeText(one.settled_at)}</bdi>
    </Link>
  );
}

function Amount({ one, of }: OneProps & { of: (typeof AMOUNTS)[number] }) {
  return <Price text={one[of].text} className={of === 'net' ? 'font-bold' : ''} />;
}

function Arrived({ one }: OneProps) {
  const t = useTranslations('consoleSettlements');
  if (one.arrived_on === null) return <span className="text-soft">{t('notMatched')}</span>;
  return <bdi dir="ltr">{one.arrived_on}</bdi>;
}

function State({ one }: OneProps) {
  const t = useTranslations('consoleSettlements');
  const to = moneyPaths(useLang());
  if (one.cases === 0) return <Badge tone="primary">{t('sound')}</Badge>;
  return (
    <Link to={to.consoleMoneyCases()} className="inline-flex min-h-11 items-center text-danger underline">
      {t('cases', { n: one.cases })}
    </Link>
  );
}
