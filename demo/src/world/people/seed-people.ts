import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import { openAccount } from '../../../../api/src/accounts/open-account.ts';
import { normalisePhone } from '../../../../api/src/accounts/phone.ts';
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

/** Opens an account as signing in does, then dates it back: it has been here for a while. */
async function settle(tx: Tx, resident: NewResident, today: string): Promise<Resident> {
  const phone = normalisePhone(resident.phone);
  if (phone === null) throw new Error(`${resident.phone} is not a Saudi mobile number`);
  const { kind, name } = resident;
  const { personId, accountId } = await openAccount(tx, { phone, kind, name }, new Date(instantOf(today, 0)));
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
  const settled = new Map<string, Resident>();
  for (const resident of residents) settled.set(resident.key, await settle(tx, resident, today));
  return settled;
}
