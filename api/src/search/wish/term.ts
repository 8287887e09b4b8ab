import type { StayLength, StayWords } from './stay-dates.ts';
import type { Meaning } from './vocabulary.ts';

/** A part of the text that became filters, from one phrase to before another. */
export interface Term {
  from: number;
  to: number;
  /** By the names and in the form of the address: `{ price_max: '60000' }`. */
  filters: Readonly<Record<string, string>>;
  /** A price without «ألف» or a currency: of a yearly rent, «٦٠» are thousands. */
  bare?: boolean;
  /** The places a name may stand for; the whole text decides which. */
  places?: readonly Extract<Meaning, { kind: 'city' | 'district' }>[];
  /** «غرفة»: a room to let, or the one room of a flat. */
  room?: boolean;
  /** «مواقف سيارات»: a parking place to let, or what a flat has. */
  feature?: string;
  weekend?: { next: boolean };
  /** Dates that were said; which they are, the day says. */
  stay?: StayWords;
  /** «٣ ليالي»: how long a stay is whose beginning is said. */
  length?: StayLength;
}
