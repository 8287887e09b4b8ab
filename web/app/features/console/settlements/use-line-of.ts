import type { SettlementLine } from '@diyar/contract/console/console-settlements';
import { useTranslations } from '../../../i18n/translations.ts';

/** Says what the payment of a line is for, the number written by `write`; nothing for a charge of no payment. */
export function useLineOf(): (line: SettlementLine, write: (number: string) => string) => string {
  const t = useTranslations('consoleSettlements');
  return ({ of, charge_id: chargeId }, write) => {
    if (of === null) return chargeId === null ? '' : t('unknown');
    const number = write(of.number);
    return of.kind === 'reservation' ? t('reservation', { number }) : t('purchase', { number });
  };
}
