/** What a guest rates beside the whole. Apart from the calls, so that a page which only names them does not bring zod along. */
export const EVALUATION_PARTS = ['cleanliness', 'accuracy', 'location', 'communication', 'value'] as const;
export type EvaluationPart = (typeof EVALUATION_PARTS)[number];
/** Photos of a guest's evaluation, and how many are taken in for one with those they took out again. */
export const MOST_EVALUATION_PHOTOS = 5;
export const MOST_PHOTOS_SENT = 20;
export const MOST_COMMENT_CHARACTERS = 2000;
export const MOST_REPLY_CHARACTERS = 1000;
