import type { AdState } from '@diyar/contract/supply/host-ads';
import type { Advertiser } from '../authority/authority.ts';
import type { Reader, Tx } from '../platform/db/database.ts';

/** A check that the authority has not answered. */
export interface WaitingCheck {
  ad_id: string;
  account_id: string;
  number: string;
  advertiser_kind: Advertiser['kind'];
  sealed_advertiser: Buffer;
  person_id: string | null;
  from_state: AdState;
  asked_at: Date;
}

/** The check that an ad waits for; undefined once it is answered, or the ad waits no more. */
export async function findWaitingCheck(reader: Reader, adId: string): Promise<WaitingCheck | undefined> {
  const row = await reader
    .selectFrom('licence_check')
    .innerJoin('ad', 'ad.id', 'licence_check.ad_id')
    .select([
      'licence_check.ad_id',
      'ad.account_id',
      'licence_check.number',
      'advertiser_kind',
      'sealed_advertiser',
      'licence_check.person_id',
      'from_state',
      'asked_at',
    ])
    .where('licence_check.ad_id', '=', adId)
    .where('answered_at', 'is', null)
    .where('ad.state', '=', 'waiting_for_verification')
    .executeTakeFirst();
  if (row === undefined || row.sealed_advertiser === null) return undefined;
  return { ...row, sealed_advertiser: row.sealed_advertiser };
}

/** Keeps a check that has to wait, in the place of an older one of the ad. */
export async function keepCheck(tx: Tx, check: Omit<WaitingCheck, 'account_id'>): Promise<void> {
  const { ad_id, ...values } = check;
  const waiting = { ...values, answered_at: null, refusal: null, message: null };
  await tx
    .insertInto('licence_check')
    .values({ ad_id, ...waiting })
    .onConflict((conflict) => conflict.column('ad_id').doUpdateSet(waiting))
    .execute();
}

export async function removeCheck(tx: Tx, adId: string): Promise<void> {
  await tx.deleteFrom('licence_check').where('ad_id', '=', adId).execute();
}

/** Keeps how a check that waited was refused; the advertiser's number is forgotten. */
export async function refuseCheck(
  tx: Tx,
  adId: string,
  answer: { refusal: string; message: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('licence_check')
    .set({
      answered_at: answer.now,
      sealed_advertiser: null,
      refusal: answer.refusal,
      message: answer.message,
    })
    .where('ad_id', '=', adId)
    .execute();
}

/** Ads whose check still waits since before `before`. */
export async function findForgottenChecks(reader: Reader, before: Date): Promise<string[]> {
  const rows = await reader
    .selectFrom('licence_check')
    .select('ad_id')
    .where('answered_at', 'is', null)
    .where('asked_at', '<', before)
    .execute();
  return rows.map(({ ad_id }) => ad_id);
}
