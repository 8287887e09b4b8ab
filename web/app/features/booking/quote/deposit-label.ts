import type { QuoteTerms } from '@diyar/contract/booking/stays';
import type { z } from 'zod';

type Quoted = z.infer<typeof QuoteTerms>;
type Terms = Pick<Quoted, 'deposit_through' | 'rest'>;

/** Names who takes the security deposit of a quote, and with what it is paid. */
export function depositLabel({ deposit_through: through, rest }: Terms) {
  if (through === 'ejar') return 'depositEjar';
  if (through === 'host') return 'deposit';
  return rest.amount === 0 ? 'depositNow' : 'depositLater';
}

/** The security deposit that is paid with the rest of a stay; null where none is. */
export function depositWithRest(
  terms: Terms & Pick<Quoted, 'security_deposit'>,
): Quoted['security_deposit'] | null {
  const isLater = terms.security_deposit.amount > 0 && depositLabel(terms) === 'depositLater';
  return isLater ? terms.security_deposit : null;
}

/** The terms of a booking whose security deposit was paid already: none is left to be paid with its rest. */
export function withoutDeposit<T extends Pick<Quoted, 'security_deposit'>>(terms: T): T {
  return { ...terms, security_deposit: { ...terms.security_deposit, amount: 0 } };
}

/** Names the same of a booking that was paid for: what was paid with it, or with its rest, is held; its advertiser reads who pays what is left. */
export function bookedDepositLabel(terms: Terms, side: 'guest' | 'host', isRestPaid: boolean) {
  const label = depositLabel(terms);
  if (label === 'depositNow' || (label === 'depositLater' && isRestPaid)) return 'depositHeld';
  if (label === 'deposit' && side === 'host') return 'depositHost';
  return label === 'depositLater' && side === 'host' ? 'depositLaterHost' : label;
}
