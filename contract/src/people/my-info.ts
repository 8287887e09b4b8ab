import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { LatLng } from '../site/places.ts';
import { latinDigits } from '../values/format.ts';
import { minutesOf } from '../values/riyadh.ts';
import { nameText } from '../words/name-text.ts';
import { AccountName, UserType } from './accounts.ts';
import { KeptIdentity } from './identities.ts';

/** Languages people are served in, beside Arabic and English those most spoken in the Kingdom. */
export const SPOKEN = ['ar', 'en', 'ur', 'hi', 'bn', 'tl', 'id', 'tr', 'fr'] as const;
export type Spoken = (typeof SPOKEN)[number];

export const WALLETS = ['stc', 'urpay', 'mobily', 'alinma'] as const;
export type Wallet = (typeof WALLETS)[number];

/** Saudi banks by characters 5 and 6 of their IBANs (domain.md 1.1); an unknown code is no error. */
const BANKS: Record<string, { ar: string; en: string }> = {
  '05': { ar: 'مصرف الإنماء', en: 'Alinma Bank' },
  10: { ar: 'البنك الأهلي السعودي', en: 'Saudi National Bank' },
  15: { ar: 'بنك البلاد', en: 'Bank Albilad' },
  20: { ar: 'بنك الرياض', en: 'Riyad Bank' },
  30: { ar: 'البنك العربي الوطني', en: 'Arab National Bank' },
  40: { ar: 'البنك الأهلي السعودي', en: 'Saudi National Bank' },
  45: { ar: 'البنك السعودي الأول', en: 'Saudi Awwal Bank' },
  50: { ar: 'البنك السعودي الأول', en: 'Saudi Awwal Bank' },
  55: { ar: 'البنك السعودي الفرنسي', en: 'Banque Saudi Fransi' },
  60: { ar: 'بنك الجزيرة', en: 'Bank AlJazira' },
  65: { ar: 'البنك السعودي للاستثمار', en: 'Saudi Investment Bank' },
  71: { ar: 'بنك البحرين الوطني', en: 'National Bank of Bahrain' },
  75: { ar: 'بنك الكويت الوطني', en: 'National Bank of Kuwait' },
  76: { ar: 'بنك مسقط', en: 'Bank Muscat' },
  80: { ar: 'مصرف الراجحي', en: 'Al Rajhi Bank' },
  85: { ar: 'بي إن بي باريبا', en: 'BNP Paribas' },
  90: { ar: 'بنك الخليج الدولي', en: 'Gulf International Bank' },
  95: { ar: 'بنك الإمارات دبي الوطني', en: 'Emirates NBD' },
};

/** An IBAN as it is kept: Latin digits, capitals, without the spaces and marks that people put between. */
export function plainIban(text: string): string {
  return latinDigits(text)
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase();
}

/** The bank of a Saudi IBAN, as far as typed; undefined while its code is not there or not known. */
export function bankOfIban(text: string, lang: 'ar' | 'en'): string | undefined {
  return BANKS[/^SA\d{2}(\d{2})/.exec(plainIban(text))?.[1] ?? '']?.[lang];
}

/** Empty is nothing. */
function optional(longest: number, rule = 'text_max') {
  return z
    .string('invalid')
    .trim()
    .max(longest, rule)
    .nullable()
    .transform((text) => (text === '' ? null : text));
}

/** Digits as people type them, Arabic ones and spaces too; empty is nothing. */
function digits(form: RegExp, rule: string) {
  return z
    .string('invalid')
    .max(40, rule)
    .nullable()
    .transform((text) => latinDigits(text ?? '').replace(/[\s\u200B-\u200F\u202A-\u202E\u2066-\u2069-]/g, ''))
    .refine((text) => text === '' || form.test(text), rule)
    .transform((text) => (text === '' ? null : text));
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** One stretch of a weekday (ISO: 1 Monday … 7 Sunday) in which an office is open. */
export const OpenStretch = z
  .object({
    weekday: z.int('invalid').min(1, 'invalid').max(7, 'invalid'),
    opens: z.string('hours_required').regex(TIME, 'hours_required'),
    closes: z.string('hours_required').regex(TIME, 'hours_required'),
  })
  .refine(({ opens, closes }) => minutesOf(opens) < minutesOf(closes), {
    error: 'hours_order',
    path: ['closes'],
  });
export type OpenStretch = z.infer<typeof OpenStretch>;

/** At most two stretches a day, a morning and an evening, that do not overlap. */
const OpeningHours = z
  .array(OpenStretch)
  .max(14, 'invalid')
  .superRefine((stretches, context) => {
    stretches.forEach((one, index) => {
      const before = stretches.slice(0, index).filter(({ weekday }) => weekday === one.weekday);
      const overlaps = before.some(
        (other) =>
          minutesOf(other.opens) < minutesOf(one.closes) && minutesOf(one.opens) < minutesOf(other.closes),
      );
      if (overlaps) context.addIssue({ code: 'custom', message: 'hours_overlap', path: [index, 'opens'] });
      else if (before.length > 1) context.addIssue({ code: 'custom', message: 'invalid', path: [index] });
    });
  });

/** Fields of a business profile beyond those of every account. */
const BusinessInfo = z
  .object({
    commercial_registration: digits(/^\d{10}$/, 'cr_10'),
    fal_number: digits(/^\d{10}$/, 'fal_10'),
    vat_number: digits(/^3\d{13}3$/, 'vat_15'),
    legal_name: nameText('invalid')
      .max(200, 'text_max')
      .nullable()
      .transform((name) => (name === '' ? null : name)),
    viewer_phone: digits(/^\d{10,11}$/, 'viewer_phone'),
    opening_hours: OpeningHours,
  })
  .refine(({ vat_number, legal_name }) => vat_number === null || legal_name !== null, {
    error: 'legal_name_required',
    path: ['legal_name'],
  });

const Payout = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bank'), bank_name: z.string(), holder: z.string(), iban_last4: z.string() }),
  z.object({ kind: z.literal('wallet'), wallet: z.enum(WALLETS), phone_last4: z.string() }),
]);

/** All a person sees and edits of the acting account. The IBAN and the identity number never leave but for their ends. */
export const MyInfo = z.object({
  id: z.string(),
  user_type: UserType,
  phone: z.string(),
  version: z.int(),
  name: z.string(),
  /** Relative paths under the media prefix. */
  photo: z.string().nullable(),
  logo: z.string().nullable(),
  email: z.string().nullable(),
  city: z.string().nullable(),
  location: LatLng.nullable(),
  about_ar: z.string().nullable(),
  about_en: z.string().nullable(),
  languages: z.array(z.enum(SPOKEN)),
  business: z
    .object({
      commercial_registration: z.string().nullable(),
      fal_number: z.string().nullable(),
      vat_number: z.string().nullable(),
      legal_name: z.string().nullable(),
      viewer_phone: z.string().nullable(),
      opening_hours: z.array(z.object({ weekday: z.int(), opens: z.string(), closes: z.string() })),
    })
    .nullable(),
  /** Null also for a team member: the number is the owner's own. */
  identity: z.object({ ...KeptIdentity.shape, verified: z.boolean() }).nullable(),
  payout: Payout.nullable(),
  abilities: z.object({ edit: z.boolean(), own: z.boolean() }),
});
export type MyInfo = z.infer<typeof MyInfo>;

export const SaveMyInfo = z.object({
  /** The version that was read; a newer one is refused as `edited_elsewhere`, with what stands now. */
  version: z.int('required'),
  name: AccountName,
  email: optional(254, 'email_invalid').pipe(z.email('email_invalid').nullable()),
  city: optional(60),
  location: z
    .object({ lat: z.number('invalid').min(-90).max(90), lng: z.number('invalid').min(-180).max(180) })
    .nullable(),
  about_ar: optional(1000, 'about_max'),
  about_en: optional(1000, 'about_max'),
  languages: z.array(z.enum(SPOKEN, 'invalid')).max(SPOKEN.length, 'invalid'),
  business: BusinessInfo.nullable(),
});
export type SaveMyInfo = z.infer<typeof SaveMyInfo>;

export const showMyInfo = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/current',
  summary: 'All of the acting account that its people see and edit',
  data: MyInfo,
  caller: 'token',
});

export const saveMyInfo = endpoint({
  method: 'PUT',
  path: '/api/v1/accounts/current',
  summary: 'Save the acting account; refused when somebody saved since it was read',
  body: SaveMyInfo,
  data: MyInfo,
  caller: 'token',
  needs: 'profile',
  refuses: ['role_forbids', 'edited_elsewhere'],
});

export const saveIdentity = endpoint({
  method: 'PUT',
  path: '/api/v1/accounts/current/identity',
  summary: 'Give my identity or iqama number; only its last four digits are ever answered',
  body: z.object({
    number: z.string('identity_required').trim().min(1, 'identity_required').max(40, 'identity_invalid'),
  }),
  data: MyInfo,
  caller: 'token',
  needs: 'own',
  refuses: ['role_forbids', 'identity_fixed', 'not_available'],
});

export const savePayoutDestination = endpoint({
  method: 'PUT',
  path: '/api/v1/accounts/current/payout-destination',
  summary: 'Where payouts go: a Saudi bank account or a mobile wallet',
  body: z.discriminatedUnion(
    'kind',
    [
      z.object({
        kind: z.literal('bank'),
        iban: z.string('iban_invalid').max(60, 'iban_invalid').transform(plainIban),
        bank_name: nameText('bank_name_required').min(2, 'bank_name_required').max(100, 'text_max'),
        holder: nameText('holder_required').min(2, 'holder_required').max(100, 'text_max'),
      }),
      z.object({
        kind: z.literal('wallet'),
        wallet: z.enum(WALLETS, 'wallet_required'),
        phone: z.string('phone_required').trim().min(1, 'phone_required').max(40, 'phone_invalid'),
      }),
    ],
    'invalid',
  ),
  data: MyInfo,
  caller: 'token',
  needs: 'own',
  refuses: ['role_forbids'],
});

export const removePayoutDestination = endpoint({
  method: 'DELETE',
  path: '/api/v1/accounts/current/payout-destination',
  summary: 'Forget where payouts go',
  data: MyInfo,
  caller: 'token',
  beforeTerms: true,
  needs: 'own',
  refuses: ['role_forbids'],
});

const MEGABYTE = 1024 * 1024;
/** The brief's limit of a logo; a photo straight from a phone is larger. */
export const MOST_LOGO_BYTES = 2 * MEGABYTE;
export const MOST_PHOTO_BYTES = 5 * MEGABYTE;

export const savePhoto = endpoint({
  method: 'PUT',
  path: '/api/v1/accounts/current/photo',
  summary: 'My photo, 5 MB and 12 megapixels at most (2 of an AVIF); PUT again puts another in its place',
  upload: 'photo',
  data: MyInfo,
  caller: 'token',
  needs: 'profile',
  refuses: ['role_forbids', 'upload_too_slow', 'uploads_busy', 'picture_not_kept'],
});

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/v1/accounts/current/photo',
  summary: 'Take my photo away',
  data: MyInfo,
  caller: 'token',
  needs: 'profile',
  refuses: ['role_forbids'],
});

export const saveLogo = endpoint({
  method: 'PUT',
  path: '/api/v1/accounts/current/logo',
  summary:
    'The logo of a business, 2 MB and 12 megapixels at most (2 of an AVIF); PUT again puts another in its place',
  upload: 'logo',
  data: MyInfo,
  caller: 'token',
  needs: 'profile',
  refuses: ['forbidden', 'role_forbids', 'upload_too_slow', 'uploads_busy', 'picture_not_kept'],
});

export const removeLogo = endpoint({
  method: 'DELETE',
  path: '/api/v1/accounts/current/logo',
  summary: 'Take the logo away',
  data: MyInfo,
  caller: 'token',
  needs: 'profile',
  refuses: ['forbidden', 'role_forbids'],
});
