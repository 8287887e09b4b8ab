import type { Reader } from '../platform/db/database.ts';

const ADDRESS = {
  street: 'شارع التحلية',
  building_number: '7401',
  district: 'السليمانية',
  city: 'الرياض',
  postal_code: '12223',
};

/** Tells all that tax documents state of an account; without `withAddress` all but the national address. */
export async function registerForVat(
  db: Reader,
  accountId: string,
  { withAddress = true, vatNumber = '310122393500003' }: { withAddress?: boolean; vatNumber?: string } = {},
): Promise<void> {
  const updated_at = new Date('2030-01-01T00:00:00Z');
  await db.updateTable('account').set({ vat_number: vatNumber }).where('id', '=', accountId).execute();
  await db
    .insertInto('account_profile')
    .values({
      account_id: accountId,
      legal_name: 'شركة دار السكن العقارية',
      commercial_registration: '1010101010',
    })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ legal_name: 'شركة دار السكن العقارية', commercial_registration: '1010101010' }),
    )
    .execute();
  if (withAddress)
    await db
      .insertInto('invoicing')
      .values({ account_id: accountId, ...ADDRESS, updated_at })
      .execute();
}
