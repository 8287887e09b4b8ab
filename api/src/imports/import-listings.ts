import { readFile } from 'node:fs/promises';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import { refreshSearchText } from '../ads/refresh-search-text.ts';
import { normalisePhone } from '../phones/phone.ts';
import { claimDatabase } from '../platform/db/claim-database.ts';
import { openDatabase, type Reader, type Tx, transact } from '../platform/db/database.ts';
import type { ImportDemonstration } from './import-demonstration.ts';
import { Places } from './import-places.ts';
import { insertListings, type NewListing } from './insert-listings.ts';
import { type Listing, readListing, rowKey } from './listing.ts';
import { ImportRefused, readListingFile } from './listing-file.ts';
import { shown } from './shown-text.ts';

export interface ImportOptions {
  /** Path of the file. */
  file: string;
  /** A business account's mobile, in any Saudi form. */
  advertiserPhone: string;
  /** Loads what publishes at once, with a demonstration's licences and photos; undefined: drafts. Refused in production. */
  demonstration: (() => Promise<ImportDemonstration>) | undefined;
  production: boolean;
  now: Date;
  log: (line: string) => void;
}

export interface ImportSummary {
  /** Rows of the file, without its header. */
  rows: number;
  imported: number;
  /** Rows that were imported before, or stand earlier in the same file. */
  unchanged: number;
  rejected: { line: number; reason: string }[];
}

/**
 * Imports a file of yearly villa lets for one business account: properties, units, prices and ads, as drafts that use no
 * membership, or with a demonstration published. One transaction: all rows that can come in, or nothing. A row already
 * imported is left as it is, so running twice changes nothing. Every rejected row is answered with its line and reason.
 * Throws `ImportRefused` with a sentence for people when the file is broken or unreadable, the phone is no business
 * account's, or demonstration licences are asked for in production. Rules: product.md 5 (bulk).
 */
export async function importListings(databaseUrl: string, options: ImportOptions): Promise<ImportSummary> {
  if (options.demonstration !== undefined && options.production) {
    throw new ImportRefused(
      'Demonstration licences are not for production: import drafts, without --demo-licences.',
    );
  }
  const rows = readListingFile(await bytesOf(options.file));
  options.log(`${rows.length} rows read`);
  // Read before the transaction begins: only what must be seen by others together happens inside it.
  const listings = rows.map(readListing);
  const demo = (await options.demonstration?.()) ?? null;
  const { db, close } = openDatabase(databaseUrl, { max: 1 });
  try {
    return await transact(db, async (tx) => {
      if (demo !== null) await claimDatabase(tx, 'demonstration');
      return await importRows(tx, listings, { ...options, demo });
    });
  } finally {
    await close();
  }
}

async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new ImportRefused(
      `The file cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** An import whose demonstration, if it has one, is loaded. */
type Importing = ImportOptions & { demo: ImportDemonstration | null };

async function importRows(
  tx: Tx,
  listings: readonly ReturnType<typeof readListing>[],
  options: Importing,
): Promise<ImportSummary> {
  const accountId = await businessAccountOf(tx, options.advertiserPhone);
  // Two imports for one advertiser wait for each other, so that neither reads keys the other is about to write.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${accountId}`}, 0))`.execute(tx);
  const keys = await importedKeys(tx, accountId);
  const places = await Places.load(tx);
  const categories = await categoryIds(tx);
  const rejected: ImportSummary['rejected'] = [];
  const fresh: NewListing[] = [];
  for (const listing of listings) {
    if ('reason' in listing) {
      rejected.push(listing);
      continue;
    }
    const key = rowKey(accountId, listing.seed);
    if (keys.has(key.toString('hex'))) continue;
    const placed = await place(places, listing);
    if ('reason' in placed) {
      rejected.push(placed);
      continue;
    }
    keys.add(key.toString('hex'));
    const fill = options.demo?.fill(listing) ?? null;
    fresh.push({ key, listing, ...placed, categoryId: categories[listing.category], demo: fill });
  }
  options.log(`${fresh.length} to import, ${rejected.length} rejected`);
  await write(tx, accountId, fresh, options);
  const unchanged = listings.length - fresh.length - rejected.length;
  return { rows: listings.length, imported: fresh.length, unchanged, rejected };
}

async function businessAccountOf(reader: Reader, written: string): Promise<string> {
  const phone = normalisePhone(written);
  if (phone === null) throw new ImportRefused(`${written} is not a Saudi mobile number.`);
  const accounts = await reader
    .selectFrom('person')
    .innerJoin('account', 'account.person_id', 'person.id')
    .select(['account.id', 'account.kind'])
    .where('person.phone', '=', phone)
    .execute();
  const business = accounts.find((account) => account.kind === 'business');
  if (business !== undefined) return business.id;
  const why = accounts.length === 0 ? 'no account has this number' : 'its account is an ordinary one';
  throw new ImportRefused(`${phone} is not the number of a business account: ${why}.`);
}

async function importedKeys(reader: Reader, accountId: string): Promise<Set<string>> {
  const rows = await reader
    .selectFrom('property')
    .select('import_hash')
    .where('account_id', '=', accountId)
    .where('import_hash', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.import_hash?.toString('hex') ?? ''));
}

async function categoryIds(reader: Reader): Promise<Record<Listing['category'], number>> {
  const rows = await reader
    .selectFrom('category')
    .select(['id', 'slug'])
    .where('slug', 'in', ['villa', 'duplex'])
    .execute();
  const id = (slug: string) => rows.find((row) => row.slug === slug)?.id;
  const [villa, duplex] = [id('villa'), id('duplex')];
  if (villa === undefined || duplex === undefined) throw new Error('the reference data is not loaded');
  return { villa, duplex };
}

async function place(
  places: Places,
  listing: Listing,
): Promise<Pick<NewListing, 'cityId' | 'district'> | { line: number; reason: string }> {
  const city = places.city(listing.city);
  if (city === undefined)
    return { line: listing.line, reason: `city is not known: "${shown(listing.city)}"` };
  const district = await places.district(city, listing.district);
  if ('fault' in district) {
    return { line: listing.line, reason: `district ${district.fault}: "${shown(listing.district)}"` };
  }
  return { cityId: city.id, district };
}

const ROWS_A_STEP = 200;

async function write(
  tx: Tx,
  accountId: string,
  rows: readonly NewListing[],
  { demo, now, log }: Importing,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STEP) {
    const step = rows.slice(from, from + ROWS_A_STEP);
    const seeds = step.map(({ key }) => key.toString('hex'));
    const licences = (await demo?.issueLicences(tx, { accountId, seeds, today: riyadhDate(now) })) ?? [];
    await refreshSearchText(tx, await insertListings(tx, accountId, step, { licences, demo, now }));
    log(`${from + step.length} of ${rows.length} imported`);
  }
}
