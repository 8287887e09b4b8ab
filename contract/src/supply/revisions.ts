import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { ASKABLE_FIELDS } from '../words/ad-review-words.ts';

/** Waiting and sent back ones are open: a unit, and a property itself, has one of them at most. */
export const REVISION_STATES = [
  'waiting',
  'changes_asked',
  'approved',
  'refused',
  'withdrawn',
  'absorbed',
] as const;
export type RevisionState = (typeof REVISION_STATES)[number];

/** One field that an edit changes, said in the caller's language; null is nothing. */
export const RevisionChange = z.object({
  /** Where it stands, as the API names fields: `unit.name_ar`, `location.lat`, `photos`. */
  field: z.string(),
  name: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type RevisionChange = z.infer<typeof RevisionChange>;

/** An edit of an ad on show that an operator looks at first, as its own people see it. */
export const HostRevision = z.object({
  id: z.uuid(),
  version: z.int(),
  state: z.enum(REVISION_STATES),
  sent_at: z.string(),
  changes: z.array(RevisionChange),
  /** What the operator asked to change; empty unless it was sent back. */
  asked: z.array(z.object({ field: z.enum(ASKABLE_FIELDS), name: z.string(), text: z.string() })),
  /** What the operator wrote; null where nothing was. */
  reason: z.string().nullable(),
});
export type HostRevision = z.infer<typeof HostRevision>;

export const withdrawRevision = endpoint({
  method: 'POST',
  path: '/api/v1/host/revisions/{id}/withdrawal',
  summary:
    'Take back an edit that waits for review: what is on the site stays; refused when it is not as it was seen',
  params: z.object({ id: z.uuid('invalid') }),
  body: z.strictObject({ version: z.int('required') }),
  data: z.object({}),
  status: 201,
  caller: 'token',
  needs: 'supply',
  refuses: ['role_forbids', 'state_changed'],
});

export const resendRevision = endpoint({
  method: 'POST',
  path: '/api/v1/host/revisions/{id}/submissions',
  summary:
    'Send an edit back to the operators as it is, after they asked for changes; refused when it is not as it was seen',
  params: z.object({ id: z.uuid('invalid') }),
  body: z.strictObject({ version: z.int('required') }),
  data: z.object({}),
  status: 201,
  caller: 'token',
  needs: 'supply',
  refuses: ['role_forbids', 'state_changed'],
});
