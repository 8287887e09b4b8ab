/** Whom a broadcast is for: every account, those with an ad, those who have booked, those of a city. */
export const AUDIENCES = ['all', 'advertisers', 'guests', 'city'] as const;
export type Audience = (typeof AUDIENCES)[number];
