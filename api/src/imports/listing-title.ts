import type { Listing } from './listing.ts';

const COUNTED = ['', '', '', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع', 'عشر'];

function bedroomsAr(rooms: number): string {
  if (rooms === 0) return '';
  if (rooms === 1) return ' بغرفة نوم';
  if (rooms === 2) return ' بغرفتي نوم';
  const counted = COUNTED[rooms];
  return counted === undefined ? ` بـ${rooms} غرفة نوم` : ` ب${counted} غرف نوم`;
}

const NOUN = { villa: { ar: 'فيلا', en: 'villa' }, duplex: { ar: 'دوبلكس', en: 'duplex' } } as const;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** «فيلا مفروشة بخمس غرف نوم ومسبح للإيجار في حي الملقا»: only what the row says. */
export function titleAr(listing: Listing, district: string): string {
  // «فيلا» is feminine, «دوبلكس» masculine.
  const furnished = listing.category === 'villa' ? ' مفروشة' : ' مفروش';
  const pool = listing.features.includes('pool') ? ' ومسبح' : '';
  const rooms = bedroomsAr(listing.rooms);
  const withPool = rooms === '' && pool !== '' ? ' بمسبح' : `${rooms}${pool}`;
  const noun = `${NOUN[listing.category].ar}${listing.furnished ? furnished : ''}`;
  return `${noun}${withPool} للإيجار في حي ${district}`;
}

/** "Furnished 5-bedroom villa with pool for rent in Al Malqa": the same facts for readers of English. */
export function titleEn(listing: Listing, district: string): string {
  const words = [
    listing.furnished ? 'furnished' : '',
    listing.rooms > 0 ? `${listing.rooms}-bedroom` : '',
    NOUN[listing.category].en,
    listing.features.includes('pool') ? 'with pool' : '',
  ];
  return `${capital(words.filter((word) => word !== '').join(' '))} for rent in ${district}`;
}

/** How the advertiser finds the property among their own: «فيلا الملقا، 375 م²». */
export function nameAr(listing: Listing, district: string): string {
  return `${NOUN[listing.category].ar} ${district}، ${listing.area} م²`;
}

/** The same in English: "Al Malqa villa, 375 m²". */
export function nameEn(listing: Listing, district: string): string {
  return `${district} ${NOUN[listing.category].en}, ${listing.area} m²`;
}
