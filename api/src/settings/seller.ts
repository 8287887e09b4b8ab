import type { Seller } from '@diyar/contract/values/seller';
import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import { settingsInForce } from './setting.queries.ts';

/** Settings that name who sells memberships (product.md 11); empty until an operator tells them. */
const SELLER_KEYS = [
  'legal_name_ar',
  'legal_name_en',
  'legal_registration',
  'legal_vat_number',
  'legal_address_ar',
  'legal_address_en',
] as const;

/** Who ran the site at an instant, in each language; null while any of it was not told. */
export async function sellersAt(reader: Reader, at: Date): Promise<Record<Lang, Seller> | null> {
  const settings = await settingsInForce(reader, at);
  const told = (key: (typeof SELLER_KEYS)[number]) => String(settings[key] ?? '');
  if (SELLER_KEYS.some((key) => told(key) === '')) return null;
  const inLang = (lang: Lang) => ({
    name: told(`legal_name_${lang}`),
    commercial_registration: told('legal_registration'),
    vat_number: told('legal_vat_number'),
    address: told(`legal_address_${lang}`),
  });
  return { ar: inLang('ar'), en: inLang('en') };
}

/**
 * Who sold memberships at an instant, in a language; null while any of it was not told. The past of settings never changes, so
 * the seller of a purchase is asked for at its instant and not copied.
 */
export async function sellerAt(reader: Reader, lang: Lang, at: Date): Promise<Seller | null> {
  const sellers = await sellersAt(reader, at);
  return sellers === null ? null : sellers[lang];
}
