import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';

export const countView = endpoint({
  method: 'POST',
  path: '/api/v1/ads/{id}/views',
  summary:
    "Count that an ad's page was looked at: each visitor once a day, a reload not again, programs never",
  params: z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') }),
  data: z.object({}),
  status: 201,
  caller: 'maybe_token',
});
