import type { BulkOutcome, BulkRow } from '@diyar/contract/supply/bulk';
import { frozenRentErrors, policyErrors, pricesErrors } from '@diyar/contract/supply/letting-checks';
import { type SupplyContext, unitErrors } from '@diyar/contract/supply/supply-checks';
import { plainName } from '@diyar/contract/values/name-rule';
import type { BulkColumn } from '@diyar/contract/words/bulk-columns';
import { sql } from 'kysely';
import { type Database, type Reader, type Tx, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { supplyContext } from '../properties/check-supply.ts';
import { lockOwnProperty } from '../properties/lock-property.ts';
import { checkProperty, writeProperty } from '../properties/make-property.ts';
import { writeUnit } from '../properties/make-unit.ts';
import { refuseOthers } from '../properties/refuse-others.ts';
import type { Asker } from '../properties/show-properties.ts';
import {
  countAddedSince,
  findAdded,
  findByCodes,
  findByNames,
  lockBulk,
  noteAdded,
  type StandingProperty,
} from './bulk.queries.ts';
import { cellsOf } from './cells.ts';
import { findOddities } from './find-oddities.ts';
import { readNamedThings } from './named-things.ts';
import { type Broken, type ReadRow, readRow } from './read-row.ts';
import { refusedBy, refusedFor, warningsOf } from './tell-outcome.ts';

export interface SentRows {
  check_only: boolean;
  columns: readonly BulkColumn[];
  rows: readonly BulkRow[];
}

/** Rows of files that one account adds in a day: four of the largest. */
const MOST_A_DAY = 20_000;
const DAY_MS = 86_400_000;
const HOUR_SECONDS = 3_600;

/**
 * Adds units from rows of a file, each with an ad that is not published, and tells of each row what became of it: it is added
 * whole or refused with all that is wrong with it, and one that was added before is not added again. A row whose property is
 * there (by name and place), or is made by a row before it, becomes a unit of that. With `check_only` nothing is written. Refuses
 * `role_forbids` to viewers, and `too_many_requests` past 20,000 rows a day.
 */
export async function addUnits(db: Database, sent: SentRows, asker: Asker): Promise<BulkOutcome[]> {
  const { actor, now } = asker;
  await refuseOthers(db, actor);
  if (sent.check_only) return (await judge(db, sent, asker)).map(({ outcome }) => outcome);
  return transact(db, async (tx) => {
    await lockBulk(tx, actor.accountId);
    const today = await countAddedSince(tx, actor.accountId, new Date(now.getTime() - DAY_MS));
    if (today + sent.rows.length > MOST_A_DAY)
      throw new Refusal('too_many_requests', { retryAfterSeconds: HOUR_SECONDS });
    const judged = await judge(tx, sent, asker);
    const names = judged.map(({ row }) => plainName(row.property.name));
    const standing = await findByNames(tx, actor.accountId, [...new Set(names)]);
    const outcomes: BulkOutcome[] = [];
    for (const one of judged)
      outcomes.push(one.outcome.result === 'fine' ? await addRow(tx, one, standing, asker) : one.outcome);
    return outcomes;
  });
}

interface Judged {
  key: string;
  row: ReadRow;
  outcome: BulkOutcome;
}

/** What would become of each row: `fine`, `already` or `refused`. */
async function judge(reader: Reader, { columns, rows }: SentRows, asker: Asker): Promise<Judged[]> {
  const { actor, lang, now } = asker;
  const all = rows.map((row) => ({ ...row, named: cellsOf(columns, row) }));
  const codes = all.flatMap(({ named }) => named['unit.code'] ?? []);
  const [named, context, added, taken] = await Promise.all([
    readNamedThings(
      reader,
      all.map((row) => row.named),
    ),
    supplyContext(reader, null, now),
    findAdded(
      reader,
      actor.accountId,
      rows.map(({ key }) => key),
    ),
    findByCodes(reader, actor.accountId, codes),
  ]);
  const judged: Judged[] = [];
  const read = all.map((one) => readRow(one.named, named));
  const odd = findOddities(read);
  for (const [at, row] of read.entries()) {
    const { line = 0, key = '' } = all[at] ?? {};
    const broken = added.has(key) ? [] : await errorsOf(reader, row, { context, taken });
    const fine = added.has(key)
      ? { line, result: 'already' as const, errors: [], warnings: [] }
      : { line, result: 'fine' as const, errors: [], warnings: warningsOf(odd[at] ?? [], lang) };
    judged.push({ key, row, outcome: broken.length === 0 ? fine : refusedFor(line, broken, lang) });
  }
  return judged;
}

interface Around {
  context: SupplyContext;
  /** Codes that other units of the account have. */
  taken: ReadonlyMap<string, string>;
}

/** Everything that keeps a row from being added: what cannot be read, then what the checks of supply say of the rest. */
async function errorsOf(reader: Reader, row: ReadRow, { context, taken }: Around): Promise<Broken[]> {
  const { property, location, unit, prices, policy, broken } = row;
  const { category = '', area, usage } = property;
  const of = { ...context, property: { category: category ?? '', area: area ?? 0 } };
  const letBefore = { city: location.city, usage, lastRent: unit.last_rent };
  const isTaken = unit.code !== null && unit.code !== undefined && taken.has(unit.code);
  const all: Broken[] = [
    ...broken,
    ...(await checkProperty(reader, { property, location }, context)),
    ...unitErrors(unit, of),
    ...(isTaken ? [{ field: 'unit.code', rule: 'code_taken' as const }] : []),
    ...pricesErrors(prices, category, context.minimums),
    ...frozenRentErrors(prices, letBefore, context.freezes),
    ...policyErrors(policy, prices.purpose),
  ];
  // A unit that has its property's area is told of it once.
  const lacksArea = all.some(({ field }) => field === 'property.area');
  return all.filter(({ field }) => !(lacksArea && field === 'unit.area' && unit.area === undefined));
}

/** Writes a row that is fine; what the database refuses of it undoes it alone. */
async function addRow(
  tx: Tx,
  { key, row, outcome }: Judged,
  standing: StandingProperty[],
  { actor, lang, now }: Asker,
): Promise<BulkOutcome> {
  await sql`savepoint bulk_row`.execute(tx);
  try {
    const own = standing.find((property) => isSamePlace(property, row));
    if (own !== undefined) await lockOwnProperty(tx, actor, own.id);
    const propertyId = own?.id ?? (await writeProperty(tx, actor, row, now));
    const { unit, prices, policy } = row;
    const made = {
      propertyId,
      unit,
      prices,
      policy,
      services: [],
      photos: [],
      licenceNumber: null,
      first: null,
    };
    const { unitId } = await writeUnit(tx, actor, made, now);
    if (!(await noteAdded(tx, { accountId: actor.accountId, key, unitId }, now))) {
      await sql`rollback to savepoint bulk_row`.execute(tx);
      return { line: outcome.line, result: 'already', errors: [], warnings: [] };
    }
    await sql`release savepoint bulk_row`.execute(tx);
    if (own === undefined) standing.push(placedOf(propertyId, row));
    return { ...outcome, result: 'added' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint bulk_row`.execute(tx);
    return refusedBy(outcome.line, error, lang);
  }
}

function placedOf(id: string, { property, location }: ReadRow): StandingProperty {
  const { city, district, street, lat, lng } = location;
  return {
    id,
    name: plainName(property.name),
    city: city ?? '',
    district: district ?? '',
    street: (street ?? '').trim(),
    lat: lat ?? 0,
    lng: lng ?? 0,
  };
}

/** About ten metres, in degrees. */
const NEAR = 0.0001;

/** Whether a row is of a property that is there: it has its name and stands where it does. */
function isSamePlace(one: StandingProperty, row: ReadRow): boolean {
  const other = placedOf(one.id, row);
  return (
    one.name === other.name &&
    one.city === other.city &&
    one.district === other.district &&
    (one.street ?? '') === other.street &&
    Math.abs(one.lat - other.lat) <= NEAR &&
    Math.abs(one.lng - other.lng) <= NEAR
  );
}
