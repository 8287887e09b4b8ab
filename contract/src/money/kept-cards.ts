import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';

/** A card that its holder let the gateway keep. */
export const KeptCard = z.object({
  id: z.uuid(),
  company: z.enum(['mada', 'visa', 'master', 'other']),
  last4: z.string(),
  /** "08/28", as cards say it. */
  expiry: z.string(),
  is_expired: z.boolean(),
  is_default: z.boolean(),
});
export type KeptCard = z.infer<typeof KeptCard>;

const Cards = z.object({ items: z.array(KeptCard) });
const CardParams = z.object({ id: z.uuid('invalid') });

export const listKeptCards = endpoint({
  method: 'GET',
  path: '/api/v1/kept-cards',
  summary: 'Cards that the acting account let the gateway keep, the default first',
  data: Cards,
  caller: 'token',
  needs: 'bookings',
});

export const removeKeptCard = endpoint({
  method: 'DELETE',
  path: '/api/v1/kept-cards/{id}',
  summary: 'Keep a card no more; the gateway forgets it too',
  params: CardParams,
  data: Cards,
  caller: 'token',
  needs: 'bookings',
});

export const setDefaultCard = endpoint({
  method: 'PUT',
  path: '/api/v1/kept-cards/{id}/default',
  summary: 'Offer this card first when paying',
  params: CardParams,
  data: Cards,
  caller: 'token',
  needs: 'bookings',
});

/** Where the payer goes next: to their bank, or back to our page that asks how the payment stands. */
const Charged = z.object({ address: z.string() });

export const payByKeptCard = endpoint({
  method: 'POST',
  path: '/api/v1/payments/{id}/kept-card',
  summary: 'Pay an open payment with a kept card. Repeating it charges nothing twice',
  params: z.object({ id: z.uuid('invalid') }),
  body: z.strictObject({ card: z.uuid('invalid') }),
  data: Charged,
  status: 201,
  caller: 'token',
  needs: 'bookings',
  refuses: ['state_changed', 'kept_card_gone', 'gateway_unreached'],
});
