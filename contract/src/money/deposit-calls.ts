import { z } from 'zod';
import { ReservationParams } from '../booking/reservations.ts';
import { endpoint } from '../call/endpoint.ts';
import { Deposit, DepositClaim } from '../values/deposits.ts';
import { Money } from '../values/money.ts';
import {
  CLAIM_ANSWERS,
  MOST_CLAIM_ITEMS,
  MOST_CLAIM_PHOTOS,
  MOST_CLAIM_WORDS,
} from '../words/deposit-words.ts';

const Halalas = z.int('number').min(1, 'number_positive').max(100_000_000_000, 'number');
const Picture = z.object({ type: z.literal('image/webp'), base64: z.string() });
const PhotoParams = ReservationParams.extend({
  position: z.coerce.number().int('invalid').min(1, 'invalid').max(MOST_CLAIM_PHOTOS, 'invalid'),
});

export const sendClaimPhoto = endpoint({
  method: 'POST',
  path: '/api/v1/host/reservations/{id}/claim_photos',
  summary: 'Send a photo of damage, at most 5 MB, before the claim it belongs to; kept a day without one',
  params: ReservationParams,
  upload: 'photo',
  data: z.object({ id: z.uuid() }),
  status: 201,
  caller: 'token',
  needs: 'bookings',
  refuses: ['state_changed', 'too_many_requests', 'uploads_busy', 'unavailable', 'picture_not_kept'],
});

export const makeClaim = endpoint({
  method: 'POST',
  path: '/api/v1/host/reservations/{id}/claims',
  summary: 'Claim part or all of the security deposit of a finished stay, thing by thing and with photos',
  params: ReservationParams,
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          words: z
            .string('reason_required')
            .trim()
            .min(1, 'reason_required')
            .max(MOST_CLAIM_WORDS, 'text_max'),
          amount: Halalas,
        }),
      )
      .min(1, 'reason_required')
      .max(MOST_CLAIM_ITEMS, 'invalid'),
    photos: z.array(z.uuid('invalid')).min(1, 'photo_required').max(MOST_CLAIM_PHOTOS, 'invalid'),
  }),
  data: Deposit,
  status: 201,
  caller: 'token',
  needs: 'bookings',
  refuses: ['state_changed'],
});

export const answerClaim = endpoint({
  method: 'POST',
  path: '/api/v1/reservations/{id}/claim_answers',
  summary: 'Answer what the advertiser claims of my security deposit: all, a part or none of it',
  params: ReservationParams,
  body: z.strictObject({
    answer: z.enum(CLAIM_ANSWERS, 'invalid'),
    /** Halalas that I agree to, where it is a part. */
    agreed: z.int('number').min(0, 'number').default(0),
    words: z.string('invalid').trim().max(MOST_CLAIM_WORDS, 'text_max').default(''),
  }),
  data: Deposit,
  status: 201,
  caller: 'token',
  beforeTerms: true,
  needs: 'bookings',
  refuses: ['state_changed'],
});

export const readClaimPhoto = endpoint({
  method: 'GET',
  path: '/api/v1/reservations/{id}/claim_photos/{position}',
  summary: 'A photo of the claim of my deposit, in base 64, made anew as WebP',
  params: PhotoParams,
  data: Picture,
  caller: 'token',
});

export const readHostClaimPhoto = endpoint({
  method: 'GET',
  path: '/api/v1/host/reservations/{id}/claim_photos/{position}',
  summary: 'A photo of my claim of a deposit, in base 64, made anew as WebP',
  params: PhotoParams,
  data: Picture,
  caller: 'token',
});

/** A claim that waits for an operator, with all that the decision is made by. */
export const ClaimCase = z.object({
  /** Number of the booking. */
  id: z.string(),
  guest: z.string(),
  host: z.string(),
  unit: z.object({ ar: z.string(), en: z.string() }),
  /** The whole deposit. */
  deposit: Money,
  claim: DepositClaim,
  departed_at: z.string(),
  /** What a first operator decided, where a second one has to agree. */
  proposed: z.object({ awarded: Money, words: z.string(), by: z.string(), mine: z.boolean() }).nullable(),
});
export type ClaimCase = z.infer<typeof ClaimCase>;

export const listClaimCases = endpoint({
  method: 'GET',
  path: '/api/v1/console/claims',
  summary: 'Claims of deposits that wait for a decision, the longest waiting first, at most 50',
  data: z.object({
    items: z.array(ClaimCase),
    /** More than so much is awarded by two operators. */
    second_above: Money,
  }),
  caller: 'operator',
  right: 'claims',
});

export const readConsoleClaimPhoto = endpoint({
  method: 'GET',
  path: '/api/v1/console/claims/{id}/photos/{position}',
  summary: 'A photo of a claim, in base 64, made anew as WebP',
  params: PhotoParams,
  data: Picture,
  caller: 'operator',
  right: 'claims',
});

export const decideClaim = endpoint({
  method: 'POST',
  path: '/api/v1/console/claims/{id}/decision',
  summary:
    'Give the advertiser all, a part or none of what they claim; the rest of the deposit goes back. Above the limit a first decision waits for another operator',
  params: ReservationParams,
  body: z.strictObject({
    /** Halalas; at least what the guest agrees to, at most what is claimed. */
    awarded: z.int('number').min(0, 'number').max(100_000_000_000, 'number'),
    words: z.string('reason_required').trim().min(1, 'reason_required').max(MOST_CLAIM_WORDS, 'text_max'),
  }),
  /** `proposed`: another operator has to agree. */
  data: z.object({ outcome: z.enum(['decided', 'proposed']), awarded: Money, released: Money }),
  status: 201,
  caller: 'operator',
  right: 'claims',
  refuses: ['state_changed', 'second_operator_needed', 'xsrf_mismatch'],
});
