import type { Payout } from '@diyar/contract/money/payouts';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';

type Way = NonNullable<Payout['to']>;

const WALLETS = ['stc', 'urpay', 'mobily', 'alinma'] as const;

/** Where a payout goes, as one sentence: the bank or wallet by its name, and the end of its number. */
export function useWayText() {
  const t = useTranslations('myFees');
  return ({ kind, name, last4 }: Way) => {
    const wallet = WALLETS.find((one) => one === name);
    const told = kind === 'wallet' && wallet !== undefined ? t(`wallets.${wallet}`) : name;
    return t(`to_${kind}`, { name: told, last4: ltrText(last4) });
  };
}
