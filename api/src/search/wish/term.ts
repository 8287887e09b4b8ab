import type { StayLength, StayWords } from './stay-dates.ts';
import type { Meaning, Side } from './vocabulary.ts';

/** A part of a text in phrases: from one to before another. */
export interface Run {
  from: number;
  to: number;
}

/** A part of the text that became filters. */
export interface Term extends Run {
  /** By the names and in the form of the address: `{ price_max: '60000' }`. */
  filters: Readonly<Record<string, string>>;
  /** A price without «ألف» or a currency: of a yearly rent, «٦٠» are thousands. */
  bare?: boolean;
  /** The places a name may stand for; the whole text decides which. */
  places?: readonly Extract<Meaning, { kind: 'city' | 'district' }>[];
  /** «شمال الرياض»: the sides of the one city that is named. */
  sides?: readonly Side[];
  /** «قريب من الحرم»: around the place, not in it alone. */
  isNear?: boolean;
  /** «غرفة»: a room to let, or the one room of a flat. */
  room?: boolean;
  /** «مواقف سيارات»: a parking place to let, or what a flat has. */
  feature?: string;
  /** «للبيع أو الإيجار»: understood, and asks for nothing. */
  idle?: boolean;
  weekend?: { next: boolean };
  /** Dates that were said; which they are, the day says. */
  stay?: StayWords;
  /** «٣ ليالي»: how long a stay is whose beginning is said. */
  length?: StayLength;
}
