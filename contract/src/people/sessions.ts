import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';

export const BROWSERS = ['chrome', 'safari', 'firefox', 'edge', 'samsung', 'opera'] as const;
export const SYSTEMS = ['android', 'ios', 'windows', 'macos', 'linux'] as const;

/** A device on which somebody is signed in. */
export const Session = z.object({
  id: z.uuid(),
  /** Null when it is none of those that are known, or came in before this was kept. */
  browser: z.enum(BROWSERS).nullable(),
  system: z.enum(SYSTEMS).nullable(),
  /** The name of the account that it acts for. */
  account: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/v1/auth/sessions',
  summary: 'Devices on which I am signed in, the one that asks first, then by last use',
  data: z.object({ sessions: z.array(Session) }),
  caller: 'token',
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/v1/auth/sessions/{id}',
  summary: 'Sign one of my devices out; it loses its open pages at once',
  params: z.object({ id: z.uuid('invalid') }),
  data: z.object({}),
  caller: 'token',
  beforeTerms: true,
  needs: 'look',
  refuses: ['not_found'],
});
