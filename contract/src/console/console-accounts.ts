import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { Money } from '../values/money.ts';

const AccountParams = z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') });

/** An account as an operator finds it. */
export const FoundAccount = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['ordinary', 'business']),
  /** As people write it; null once the account is closed. */
  phone: z.string().nullable(),
  state: z.enum(['active', 'suspended', 'closed']),
  verified: z.boolean(),
  created_at: z.string(),
});
export type FoundAccount = z.infer<typeof FoundAccount>;

export const ConsoleAccount = FoundAccount.extend({
  email: z.string().nullable(),
  last_acted_at: z.string(),
  verified_at: z.string().nullable(),
  suspended: z.object({ at: z.string(), reason: z.string() }).nullable(),
  /** What an owner who lost their number is known by; null where nothing of the kind is kept. */
  proven_by: z.enum(['identity', 'passport']).nullable(),
  /** Devices the owner is signed in on. */
  sessions: z.int(),
  ads: z.object({ published: z.int(), all: z.int() }),
  /** Bookings that are not over, on each side. */
  bookings: z.object({ as_guest: z.int(), as_host: z.int() }),
  /** What the house owes the account of bookings. */
  owed: Money,
  reports: z.object({ made: z.int(), about: z.int() }),
  tickets: z.int(),
  team: z.array(z.object({ name: z.string(), role: z.string() })),
});
export type ConsoleAccount = z.infer<typeof ConsoleAccount>;

export const findConsoleAccounts = endpoint({
  method: 'GET',
  path: '/api/v1/console/accounts',
  summary: 'Any account, found by phone, number, name or e-mail; the newest first',
  query: z.strictObject({
    ...PageQuery,
    q: z.string('invalid').trim().max(100, 'text_max').default(''),
    suspended: z.literal('1', 'invalid').optional(),
  }),
  data: listOf(FoundAccount),
  caller: 'operator',
  right: 'accounts',
});

export const showConsoleAccount = endpoint({
  method: 'GET',
  path: '/api/v1/console/accounts/{id}',
  summary: 'An account with what it has and does',
  params: AccountParams,
  data: ConsoleAccount,
  caller: 'operator',
  right: 'accounts',
  refuses: ['not_found'],
});

export const decideAccount = endpoint({
  method: 'POST',
  path: '/api/v1/console/accounts/{id}/decision',
  summary: 'Suspend an account with a reason it is told of, reopen it, or sign its owner out everywhere',
  params: AccountParams,
  body: z.strictObject({
    decision: z.enum(['suspended', 'reopened', 'signed_out'], 'required'),
    reason: z.string('reason_required').trim().min(3, 'reason_required').max(500, 'text_max'),
  }),
  data: ConsoleAccount,
  status: 201,
  caller: 'operator',
  right: 'accounts',
  refuses: ['not_found', 'state_changed'],
});

/** Calls about accounts in the console, under the names their code uses. */
export const CONSOLE_ACCOUNT_ENDPOINTS = { findConsoleAccounts, showConsoleAccount, decideAccount } as const;
