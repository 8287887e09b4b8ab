import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { latinDigits } from '../values/format.ts';
import { Money } from '../values/money.ts';
import { LICENCE_FIELDS, STATED_FACTS } from '../words/licence-fields.ts';
import { AdState } from './host-ads.ts';

const AdParams = z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') });
const BETWEEN = /[\s\u200B-\u200F\u202A-\u202E\u2066-\u2069-]/g;

/** A licence number as people type it, Arabic digits and spaces too: 6 to 13 characters (the brief's section 5). */
export const LicenceNumber = z
  .string('licence_6_13')
  .max(60, 'licence_6_13')
  .transform((text) => latinDigits(text).replace(BETWEEN, ''))
  .pipe(
    z
      .string()
      .min(6, 'licence_6_13')
      .max(13, 'licence_6_13')
      .regex(/^[0-9A-Za-z]*$/, 'invalid'),
  );

/** One thing that the licence and the unit both say, in words of the caller's language. */
export const LicenceComparison = z.object({
  field: z.enum(LICENCE_FIELDS),
  /** What the licence says; null when it says nothing of it. */
  registry: z.string().nullable(),
  /** What the unit says; null when nothing was filled in. */
  ours: z.string().nullable(),
  /** Null where one side says nothing. */
  agrees: z.boolean().nullable(),
  /** A difference here keeps the ad from being published. */
  is_binding: z.boolean(),
});
export type LicenceComparison = z.infer<typeof LicenceComparison>;

/** What the authority says about a licence; numbers of people and the whole deed number are never told. */
export const LicenceFacts = z.object({
  number: z.string(),
  url: z.string(),
  issued_on: z.string(),
  expires_on: z.string(),
  in_force: z.boolean(),
  /** How many days are left, today included; 0 when it has ended. */
  days_left: z.int(),
  advertiser: z.string(),
  fal_number: z.string().nullable(),
  deed_last4: z.string().nullable(),
  price: Money.nullable(),
  /** Everything else it states, named and said in the caller's language; empty where the authority told no facts. */
  stated: z.array(z.object({ key: z.enum(STATED_FACTS), name: z.string(), value: z.string() })),
  checked_at: z.string(),
});
export type LicenceFacts = z.infer<typeof LicenceFacts>;

/** The licence of an ad: what the authority answered and how it fits, or why there is no answer yet. */
export const AdLicence = z.object({
  state: AdState,
  licence: LicenceFacts.nullable(),
  /** Empty where there is no licence, or it came from no registry that tells facts. */
  comparison: z.array(LicenceComparison),
  /** Nothing that binds differs. */
  fits: z.boolean(),
  /** A licence the authority did not answer about yet: it is asked again by itself. */
  waiting: z.object({ number: z.string(), since: z.string() }).nullable(),
  /** How the last one that waited was refused. */
  refusal: z.object({ number: z.string(), code: z.string(), msg: z.string() }).nullable(),
  abilities: z.object({
    /** The caller may check a licence in the ad's present state. */
    check: z.boolean(),
  }),
  /** What proves the advertiser: an individual types the identity number at the check, a business is known by its registration. */
  proof: z.enum(['identity', 'registration']),
});
export type AdLicence = z.infer<typeof AdLicence>;

export const showAdLicence = endpoint({
  method: 'GET',
  path: '/api/v1/host/ads/{id}/licence',
  summary: 'The licence of an ad of the acting account: what the authority says, field by field',
  params: AdParams,
  data: AdLicence,
  caller: 'token',
});

export const checkAdLicence = endpoint({
  method: 'PUT',
  path: '/api/v1/host/ads/{id}/licence',
  summary: 'Check an ad licence with the real-estate authority and keep what it answers',
  params: AdParams,
  body: z.strictObject({
    number: LicenceNumber,
    /** Of an individual: typed at each check, compared with the profile, kept only encrypted until the licence ends. */
    identity: z.string('invalid').max(40, 'identity_invalid').optional(),
  }),
  data: AdLicence,
  caller: 'token',
  needs: 'ads',
  refuses: [
    'role_forbids',
    'state_changed',
    'ad_closed',
    'licence_not_yours',
    'licence_expired',
    'licence_wrong_purpose',
    'licence_refused',
    'licence_differs',
    'licence_taken',
    'registration_needed',
    'registry_down',
  ],
});
