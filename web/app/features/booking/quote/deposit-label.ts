import type { QuoteTerms } from '@diyar/contract/booking/stays';
import type { z } from 'zod';

type Terms = Pick<z.infer<typeof QuoteTerms>, 'deposit_through' | 'rest'>;

/** Names who takes the security deposit of a quote, and with what it is paid. */
export function depositLabel({ deposit_through: through, rest }: Terms) {
  if (through === 'ejar') return 'depositEjar';
  if (through === 'host') return 'deposit';
  return rest.amount === 0 ? 'depositNow' : 'depositLater';
}

/** Names the same of a booking that was paid for: what was paid with it, or with its rest, is held; its advertiser reads who pays what is left. */
export function bookedDepositLabel(terms: Terms, side: 'guest' | 'host', isRestPaid: boolean) {
  const label = depositLabel(terms);
  if (label === 'depositNow' || (label === 'depositLater' && isRestPaid)) return 'depositHeld';
  if (label === 'deposit' && side === 'host') return 'depositHost';
  return label === 'depositLater' && side === 'host' ? 'depositLaterHost' : label;
}
