import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';

const AdParams = z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') });

export const countView = endpoint({
  method: 'POST',
  path: '/api/v1/ads/{id}/views',
  summary:
    "Count that an ad's page was looked at: each visitor once a day, a reload not again, programs never",
  params: AdParams,
  data: z.object({}),
  status: 201,
  caller: 'maybe_token',
});

export const countShare = endpoint({
  method: 'POST',
  path: '/api/v1/ads/{id}/shares',
  summary: 'Count that an ad was passed on: each visitor once a day, programs and its own people never',
  params: AdParams,
  data: z.object({}),
  status: 201,
  caller: 'maybe_token',
});
