import type { HostProperty } from '@diyar/contract/supply/host-properties';
import type { HostUnit } from '@diyar/contract/supply/host-units';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import { standingOf } from '../accounts/show-standing.ts';
import { mayLead, mayWork } from '../accounts/standing.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { showRevision } from '../revisions/show-revision.ts';
import { foldArabic } from '../text/fold-text.ts';
import { supplyContext } from './check-supply.ts';
import { lockedOfProperty, lockedOfUnit } from './licensed.ts';
import {
  presentEdit,
  presentProperty,
  presentPropertyCard,
  presentUnit,
  presentUnitCard,
} from './property.presenter.ts';
import {
  countOwnProperties,
  countStates,
  findLastEdit,
  findOwnProperties,
  type OwnPropertyRow,
  type PropertyFilter,
} from './property.queries.ts';
import { propertyContentOf } from './property-row.ts';
import { findLicensed, findOwnUnit, findUnitIds, type Licensed, type OwnUnitRow } from './unit.queries.ts';
import { findUnitCards } from './unit-card.queries.ts';
import { pricesContentOf, unitContentOf } from './unit-row.ts';

export interface Asker {
  actor: Actor;
  lang: Lang;
  now: Date;
}

interface Listing extends Omit<PropertyFilter, 'accountId' | 'id' | 'words'> {
  q?: string | undefined;
  sort: 'newest' | 'name' | 'views';
  page: number;
  per_page: number;
}

/** More words than anybody types into a search box. */
const MOST_WORDS = 8;

/** A page of the acting account's properties with their units, and how many of its ads are in each state. */
export async function listProperties(reader: Reader, listing: Listing, { actor, lang, now }: Asker) {
  const { q = '', sort, page, per_page, ...filters } = listing;
  const words = foldArabic(q)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  const filter = { ...filters, accountId: actor.accountId, words };
  const shown = { lang, today: riyadhDate(now) };
  const [rows, total, states, context, standing] = await Promise.all([
    findOwnProperties(reader, filter, { sort, limit: per_page, offset: (page - 1) * per_page }),
    countOwnProperties(reader, filter),
    countStates(reader, actor.accountId),
    supplyContext(reader, null, now),
    standingOf(reader, actor),
  ]);
  const units = await findUnitCards(reader, { propertyIds: rows.map(({ id }) => id) }, shown.today);
  const unitsOf = Map.groupBy(units, ({ property_id }) => property_id);
  const items = rows.map((row) => presentPropertyCard(row, unitsOf.get(row.id) ?? [], context, shown));
  const counts = { total, total_exact: true, page, per_page, pages: Math.ceil(total / per_page) };
  const stands = standing ?? 'viewer';
  return { items, ...counts, states, abilities: { work: mayWork(stands), remove: mayLead(stands) } };
}

/** A property of the acting account as it is kept, with what its licensed ads lock. Throws `not_found`. */
export async function readProperty(
  reader: Reader,
  actor: Actor,
  id: string,
): Promise<{ row: OwnPropertyRow; locked: string[] }> {
  const filter = { accountId: actor.accountId, id };
  const [row] = await findOwnProperties(reader, filter, { limit: 1, offset: 0 });
  if (row === undefined) throw new Refusal('not_found');
  const licensed = await findLicensed(reader, { propertyId: id });
  const locked =
    licensed.length === 0 ? [] : lockedOfProperty(propertyContentOf(row.facts), row.location, row);
  return { row, locked };
}

/** A property of the acting account with its units, as the edit that waits for an operator makes it. Throws `not_found` for others' and for what was deleted. */
export async function showProperty(
  reader: Reader,
  id: string,
  { actor, lang, now }: Asker,
): Promise<HostProperty> {
  const { row, locked } = await readProperty(reader, actor, id);
  const shown = { lang, today: riyadhDate(now) };
  const [units, context, standing, edit, revised] = await Promise.all([
    findUnitCards(reader, { propertyIds: [id] }, shown.today),
    supplyContext(reader, null, now),
    standingOf(reader, actor),
    findLastEdit(reader, id),
    showRevision(reader, { propertyId: id, unitId: null }, lang),
  ]);
  const card = presentPropertyCard(row, units, context, shown);
  const edited = edit === undefined ? null : presentEdit(edit, actor.personId);
  return presentProperty(row, card, { locked, standing: standing ?? 'viewer', edited, revised });
}

/** A unit of the acting account as it is kept, with what its licensed ad locks. Throws `not_found`. */
export async function readUnit(
  reader: Reader,
  actor: Actor,
  id: string,
): Promise<{ row: OwnUnitRow; locked: string[]; licensed: Licensed | null }> {
  const row = await findOwnUnit(reader, actor.accountId, id);
  if (row === undefined) throw new Refusal('not_found');
  const [licensed] = await findLicensed(reader, { unitId: id });
  if (licensed === undefined) return { row, locked: [], licensed: null };
  const prices = pricesContentOf(row.prices, row.purpose);
  return { row, locked: lockedOfUnit(unitContentOf(row.facts), prices, licensed.purpose), licensed };
}

/** The unit of a property that was made first; undefined where it has none. */
export async function readFirstUnit(reader: Reader, actor: Actor, propertyId: string) {
  const [first] = await findUnitIds(reader, propertyId);
  return first === undefined ? undefined : readUnit(reader, actor, first);
}

/** A unit of the acting account with all that belongs to it, as the edit that waits for an operator makes it. Throws `not_found` for others' and for what was deleted. */
export async function showUnit(reader: Reader, id: string, { actor, lang, now }: Asker): Promise<HostUnit> {
  const { row, locked } = await readUnit(reader, actor, id);
  const today = riyadhDate(now);
  const [[card], context, standing, revised] = await Promise.all([
    findUnitCards(reader, { unitId: id }, today),
    supplyContext(reader, row.property, now),
    standingOf(reader, actor),
    showRevision(reader, { propertyId: row.property_id, unitId: id }, lang),
  ]);
  if (card === undefined) throw new Refusal('not_found');
  const shown = presentUnitCard(card, { lang, today });
  return presentUnit(row, shown, { locked, standing: standing ?? 'viewer', context, revised });
}
