import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { REQUEST_EVERY } from '../words/request-words.ts';

const Telling = z.object({
  every: z.enum(REQUEST_EVERY),
  /** Whether it has any property at all. */
  advertises: z.boolean(),
  /** How many fitting requests wait for the next digest. */
  waiting: z.int(),
});

export const showRequestTelling = endpoint({
  method: 'GET',
  path: '/api/v1/host/marketing/telling',
  summary: 'How often the account I act for hears of new requests that its units fit',
  data: Telling,
  caller: 'token',
  needs: 'supply',
});

export const saveRequestTelling = endpoint({
  method: 'PUT',
  path: '/api/v1/host/marketing/telling',
  summary: 'Choose whether the account I act for hears of fitting requests at once or once a day',
  body: z.strictObject({ every: z.enum(REQUEST_EVERY, 'invalid') }),
  data: Telling,
  caller: 'token',
  needs: 'supply',
});
