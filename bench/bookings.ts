import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../api/src/platform/db/database.ts';
import { buildPerson } from '../api/src/testing/factories.ts';
import { apiWrite } from './cases.ts';
import type { Sent } from './messages.ts';

const WANTED = 300;
const NIGHTS = 3;

interface Unit {
  unit_id: string;
}

async function nightlyUnits(db: Database): Promise<string[]> {
  const units: Unit[] = await db
    .selectFrom('ad')
    .innerJoin('unit_price', 'unit_price.unit_id', 'ad.unit_id')
    .innerJoin('unit_policy', 'unit_policy.unit_id', 'ad.unit_id')
    .select('ad.unit_id')
    .where('ad.state', '=', 'published')
    .where('unit_price.kind', '=', 'daily')
    .where('unit_price.active', '=', true)
    .where('unit_policy.instant', '=', true)
    .orderBy('ad.id')
    .execute();
  return units.map(({ unit_id }) => unit_id);
}

/**
 * Requests for a price: a few nights of one unit after the other. Those made one after the other may be of one place, whole
 * and in parts: their nights do not meet.
 */
function quoteRequests(units: readonly string[], today: string): () => Sent {
  let turn = 0;
  return () => {
    const unit = units[turn % units.length];
    const start = Temporal.PlainDate.from(today).add({ days: 20 + ((turn * (NIGHTS + 1)) % 97) });
    turn += 1;
    const stay = { period: 2, start: start.toString(), end: start.add({ days: NIGHTS }).toString() };
    return apiWrite(`/api/v1/units/${unit}/quotes`, stay);
  };
}

async function quoteOf(url: string, { path, headers, body }: Sent): Promise<string | undefined> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const { data } = (await answer.json()) as { data: { id?: string } | null };
  return answer.status === 201 ? data?.id : undefined;
}

/** Bookings ready to be sent, each by a guest of its own with a quote of its own; some days are taken and left out. */
async function prepareBookings(db: Database, url: string, units: readonly string[], today: string) {
  const next = quoteRequests(units, today);
  const quotes: Sent[] = [];
  const bookings: Sent[] = [];
  for (let tried = 0; bookings.length < WANTED && tried < 3 * WANTED; tried += 1) {
    const request = next();
    const quote = await quoteOf(url, request);
    if (quote === undefined) continue;
    quotes.push(request);
    const { token } = await buildPerson(db);
    bookings.push(
      apiWrite(
        '/api/v1/reservations',
        { quote_id: quote, method: 'card' },
        { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      ),
    );
  }
  return { quotes, bookings };
}

/** The least a booking can be: lock a space, occupy it, end. Undone, so that it can be repeated. Per second, eight at once. */
async function bareBookings(databaseUrl: string, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 });
  try {
    return await repeatBare(pool, seconds);
  } finally {
    await pool.end();
  }
}

async function repeatBare(pool: pg.Pool, seconds: number): Promise<number> {
  const { rows: spaces } = await pool.query('select id from space order by id limit 500');
  const { rows: reservations } = await pool.query('select id from reservation limit 1');
  const until = performance.now() + seconds * 1_000;
  let made = 0;
  const repeat = async (first: number) => {
    const client = await pool.connect();
    try {
      for (let turn = first; performance.now() < until; turn += 8) await bareBooking(client, turn);
    } finally {
      client.release();
    }
  };
  const bareBooking = async (client: pg.PoolClient, turn: number) => {
    const space = spaces[turn % spaces.length].id;
    await client.query('begin');
    await client.query('select id from space where id = $1 for update', [space]);
    await client.query(
      `insert into occupancy (space_id, during, stay, kind, reservation_id)
         values ($1, '[2090-01-01,2090-01-02)', '[2090-01-01,2090-01-02)', 'stay', $2)`,
      [space, reservations[0].id],
    );
    await client.query('rollback');
    made += 1;
  };
  await Promise.all(Array.from({ length: 8 }, (_, index) => repeat(index)));
  return made / seconds;
}

export interface Bookings {
  /** Prices of stays that are free until they are booked. */
  quotes: Sent[];
  bookings: Sent[];
  /** Bare transactions in a second. */
  floorPerSecond(): Promise<number>;
}

/** Everything the measurement of quotes and bookings sends. `today` is Riyadh's. */
export async function prepare(databaseUrl: string, url: string, today: string): Promise<Bookings> {
  const { db, close } = openDatabase(databaseUrl, { max: 4 });
  try {
    const units = await nightlyUnits(db);
    const prepared = await prepareBookings(db, url, units, today);
    return { ...prepared, floorPerSecond: () => bareBookings(databaseUrl, 3) };
  } finally {
    await close();
  }
}
