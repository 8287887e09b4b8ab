import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { Money } from '../values/money.ts';
import { TransferNews } from '../values/transfer-news.ts';

/** A bank transfer as who makes it sees it: where to, how much, with which words, and how it stands. */
export const Transfer = z.object({
  account: z.object({ iban: z.string(), bank: z.string(), holder: z.string() }),
  /** Written into the note of the transfer; made for this one alone. */
  reference: z.string(),
  /** What is still to be transferred: what is due, less the parts that came. */
  amount: Money,
  /** What came of it so far. */
  received: Money,
  state: TransferNews.shape.state,
  reason: z.string().nullable(),
  waits_until: z.string(),
  /** Nothing is kept for its payer any more; a receipt of money on its way can still be sent. */
  is_over: z.boolean(),
});
export type Transfer = z.infer<typeof Transfer>;

const Choice = z.object({
  /** A transfer can be begun now. */
  offered: z.boolean(),
  /** The one that is open; null when none is. */
  transfer: Transfer.nullable(),
});

const Params = z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') });

const SEND_REFUSALS = [
  'state_changed',
  'too_many_requests',
  'uploads_busy',
  'unavailable',
  'picture_not_kept',
] as const;

export const showTransfer = endpoint({
  method: 'GET',
  path: '/api/v1/reservations/{id}/transfer',
  summary: 'Whether what is due of my booking can be paid by bank transfer, and the transfer that is open',
  params: Params,
  data: Choice,
  caller: 'token',
});

export const openTransfer = endpoint({
  method: 'POST',
  path: '/api/v1/reservations/{id}/transfers',
  summary:
    'Pay what is due of my booking by bank transfer: a hold is kept for a day; answers the one that is open already',
  params: Params,
  data: Transfer,
  status: 201,
  caller: 'token',
  needs: 'bookings',
  refuses: ['state_changed', 'not_available'],
});

export const sendReceipt = endpoint({
  method: 'POST',
  path: '/api/v1/reservations/{id}/receipt',
  summary:
    'Send the receipt of the open bank transfer, a picture of at most 5 MB; the clock stops until it is decided',
  params: Params,
  upload: 'photo',
  data: Transfer,
  status: 201,
  caller: 'token',
  beforeTerms: true,
  needs: 'bookings',
  refuses: SEND_REFUSALS,
});

export const showPurchaseTransfer = endpoint({
  method: 'GET',
  path: '/api/v1/purchases/{id}/transfer',
  summary: 'Whether a purchase can be paid by bank transfer, and the transfer that is open',
  params: Params,
  data: Choice,
  caller: 'token',
});

export const openPurchaseTransfer = endpoint({
  method: 'POST',
  path: '/api/v1/purchases/{id}/transfers',
  summary: 'Pay a purchase by bank transfer; answers the one that is open already',
  params: Params,
  data: Transfer,
  status: 201,
  caller: 'token',
  needs: 'memberships',
  refuses: ['role_forbids', 'state_changed', 'not_available'],
});

export const sendPurchaseReceipt = endpoint({
  method: 'POST',
  path: '/api/v1/purchases/{id}/receipt',
  summary: 'Send the receipt of the bank transfer of a purchase, a picture of at most 5 MB',
  params: Params,
  upload: 'photo',
  data: Transfer,
  status: 201,
  caller: 'token',
  beforeTerms: true,
  needs: 'memberships',
  refuses: ['role_forbids', ...SEND_REFUSALS],
});
