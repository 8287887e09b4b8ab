import type { Reader } from '../platform/db/database.ts';
import type { RevisedThing, RevisionContent } from '../revisions/revision.ts';
import { saysSame } from './licensed.ts';
import { findOwnProperties } from './property.queries.ts';
import { propertyContentOf } from './property-row.ts';
import { findOwnUnit } from './unit.queries.ts';
import { unitContentOf } from './unit-row.ts';

/** What stands of a thing that is revised; undefined where it was deleted. */
async function liveContentOf(
  reader: Reader,
  { accountId, propertyId, unitId }: RevisedThing,
): Promise<RevisionContent | undefined> {
  if (unitId !== null) {
    const row = await findOwnUnit(reader, accountId, unitId);
    return row && { unit: unitContentOf(row.facts), photos: row.photos };
  }
  const [row] = await findOwnProperties(reader, { accountId, id: propertyId }, { limit: 1, offset: 0 });
  return row && { property: propertyContentOf(row.facts), location: row.location };
}

/** Whether any field of an edit has changed since it was made, or what it is of is gone. */
export async function isOvertaken(
  reader: Reader,
  of: RevisedThing,
  before: RevisionContent,
): Promise<boolean> {
  const live = await liveContentOf(reader, of);
  if (live === undefined) return true;
  const { photos, ...parts } = before;
  if (photos !== undefined && orderOf(photos) !== orderOf(live.photos)) return true;
  return Object.entries(parts).some(([part, fields]) => {
    const now = (live[part as keyof RevisionContent] ?? {}) as Record<string, unknown>;
    return Object.entries(fields).some(([field, value]) => !saysSame(value, now[field]));
  });
}

/** Which photos, in their order; what is said of each cannot change but by an edit. */
const orderOf = (photos: RevisionContent['photos']) => (photos ?? []).map(({ id }) => id).join(' ');
