import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { PlaceName } from './places.ts';

/** One piece of a typed text that became filters. */
export const UnderstoodPiece = z.object({
  /** The piece as it was typed. */
  text: z.string(),
  /** Its meaning in the caller's language: "Up to 60,000 S.R". */
  label: z.string(),
  /** The filters it became, as a query of the list names them: `{ "price_max": "60000" }`. */
  filters: z.record(z.string(), z.string()),
  /** The whole text without this piece: the search without it. */
  without: z.string(),
});
export type UnderstoodPiece = z.infer<typeof UnderstoodPiece>;

/** Words of `rest` that no ad has, and the words of ads that were looked for in their place. */
export const DidYouMean = z.object({
  shown: z.string(),
  typed: z.string(),
  /** The whole text with the typed words in quotes: the search for exactly them. */
  exact: z.string(),
});
export type DidYouMean = z.infer<typeof DidYouMean>;

/**
 * The words of `q` that no filter stands for, where anything else is asked for too: they leave out nothing. Ads that hold more of
 * them come first, in every order; `total`, facets and the map count all.
 */
export const LeftWords = z.object({
  /** As they were typed, with their spelling corrected. */
  text: z.string(),
  /** Folded, as they are looked for, each with how many of the found ads hold it. */
  words: z.array(z.object({ word: z.string(), ads: z.int() })),
  /** How many of the found ads hold all of them. */
  ads: z.int(),
  /** The place in `items` of the first ad that lacks one of them; null where each holds them all. */
  others_from: z.int().nullable(),
});
export type LeftWords = z.infer<typeof LeftWords>;

/** The terms understood in `q`. Filters of the query itself win over those of the text. */
export const Understood = z.object({
  pieces: z.array(UnderstoodPiece),
  /** The part that no filter stands for: its words order the list (`left`), or are the search where nothing else is asked for. */
  rest: z.string(),
  /** The text without `rest`. */
  without_rest: z.string(),
  /** Null when all of `rest` was looked for as it was typed. A word in quotes always is. */
  did_you_mean: DidYouMean.nullable(),
  /** Null where no words were left to order by. */
  left: LeftWords.nullable(),
});
export type Understood = z.infer<typeof Understood>;

export const SuggestedPlace = PlaceName.extend({
  /** The city of a district; null for a city. */
  city: PlaceName.nullable(),
  /** Published ads there. */
  ads: z.int(),
});
export type SuggestedPlace = z.infer<typeof SuggestedPlace>;

/** A filter that the words being typed begin to name: a feature, the furnishing, a period, who may stay, a region. */
export const SuggestedFilter = z.object({
  name: z.string(),
  /** As a query of the list names them: `{ "features": "pool" }`. */
  filters: z.record(z.string(), z.string()),
  ads: z.int(),
});
export type SuggestedFilter = z.infer<typeof SuggestedFilter>;

/**
 * Each group best first; without a text what most ads are of. Figures count the ads that the text before leaves, dates and drawn
 * areas aside; without a text before they may be some minutes old.
 */
export const Suggestions = z.object({
  /** The text before the words that are completed: «شقة في» of «شقة في المل». It is searched together with the chosen suggestion. */
  before: z.string(),
  places: z.array(SuggestedPlace),
  categories: z.array(PlaceName.extend({ ads: z.int() })),
  filters: z.array(SuggestedFilter),
  advertisers: z.array(z.object({ id: z.string(), name: z.string(), verified: z.boolean(), ads: z.int() })),
});
export type Suggestions = z.infer<typeof Suggestions>;

export const listSuggestions = endpoint({
  method: 'GET',
  path: '/api/v1/search_suggestions',
  summary: 'Places, categories, filters and advertisers whose names continue what is being typed',
  query: z.object({ q: z.string().max(200, 'invalid').default('') }).strict(),
  data: Suggestions,
  caller: 'anyone',
});
