import type { QuoteTerms } from '@diyar/contract/booking/stays';
import type { z } from 'zod';

type Terms = Pick<z.infer<typeof QuoteTerms>, 'deposit_through' | 'rest'>;

/** Who takes the security deposit, and with what it is paid. */
export function depositLabel({ deposit_through: through, rest }: Terms) {
  if (through === 'ejar') return 'depositEjar';
  if (through === 'host') return 'deposit';
  return rest.amount === 0 ? 'depositNow' : 'depositLater';
}
