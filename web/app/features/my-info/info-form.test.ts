import type { MyInfo } from '@diyar/contract/people/my-info';
import { describe, expect, it } from 'vitest';
import { bodyOf, formOf, isChanged, mergeOver } from './info-form.ts';

const info: MyInfo = {
  id: '12345678',
  user_type: 'bussines',
  phone: '+966512345678',
  photo: null,
  logo: null,
  version: 3,
  name: 'مكتب النخيل',
  email: null,
  city: 'riyadh',
  location: null,
  about_ar: 'مكتب عقاري',
  about_en: null,
  languages: ['ar'],
  business: {
    commercial_registration: '1010123456',
    fal_number: null,
    vat_number: null,
    legal_name: null,
    viewer_phone: null,
    opening_hours: [{ weekday: 7, opens: '09:00', closes: '17:00' }],
  },
  identity: null,
  payout: null,
  abilities: { edit: true, own: true },
};
const base = formOf(info);

describe('the form of my info', () => {
  it('sends what it showed, a business with its part and an individual without', () => {
    expect(bodyOf(base, 3, true)).toMatchObject({
      version: 3,
      name: 'مكتب النخيل',
      business: { commercial_registration: '1010123456', legal_name: '' },
    });
    expect(bodyOf(base, 3, false).business).toBeNull();
    expect(isChanged(base, formOf(info))).toBe(false);
  });

  it('keeps both values where both changed one field, and each side’s own elsewhere', () => {
    const mine = { ...base, name: 'مكتب النخلة', about_en: 'An office', email: 'a@b.sa' };
    const theirs = {
      ...base,
      name: 'مكتب الواحة',
      city: 'jeddah',
      email: 'a@b.sa',
      languages: ['ar', 'en' as const],
    };
    const { form, conflicts } = mergeOver(base, mine, theirs as typeof base);
    expect(conflicts).toEqual({ name: 'مكتب الواحة' });
    expect(form).toEqual({ ...mine, city: 'jeddah', languages: ['ar', 'en'] });
  });

  it('sees what differs inside lists and places', () => {
    const hours = [{ weekday: 7, opens: '10:00', closes: '17:00' }];
    const theirs = { ...base, location: { lat: 24.7, lng: 46.7 }, opening_hours: hours };
    const mine = { ...base, location: { lat: 21.5, lng: 39.2 } };
    const { form, conflicts } = mergeOver(base, mine, theirs);
    expect(conflicts).toEqual({ location: theirs.location });
    expect(form.opening_hours).toEqual(hours);
  });
});
