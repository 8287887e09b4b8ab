import type { Reader, Tx } from '../platform/db/database.ts';
import {
  findNewest,
  insertRevision,
  keepStep,
  lockNamingPhoto,
  lockOpen,
  type RevisionRow,
  updateRevision,
} from './revision.queries.ts';
import type { Changes, RevisedThing, RevisionContent, RevisionPart } from './revision.ts';

/** Parts of an edit: each that is given takes the place of what waits of it; null is no change of it any more. */
export type RevisedParts = { [P in RevisionPart]?: Changes<NonNullable<RevisionContent[P]>> | null };

interface By {
  personId: string;
  now: Date;
}

/**
 * Keeps an edit of what is on show for an operator: joins it with what waits already, whose version it raises, and takes the whole
 * back once nothing of it differs from what is on show. What is the same as it waits, or was sent back, stays as it is. The
 * caller holds the locks of the thing's ads. Throws `state_changed` where another edit was kept at the same moment.
 */
export async function keepRevision(
  tx: Tx,
  of: RevisedThing,
  parts: RevisedParts,
  { personId, now }: By,
): Promise<void> {
  const open = await lockOpen(tx, of);
  const content = joined(open ?? { before: {}, after: {} }, parts);
  const isEmpty = Object.keys(content.after).length === 0;
  const by = { personId, operatorId: null, asked: [], now };
  if (open === undefined) {
    if (isEmpty) return;
    const revisionId = await insertRevision(tx, of, content, now);
    await keepStep(tx, { ...by, revisionId, from: null, to: 'waiting', version: 1, reason: 'sent' });
    return;
  }
  const { id: revisionId, state: from, version } = open;
  if (isEmpty) return keepStep(tx, { ...by, revisionId, from, to: 'withdrawn', version, reason: 'reverted' });
  if (isSame(open, content)) return;
  await updateRevision(tx, revisionId, content, now);
  await keepStep(tx, { ...by, revisionId, from, to: 'waiting', version: version + 1, reason: 'edited' });
}

/**
 * Ends what waits of some parts of a thing that is on show no more: the caller has written it, or writes something else in
 * its place. The revision is absorbed once no part of it is left.
 */
export async function absorbRevision(
  tx: Tx,
  of: RevisedThing,
  parts: readonly RevisionPart[],
  { personId, now }: By,
): Promise<void> {
  const open = await lockOpen(tx, of);
  if (open === undefined || parts.every((part) => open.after[part] === undefined)) return;
  const rest = joined(open, Object.fromEntries(parts.map((part) => [part, null])));
  const step = { revisionId: open.id, from: open.state, personId, operatorId: null, asked: [], now };
  if (Object.keys(rest.after).length === 0)
    return keepStep(tx, { ...step, to: 'absorbed', version: open.version, reason: 'absorbed' });
  await updateRevision(tx, open.id, rest, now);
  await keepStep(tx, { ...step, to: 'waiting', version: open.version + 1, reason: 'edited' });
}

/** Takes a photo that is gone out of the edits that would have shown it. */
export async function forgetRevisedPhoto(tx: Tx, accountId: string, photoId: string, by: By): Promise<void> {
  for (const row of await lockNamingPhoto(tx, accountId, photoId)) {
    const { before, after } = row;
    const left = (after.photos ?? []).filter(({ id }) => id !== photoId);
    const photos = { before: before.photos ?? [], after: withMain(left) };
    const isAsBefore = JSON.stringify(photos.before) === JSON.stringify(photos.after);
    await keepRevision(tx, thingOf(row), { photos: isAsBefore ? null : photos }, by);
  }
}

/** The same photos, the first of which is the main one where none is. */
export function withMain<P extends { main: boolean }>(photos: readonly P[]): P[] {
  if (photos.some(({ main }) => main)) return [...photos];
  return photos.map((photo, at) => ({ ...photo, main: at === 0 }));
}

/** What waits of a thing; undefined where nothing does. */
export async function openContentOf(
  reader: Reader,
  of: Pick<RevisedThing, 'propertyId' | 'unitId'>,
): Promise<RevisionContent | undefined> {
  const newest = await findNewest(reader, of);
  return newest?.state === 'waiting' || newest?.state === 'changes_asked' ? newest.after : undefined;
}

const thingOf = (row: RevisionRow): RevisedThing => ({
  accountId: row.account_id,
  propertyId: row.property_id,
  unitId: row.unit_id,
});

function joined({ before, after }: Changes<RevisionContent>, parts: RevisedParts): Changes<RevisionContent> {
  const side = (kept: RevisionContent, of: 'before' | 'after') => {
    const given = Object.entries(parts).map(([part, changes]) => [part, changes?.[of]] as const);
    const all = Object.entries({ ...kept, ...Object.fromEntries(given) });
    return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as RevisionContent;
  };
  return { before: side(before, 'before'), after: side(after, 'after') };
}

/** Keys of stored content come in another order. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, one]) => [key, sorted(one)]);
};
const isSame = (one: Changes<RevisionContent>, other: Changes<RevisionContent>) =>
  JSON.stringify(sorted([one.before, one.after])) === JSON.stringify(sorted([other.before, other.after]));
