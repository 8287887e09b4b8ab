import { z } from 'zod';

/** A guest's opinion of a stay, as everyone reads it. */
export const Evaluation = z.object({
  /** Names it where it is reported. */
  id: z.string(),
  rate: z.int(),
  comment: z.string().nullable(),
  /** How many photos it has. */
  photos: z.int(),
  author: z.string(),
  at: z.string(),
  /** The advertiser's answer. */
  reply: z.string().nullable(),
});
export type Evaluation = z.infer<typeof Evaluation>;
