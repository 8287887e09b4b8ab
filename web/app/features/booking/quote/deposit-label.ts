import type { QuoteTerms } from '@diyar/contract/booking/stays';
import type { z } from 'zod';

type Terms = Pick<z.infer<typeof QuoteTerms>, 'deposit_through' | 'rest'>;

/** Who takes the security deposit of a quote, and with what it is paid. */
export function depositLabel({ deposit_through: through, rest }: Terms) {
  if (through === 'ejar') return 'depositEjar';
  if (through === 'host') return 'deposit';
  return rest.amount === 0 ? 'depositNow' : 'depositLater';
}

/** The same of a booking that was paid for: what was paid with it is held, and its advertiser reads who pays the rest. */
export function bookedDepositLabel(terms: Terms, side: 'guest' | 'host') {
  const label = depositLabel(terms);
  if (label === 'depositNow') return 'depositHeld';
  return label === 'depositLater' && side === 'host' ? 'depositLaterHost' : label;
}
