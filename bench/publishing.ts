import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { type Database, openDatabase, transact } from '../api/src/platform/db/database.ts';
import { apiRead } from './cases.ts';
import type { Measured } from './measured.ts';
import { OneClient, percentile } from './one-client.ts';
import type { Sum } from './search-report.ts';

const ADS = 200;
const PROMISED_MS = 10;
const LONGEST_MS = 5_000;

interface Published {
  id: string;
  licence: string;
}

/** Ads spread over all, and the words each is found by. */
async function someAds(pool: Pool): Promise<Published[]> {
  const { rows } = await pool.query<Published>(
    `select ad.id, licence.number as licence from ad join licence on licence.id = ad.licence_id
     where ad.state = 'published' and licence.number like '79%' and ad.number % 17 = 3
     order by hashtext(ad.id::text) limit $1`,
    [ADS],
  );
  return rows;
}

/** The step and its row, as every change of an ad's state is made. */
async function change(db: Database, { id }: Published, from: 'published' | 'hidden'): Promise<void> {
  const to = from === 'published' ? 'hidden' : 'published';
  await transact(db, async (tx) => {
    await tx
      .updateTable('ad')
      .set({ state: to, updated_at: new Date() })
      .where('id', '=', id)
      .where('state', '=', from)
      .execute();
    await tx
      .insertInto('ad_transition')
      .values({ ad_id: id, from_state: from, to_state: to, reason: 'owner' })
      .execute();
  });
}

/** Milliseconds from the commit until a search finds the ad. */
async function untilFound(client: OneClient, { licence }: Published): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < LONGEST_MS) {
    const { body } = await client.ask(apiRead(`/api/v1/ads?q=${licence}`));
    if (JSON.parse(body).data?.total === 1) return performance.now() - began;
    await sleep(1);
  }
  return LONGEST_MS;
}

/** The time it takes to publish an ad among all the others, and until it is found. */
export async function measurePublishing(url: string, measured: Measured): Promise<Sum[]> {
  const { db, pool, close } = openDatabase(url, { max: 1 });
  const client = new OneClient(measured.url);
  try {
    const ads = await someAds(pool);
    for (const ad of ads) await change(db, ad, 'published');
    const took: number[] = [];
    const seen: number[] = [];
    for (const ad of ads) {
      const began = performance.now();
      await change(db, ad, 'hidden');
      took.push(performance.now() - began);
      if (seen.length < 20) seen.push(await untilFound(client, ad));
    }
    const p99 = percentile(took, 0.99);
    return [
      {
        name: 'publishing an ad',
        value: `p50 ${percentile(took, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
        promised: `≤ ${PROMISED_MS} ms`,
        kept: p99 <= PROMISED_MS,
      },
      {
        name: 'found after its commit',
        value: `p50 ${percentile(seen, 0.5).toFixed(0)} ms, most ${percentile(seen, 1).toFixed(0)} ms`,
      },
    ];
  } finally {
    client.close();
    await close();
  }
}
