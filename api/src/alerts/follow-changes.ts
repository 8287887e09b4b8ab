import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Database } from '../platform/db/database.ts';
import { changedSince, readGround, watermarkNow } from '../search/follow-ads.ts';
import { findNumbersAfter, findSeenUntil, findTurning, saveSeenUntil } from './alert.queries.ts';
import { type Taking, takeChanges } from './take-changes.ts';

const ADS_AT_ONCE = 100;
/** Changes are forgotten after six hours (search.handler.ts): who was away longer compares all ads. */
const LONGEST_AWAY_MS = 5 * 3_600_000;

/**
 * Reads what changed of ads since the last time, to its end, and only then remembers where: a process that is killed begins
 * there again, and what it had written already is found to be seen. The first time it only learns what is there.
 */
export async function followChanges(db: Database, now: Date): Promise<void> {
  const until = await findSeenUntil(db);
  if (until === undefined) return await compareAll(db, { now, isFirst: true });
  if (now.getTime() - until.read_at.getTime() > LONGEST_AWAY_MS) return await compareAll(db, { now });
  const { watermark, numbers } = await changedSince(db, until.watermark);
  await takeInTurn(db, numbers, now);
  await saveSeenUntil(db, watermark, now);
}

/** Looks at the ads whose discount or licence begins today, or whose discount is over: a day makes no change that is told. */
export async function turnDay(db: Database, now: Date): Promise<void> {
  await takeInTurn(db, await findTurning(db, riyadhDate(now)), now);
}

async function takeInTurn(db: Database, numbers: readonly number[], now: Date): Promise<void> {
  if (numbers.length === 0) return;
  const ground = await readGround(db);
  for (let from = 0; from < numbers.length; from += ADS_AT_ONCE)
    await takeChanges(db, numbers.slice(from, from + ADS_AT_ONCE), { ground, now });
}

async function compareAll(db: Database, how: Omit<Taking, 'ground'>): Promise<void> {
  const watermark = await watermarkNow(db);
  const ground = await readGround(db);
  let numbers = await findNumbersAfter(db, 0, ADS_AT_ONCE);
  while (numbers.length > 0) {
    await takeChanges(db, numbers, { ...how, ground });
    numbers = await findNumbersAfter(db, numbers.at(-1) ?? 0, ADS_AT_ONCE);
  }
  await saveSeenUntil(db, watermark, how.now);
}
