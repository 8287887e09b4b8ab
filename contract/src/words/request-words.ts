/** Words of requests, apart from the calls, so that a page which only names them does not bring zod along. */
export const REQUEST_KINDS = ['wanted', 'marketing'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** States of the brief; a published one whose days are over is `expired`. */
export const REQUEST_STATES = ['published', 'hidden', 'expired', 'deleted'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Steps its own people take. */
export const REQUEST_STEPS = ['published', 'hidden', 'deleted'] as const;
export type RequestStep = (typeof REQUEST_STEPS)[number];

/** Ways to reach somebody who asked. */
export const REQUEST_CHANNELS = ['phone', 'whatsapp', 'message'] as const;
export type RequestChannel = (typeof REQUEST_CHANNELS)[number];

/** Why a request stands where it does among those that fit. */
export const FIT_REASONS = ['district', 'drawn', 'city', 'price', 'area', 'features'] as const;
export type FitReason = (typeof FIT_REASONS)[number];

/** How often an advertiser hears of new requests that their units fit. */
export const REQUEST_EVERY = ['at_once', 'daily'] as const;
export type RequestEvery = (typeof REQUEST_EVERY)[number];
