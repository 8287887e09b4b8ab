import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';

export const moyasarWebhook = endpoint({
  method: 'POST',
  path: '/api/v1/webhooks/moyasar',
  summary: 'Incoming webhook of Moyasar; a hint only, the payment is fetched again',
  body: z.object({
    id: z.string().max(100),
    type: z.string().max(100),
    secret_token: z.string().max(200),
    data: z.looseObject({
      id: z.string().max(100).optional(),
      verification_code: z.string().max(20).optional(),
    }),
  }),
  data: z.object({}),
  caller: 'anyone',
  withoutApiKey: true,
  refuses: ['forbidden', 'too_many_requests'],
});

export const sandboxWebhook = endpoint({
  method: 'POST',
  path: '/api/v1/webhooks/sandbox-gateway',
  summary: 'Incoming webhook of the sandbox gateway; a hint only, the payment is fetched again',
  body: z.object({
    id: z.string().max(100),
    type: z.string().max(100),
    secret_token: z.string().max(200),
    data: z.looseObject({ id: z.uuid() }),
  }),
  data: z.object({}),
  caller: 'anyone',
  withoutApiKey: true,
  refuses: ['forbidden', 'too_many_requests'],
});

export const nafathWebhook = endpoint({
  method: 'POST',
  path: '/api/v1/webhooks/nafath',
  summary: 'Incoming answer of the national sign-on; its signed token is all that is believed',
  body: z.object({
    token: z.string().min(1).max(10_000),
    transId: z.string().max(500),
    requestId: z.uuid(),
  }),
  data: z.object({}),
  caller: 'anyone',
  withoutApiKey: true,
  refuses: ['forbidden', 'too_many_requests'],
});
