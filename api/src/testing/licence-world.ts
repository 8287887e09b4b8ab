import { numberFor, type RegistryCase } from '../../../demo/src/registry/cases.ts';
import { hashIdentity } from '../accounts/identity.ts';
import type { AdState } from '../platform/db/schema.generated.ts';
import { type BuiltListing, buildListing, buildPerson, type NewListing } from './factories.ts';
import type { TestApp } from './test-app.ts';

export const IDENTITY = '1012345672';

/** An individual who saved an identity number, with a unit for rent whose ad has no licence yet. */
export async function buildUnlicensed(
  { db, deps }: TestApp,
  { state = 'not_published', ...listing }: NewListing & { state?: AdState } = {},
): Promise<BuiltListing> {
  const host = listing.host ?? (await buildPerson(db));
  await db
    .updateTable('person')
    .set({
      identity_kind: 'citizen',
      identity_hmac: hashIdentity(deps.config.pepper, IDENTITY),
      identity_last4: IDENTITY.slice(-4),
    })
    .where('id', '=', host.personId)
    .execute();
  return buildListing(db, {
    ...listing,
    host,
    ad: { state, licence: null, published_at: null, ...listing.ad },
  });
}

interface Checked {
  state: AdState;
  licence: { number: string; in_force: boolean; days_left: number } | null;
  comparison: { field: string; registry: string | null; ours: string | null; agrees: boolean | null }[];
  fits: boolean;
  waiting: { number: string } | null;
  refusal: { code: string; msg: string } | null;
}

/** Checks a licence of the embedded registry for a listing, as its host; by what the number does, or by a number. */
export function checkAs(
  world: TestApp,
  { host, adNumber }: BuiltListing,
  licence: RegistryCase | { number: string },
  identity: string | undefined = IDENTITY,
) {
  const number = typeof licence === 'string' ? numberFor(licence, adNumber) : licence.number;
  return world.call<Checked & { errors: { field: string; rule: string; msg: string }[] }>(
    `/host/ads/${adNumber}/licence`,
    { method: 'PUT', token: host.token, body: { number, ...(identity !== undefined && { identity }) } },
  );
}

export function stateOf({ db }: TestApp, adId: string) {
  return db
    .selectFrom('ad')
    .select(['state', 'licence_id', 'licence_number'])
    .where('id', '=', adId)
    .executeTakeFirstOrThrow();
}

/** The steps of an ad, the oldest first, as "from → to: reason". */
export async function stepsOf({ db }: TestApp, adId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ad_transition')
    .selectAll()
    .where('ad_id', '=', adId)
    .orderBy('id')
    .execute();
  return rows.map(({ from_state, to_state, reason }) => `${from_state} → ${to_state}: ${reason}`);
}
