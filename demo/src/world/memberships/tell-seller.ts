import { sql } from 'kysely';
import type { Tx } from '../../../../api/src/platform/db/database.ts';

/** Who sells memberships in the demonstration, and where transfers go: nobody there is, and it says so. */
const SELLER = {
  legal_name_ar: 'شركة ديار (بيانات تجريبية)',
  legal_name_en: 'Diyar Company (demo data)',
  legal_registration: '1010000000',
  legal_vat_number: '300000000000003',
  legal_address_ar: 'عنوان تجريبي، الرياض 00000',
  legal_address_en: 'Demo address, Riyadh 00000',
  transfer_iban: 'SA0380000000608010167519',
  transfer_bank_ar: 'بنك تجريبي',
  transfer_bank_en: 'Demo Bank',
  transfer_holder_ar: 'شركة ديار (بيانات تجريبية)',
  transfer_holder_en: 'Diyar Company (demo data)',
  legal_street: 'شارع تجريبي',
  legal_building_number: '0000',
  legal_district: 'حي تجريبي',
  legal_city: 'الرياض',
  legal_postal_code: '00000',
};

/** Tells who sells, from before the first purchase of the world on. */
export async function tellSeller(tx: Tx): Promise<void> {
  await sql`
    insert into setting (key, effective_from, type, value, source)
    select key, '2026-01-02T00:00:00Z', 'text', to_jsonb(value), 'demo world'
    from jsonb_each_text(${JSON.stringify(SELLER)}::jsonb) told (key, value)
    on conflict do nothing`.execute(tx);
}
