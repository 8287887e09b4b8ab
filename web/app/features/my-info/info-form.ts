import type { MyInfo, OpenStretch, SaveMyInfo, Spoken } from '@diyar/contract/people/my-info';

/** The form's values as they stand in the inputs. */
export interface InfoForm {
  name: string;
  email: string;
  city: string;
  location: { lat: number; lng: number } | null;
  about_ar: string;
  about_en: string;
  languages: Spoken[];
  commercial_registration: string;
  fal_number: string;
  vat_number: string;
  legal_name: string;
  viewer_phone: string;
  opening_hours: OpenStretch[];
}

export type InfoField = keyof InfoForm;

/** The saved profile as the inputs show it. */
export function formOf(info: MyInfo): InfoForm {
  const { business } = info;
  return {
    name: info.name,
    email: info.email ?? '',
    city: info.city ?? '',
    location: info.location,
    about_ar: info.about_ar ?? '',
    about_en: info.about_en ?? '',
    languages: info.languages,
    commercial_registration: business?.commercial_registration ?? '',
    fal_number: business?.fal_number ?? '',
    vat_number: business?.vat_number ?? '',
    legal_name: business?.legal_name ?? '',
    viewer_phone: business?.viewer_phone ?? '',
    opening_hours: business?.opening_hours ?? [],
  };
}

/** The body of the call that saves the form. */
export function bodyOf(form: InfoForm, version: number, isBusiness: boolean): SaveMyInfo {
  const { name, email, city, location, about_ar, about_en, languages, ...business } = form;
  const everybody = { version, name, email, city, location, about_ar, about_en, languages };
  return { ...everybody, business: isBusiness ? business : null };
}

/** Where a field stands in what is sent: its refusals are named by it. */
export function sentName(field: InfoField): string {
  return BUSINESS_FIELDS.has(field) ? `business.${field}` : field;
}

const BUSINESS_FIELDS: ReadonlySet<InfoField> = new Set<InfoField>([
  'commercial_registration',
  'fal_number',
  'vat_number',
  'legal_name',
  'viewer_phone',
  'opening_hours',
]);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function isChanged(base: InfoForm, form: InfoForm): boolean {
  return !isSame(base, form);
}

/**
 * Merges `mine`, typed over `base`, with `theirs`, which somebody else saved meanwhile. Fields that only one side changed
 * get that side's value; fields that both changed stay as typed, and theirs is in `conflicts` to choose between.
 */
export function mergeOver(
  base: InfoForm,
  mine: InfoForm,
  theirs: InfoForm,
): { form: InfoForm; conflicts: Partial<InfoForm> } {
  const form = { ...mine };
  const conflicts: Partial<InfoForm> = {};
  const take = <F extends InfoField>(field: F) => {
    if (isSame(mine[field], theirs[field]) || isSame(base[field], theirs[field])) return;
    if (isSame(base[field], mine[field])) form[field] = theirs[field];
    else conflicts[field] = theirs[field];
  };
  for (const field of Object.keys(base) as InfoField[]) take(field);
  return { form, conflicts };
}
