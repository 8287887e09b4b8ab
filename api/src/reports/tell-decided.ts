import type { ReportDecision } from '@diyar/contract/people/reports';
import type { EventKey } from '../events/event.ts';
import { recordEvent } from '../events/record-event.ts';
import type { Tx } from '../platform/db/database.ts';
import { type CaseLine, findReporters } from './case.queries.ts';
import type { LockedThing } from './thing.queries.ts';

interface Decided {
  one: CaseLine;
  thing: LockedThing;
  decision: ReportDecision;
  reason: string;
}

/** What the reported is told of a decision; null where the suspension tells them itself. */
const TOLD: Readonly<Record<ReportDecision, EventKey | null>> = {
  dismissed: 'report_about_you_dismissed',
  ad_hidden: 'ad_hidden_by_operator',
  ad_closed: 'ad_closed_by_operator',
  evaluation_hidden: 'content_hidden',
  message_hidden: 'content_hidden',
  account_warned: 'account_warned',
  account_suspended: null,
};

/** Tells whose thing it is what was decided, and each who reported it that it was. */
export async function tellDecided(
  tx: Tx,
  { one, thing, decision, reason }: Decided,
  now: Date,
): Promise<void> {
  const params = { case: one.number, thing: one.kind, decision, reason };
  const key = TOLD[decision];
  const ad = thing.kind === 'ad' ? { ad: thing.number } : {};
  if (key !== null)
    await recordEvent(tx, {
      key,
      accountId: one.reported_account_id,
      personId: null,
      params: { ...params, ...ad },
      at: now,
    });
  for (const accountId of await findReporters(tx, one.id))
    await recordEvent(tx, { key: 'report_decided', accountId, personId: null, params, at: now });
}
