import type { AskedChange } from '@diyar/contract/supply/host-ads';
import type { RevisionState } from '@diyar/contract/supply/revisions';
import type { AdDecision } from '@diyar/contract/words/ad-review-words';
import type { Lang } from '@diyar/messages/messages';
import { recordAct } from '../../audit/record-act.ts';
import { tellOfChange } from '../../compliance/tell-authority.ts';
import { recordEvent } from '../../events/record-event.ts';
import { type Database, type Tx, transact } from '../../platform/db/database.ts';
import type { OperatorActor } from '../../platform/http/actor.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { keepComplete } from '../../properties/keep-complete.ts';
import { writeRevision } from '../../properties/write-revision.ts';
import { tellMissing } from '../../publishing/missing.ts';
import { keepStep, raiseVersion } from '../revision.queries.ts';
import { findRevisedPhotos, findRevision, lockRevised, type QueuedRevisionRow } from './deciding.queries.ts';
import { obstaclesOf } from './obstacles.ts';

export interface RevisionDecision {
  id: string;
  version: number;
  decision: AdDecision;
  fields: readonly AskedChange[];
  reason: string;
}

interface Reading {
  lang: Lang;
  now: Date;
}

/**
 * Decides an edit of an ad on show, as an operator saw it: writes it over what is on the site, sends it back with what is
 * asked, or refuses it; with its row of history, in the audit log, told to the advertiser as an event and, where it changes
 * what the authority displays, to the authority; all in one transaction. Throws `not_found`; `state_changed` when it was
 * edited or decided meanwhile, no ad of it is up any more, or what it changes has changed; `ad_incomplete` with `missing` when its
 * licence is gone, its photos are still being made, or an ad would lack what it has.
 */
export function decideRevision(
  db: Database,
  operator: OperatorActor,
  decision: RevisionDecision,
  reading: Reading,
): Promise<RevisionState> {
  return transact(db, async (tx) => {
    const seen = await findRevision(tx, decision.id);
    if (seen === undefined) throw new Refusal('not_found');
    await lockRevised(tx, seen);
    const row = await findRevision(tx, decision.id);
    if (row?.state !== 'waiting' || row.version !== decision.version) throw new Refusal('state_changed');
    if (decision.decision === 'approved') await approve(tx, row, reading);
    await keep(tx, row, { operator, decision, now: reading.now });
    return decision.decision;
  });
}

async function approve(tx: Tx, row: QueuedRevisionRow, { lang, now }: Reading): Promise<void> {
  const { obstacles, missing, ads } = await obstaclesOf(tx, row, now);
  if (obstacles.includes('licence_gone'))
    throw new Refusal('ad_incomplete', { data: { missing: tellMissing(missing, lang) } });
  if (obstacles.length > 0) throw new Refusal('state_changed');
  await refuseUnmade(tx, row, lang);
  const shown = ads.flatMap(({ id, state }) => (state === 'published' ? id : []));
  const of = { accountId: row.account_id, propertyId: row.property_id, unitId: row.unit_id };
  const edited = row.unit_id === null ? { propertyId: row.property_id } : { unitId: row.unit_id };
  const write = () => writeRevision(tx, of, row.after, now);
  await tellOfChange(tx, shown, () => keepComplete(tx, edited, { lang, now }, write), now);
}

/** Nobody has seen a photo whole that is still being made. */
async function refuseUnmade(tx: Tx, row: QueuedRevisionRow, lang: Lang): Promise<void> {
  const ids = (row.after.photos ?? []).map(({ id }) => id);
  const photos = await findRevisedPhotos(tx, row.account_id, ids);
  if (photos.every(({ state }) => state !== 'processing')) return;
  const missing = tellMissing([{ code: 'photos_processing', field: 'photos' }], lang);
  throw new Refusal('ad_incomplete', { data: { missing } });
}

interface Decided {
  operator: OperatorActor;
  decision: RevisionDecision;
  now: Date;
}

async function keep(tx: Tx, row: QueuedRevisionRow, { operator, decision, now }: Decided): Promise<void> {
  const { decision: to, reason, fields } = decision;
  await keepStep(tx, {
    revisionId: row.id,
    from: row.state,
    to,
    version: row.version,
    personId: null,
    operatorId: operator.operatorId,
    reason: reason === '' ? to : reason,
    asked: to === 'changes_asked' ? fields : [],
    now,
  });
  const thing = { propertyId: row.property_id, unitId: row.unit_id };
  if (to === 'refused') await raiseVersion(tx, thing);
  const act = {
    act: 'revision_decided' as const,
    subject: { kind: 'ad', id: String(row.ad_number) },
    before: { revision: row.id, state: row.state, fields: changedIn(row) },
    after: { state: to, asked: fields.map(({ field }) => field) },
    ...(reason !== '' && { reason }),
  };
  await recordAct(tx, operator, act, now);
  const params = { ad: row.ad_number, reason };
  await recordEvent(tx, {
    key: `revision_${to}`,
    accountId: row.account_id,
    personId: null,
    params,
    at: now,
  });
}

/** Names of the fields that a revision changes; what they say is not kept in the log. */
const changedIn = ({ after: { photos, ...parts } }: QueuedRevisionRow): string[] => [
  ...Object.entries(parts).flatMap(([part, fields]) =>
    Object.keys(fields).map((field) => `${part}.${field}`),
  ),
  ...(photos === undefined ? [] : ['photos']),
];
