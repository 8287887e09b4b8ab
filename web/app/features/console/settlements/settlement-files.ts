import type { Settlement, SettlementLine } from '@diyar/contract/console/console-settlements';
import { dateTimeText } from '@diyar/contract/values/format';
import type { Money } from '@diyar/contract/values/money';
import { writeCsv } from '@diyar/contract/values/write-csv';
import { useTranslations } from '../../../i18n/translations.ts';
import { offerFile } from '../../../ui/offer-file.ts';
import { useLineOf } from './use-line-of.ts';

const RIYAL = 100;
const riyals = ({ amount }: Money) => amount / RIYAL;

/** Gives settlements as a file, amounts in riyals. */
export function useSettlementFile(): (settlements: readonly Settlement[]) => void {
  const t = useTranslations('consoleSettlements');
  return (settlements) => {
    const head = [
      'settledAt',
      'reference',
      'gross',
      'fee',
      'feeVat',
      'net',
      'arrivedOn',
      'lineCount',
    ] as const;
    const rows = settlements.map((one) => [
      ...[dateTimeText(one.settled_at), one.reference, riyals(one.gross), riyals(one.fee)],
      ...[riyals(one.fee_vat), riyals(one.net), one.arrived_on ?? '', one.lines],
    ]);
    offerFile('diyar-settlements.csv', writeCsv([head.map((name) => t(name)), ...rows]), 'text/csv');
  };
}

/** Gives the lines of a settlement as a file, amounts in riyals. */
export function useLineFile(): (settlement: Settlement, lines: readonly SettlementLine[]) => void {
  const t = useTranslations('consoleSettlements');
  const ofText = useLineOf();
  return ({ reference }, lines) => {
    const head = [t('kind'), t('of'), t('charge'), t('gross'), t('fee'), t('feeVat'), t('lineNet')];
    const rows = lines.map((line) => [
      ...[t(`kinds.${line.kind}`), ofText(line, (number) => number), line.charge_id ?? ''],
      ...[riyals(line.gross), riyals(line.fee), riyals(line.fee_vat), riyals(line.net)],
    ]);
    offerFile(`diyar-settlement-${reference}.csv`, writeCsv([head, ...rows]), 'text/csv');
  };
}
