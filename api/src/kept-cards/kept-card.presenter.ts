import { KeptCard } from '@diyar/contract/money/kept-cards';
import type { z } from 'zod';
import type { KeptCardRow } from './kept-card.queries.ts';
import { expiryText, isOver } from './kept-card.ts';

const COMPANIES = KeptCard.shape.company;

/** What its holder sees of a card; the token leaves to nobody. */
export function presentCard(row: KeptCardRow, today: string): z.input<typeof KeptCard> {
  const company = COMPANIES.safeParse(row.company);
  return {
    id: row.id,
    company: company.success ? company.data : 'other',
    last4: row.last4,
    expiry: expiryText(row.expires_on),
    is_expired: isOver(row.expires_on, today),
    is_default: row.is_default,
  };
}
