import { percentOf, scale } from '../../../api/src/money/rounding.ts';
import type { SandboxPaymentRow } from './sandbox-payment.ts';

/** What a gateway keeps of an amount; halalas. */
export interface SandboxFee {
  /** VAT included, as Moyasar says it. */
  fee: number;
  tax: number;
}

/** Hundredths of a percent of a payment, and halalas beside them. */
interface Rate {
  basisPoints: number;
  fixed: number;
}

// The contract of each merchant says its own figures. These are of nobody: mada costs less than a credit card, as everywhere.
const MADA: Rate = { basisPoints: 100, fixed: 0 };
const CREDIT: Rate = { basisPoints: 250, fixed: 100 };
const WALLET: Rate = { basisPoints: 150, fixed: 0 };
const REFUND = 100;
const VAT_PERCENT = 15;

/** Kept for each transfer to the bank; Moyasar's published example. */
export const TRANSFER_FEE: SandboxFee = { fee: 46, tax: 6 };

/** Kept of a payment, by what it was paid with. */
export function feeOfPayment({
  source_type: type,
  company,
  amount,
}: Pick<SandboxPaymentRow, 'source_type' | 'company' | 'amount'>): SandboxFee {
  const { basisPoints, fixed } = type === 'stcpay' ? WALLET : company === 'mada' ? MADA : CREDIT;
  return withVat(scale(amount, basisPoints, 10_000) + fixed);
}

/** Kept of a refund, whatever it sends back; the payment's own fee stays where it is. */
export const feeOfRefund = (): SandboxFee => withVat(REFUND);

function withVat(net: number): SandboxFee {
  const tax = percentOf(net, VAT_PERCENT);
  return { fee: net + tax, tax };
}
