import type { WizardContent } from '@diyar/contract/supply/host-wizard';
import type { Reader } from '../platform/db/database.ts';
import type { BuiltPerson } from './factories.ts';
import { insert, nextNumber } from './factory-rows.ts';

/** Photos that an account uploaded and nothing uses yet, ready unless told otherwise. */
export async function buildUploadedPhotos(
  db: Reader,
  { accountId }: Pick<BuiltPerson, 'accountId'>,
  count: number,
): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1)
    ids.push(
      await insert(db, 'photo', {
        account_id: accountId,
        state: 'ready',
        file_key: `test/${nextNumber()}`,
        width: 1600,
        height: 1200,
        colour: '#e9e2d4',
      }),
    );
  return ids;
}

const PROPERTY: WizardContent['property'] = {
  name: 'شقة حي الملقا',
  category: 'apartment',
  usage: 'residential',
  furnished: 'full',
  relation: 'owner',
  exclusive: false,
  facing: 'n',
  area: 140,
  height: 14,
  width: 10,
  plan_number: '3085/أ',
  plot_number: '412',
  deed_kind: 'electronic',
  disclosures: {
    mortgage: { applies: true, details: 'مرهونة لبنك حتى 2030' },
    dispute: { applies: false },
    unregistered_rights: { applies: false },
  },
  viewer_phone: '٠٥٥ ١٢٣ ٤٥٦٧',
  directions_ar: 'المدخل من الشارع الخلفي، والمفتاح في الصندوق',
};

const LOCATION: WizardContent['location'] = {
  lat: 24.81,
  lng: 46.6,
  zoom: 16,
  city: 'riyadh',
  district: 'al-malqa-riyadh',
  street: 'شارع وادي هجر',
  street_width: 20,
  short_address: 'rmaa 2919',
};

const UNIT: WizardContent['unit'] = {
  name_ar: 'شقة بثلاث غرف',
  rooms: 3,
  baths: 2,
  halls: 1,
  floor: 2,
  guests_max: 6,
  tenants: ['families'],
  description_ar: 'شقة هادئة قريبة من المسجد والخدمات',
  house_rules_ar: 'دون تدخين',
  features: ['elevator', 'parking'],
};

/** A wizard that lacks nothing: an apartment in Al Malqa to let by the year and the day; without photos unless they are given. */
export function fullWizard(photos: readonly string[] = []): WizardContent {
  return {
    property: PROPERTY,
    location: LOCATION,
    unit: UNIT,
    prices: {
      purpose: 'rent',
      yearly: { amount: 6_000_000, active: true },
      daily: { amount: 45_000, active: true },
      monthly: { amount: null, active: false },
      payments_a_year: 2,
    },
    services: [{ name_ar: 'تنظيف', name_en: 'Cleaning', price: 10_000, charge: 'per_booking' }],
    policy: { down_payment_percent: 25 },
    photos: photos.map((id, index) => ({
      id,
      room: 'living',
      caption_ar: null,
      caption_en: null,
      main: index === 0,
    })),
    licence: { number: '7200000001' },
  };
}
