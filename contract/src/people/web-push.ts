import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';

/** Whether the browser that asks is told by web push. */
export const Push = z.object({
  /** The key that a browser subscribes with; null where nothing can be pushed. */
  key: z.string().nullable(),
  /** Whether this session's browser is told. */
  is_on: z.boolean(),
});
export type Push = z.infer<typeof Push>;

export const showPush = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/push',
  summary: 'Whether the browser of this session is told by web push, and the key it subscribes with',
  data: Push,
  caller: 'token',
});

/** Bytes as browsers write them: base64url, with or without its filling. */
const bytes = (length: number) =>
  z
    .string('required')
    .regex(/^[\w-]+={0,2}$/, 'invalid')
    .max(length * 2, 'invalid');

export const savePush = endpoint({
  method: 'PUT',
  path: '/api/v1/notifications/push',
  summary: 'Tell the browser of this session by web push; it ends with the session',
  body: z.strictObject({
    endpoint: z.url('invalid').max(1000, 'invalid'),
    keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
  }),
  data: Push,
  caller: 'token',
  needs: 'look',
  beforeTerms: true,
  refuses: ['not_available'],
});

export const removePush = endpoint({
  method: 'DELETE',
  path: '/api/v1/notifications/push',
  summary: 'Tell the browser of this session by web push no more',
  data: Push,
  caller: 'token',
  needs: 'look',
  beforeTerms: true,
});

/** Calls about web push, under the names their code uses. */
export const PUSH_ENDPOINTS = { showPush, savePush, removePush } as const;
