import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import { openAccount } from '../../../../api/src/accounts/open-account.ts';
import { hashPassport } from '../../../../api/src/accounts/passport.ts';
import { DEVELOPMENT_SECRET } from '../../../../api/src/config-variables.ts';
import { readPhone } from '../../../../api/src/phones/phone.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { seeded } from '../../scenes/kit/rng.ts';
import type { WorldData } from '../plans/world-data.ts';

export interface Resident {
  personId: string;
  accountId: string;
}

interface NewResident {
  key: string;
  phone: string;
  name: string;
  kind: 'business' | 'ordinary';
  vat: boolean;
}

/**
 * VAT numbers begin and end with 3 (domain.md 1.1); this one is the person's for ever, and nobody's real one by design. 34 and 37
 * are left to cards of the same length, which no call takes.
 */
function vatNumberOf(key: string): string {
  const rng = seeded(`vat/${key}`);
  return `31${Array.from({ length: 12 }, () => rng.int(0, 9)).join('')}3`;
}

/** A passport whose number is nobody's: who has a foreign number books with one. */
async function givePassport(tx: Tx, personId: string, country: string): Promise<void> {
  const number = 'DEMO00417';
  await tx
    .updateTable('person')
    .set({
      identity_kind: 'passport',
      identity_hmac: hashPassport(DEVELOPMENT_SECRET, { country, number }),
      identity_last4: number.slice(-4),
      identity_country: country,
    })
    .where('id', '=', personId)
    .execute();
}

/** Lets guests with foreign numbers sign in, which is off where nobody says otherwise. */
async function openToForeign(tx: Tx, today: string): Promise<void> {
  await tx
    .insertInto('setting')
    .values({
      ...{ key: 'foreign_sign_in', type: 'boolean', value: 'true', source: 'demo world' },
      effective_from: new Date(instantOf(addDays(today, -1), 0)),
    })
    .execute();
}

/** Opens an account as signing in does, then dates it back: it has been here for a while. */
async function settle(tx: Tx, resident: NewResident, today: string): Promise<Resident> {
  const phone = readPhone(resident.phone);
  if (phone === null) throw new Error(`${resident.phone} is no mobile number`);
  const { kind, name } = resident;
  const opened = { phone: phone.number, kind, name };
  const { personId, accountId } = await openAccount(tx, opened, new Date(instantOf(today, 0)));
  if (phone.country !== null) await givePassport(tx, personId, phone.country);
  const rng = seeded(`since/${resident.key}`);
  const since = new Date(instantOf(addDays(today, -rng.int(480, 900)), rng.int(480, 1_320)));
  await tx.updateTable('person').set({ created_at: since }).where('id', '=', personId).execute();
  await tx
    .updateTable('account')
    .set({
      created_at: since,
      vat_number: resident.vat ? vatNumberOf(resident.key) : null,
    })
    .where('id', '=', accountId)
    .execute();
  // A VAT number is the one of a legal name: nobody may save the one without the other.
  if (resident.vat)
    await tx
      .insertInto('account_profile')
      .values({ account_id: accountId, legal_name: name, updated_at: since })
      .execute();
  return { personId, accountId };
}

/** Opens the accounts of every advertiser and guest of the world, by key. */
export async function seedPeople(tx: Tx, data: WorldData, today: string): Promise<Map<string, Resident>> {
  const residents: NewResident[] = [
    ...data.advertisers.map((one) => ({ ...one, kind: 'business' as const })),
    ...data.guests.map((one) => ({ ...one, kind: 'ordinary' as const, vat: false })),
  ];
  await openToForeign(tx, today);
  const settled = new Map<string, Resident>();
  for (const resident of residents) settled.set(resident.key, await settle(tx, resident, today));
  return settled;
}
