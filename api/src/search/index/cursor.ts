import { AD_SORTS, type AdSort } from '@diyar/contract/finding/search';
import { z } from 'zod';
import { invalid } from '../../platform/http/refusal.ts';
import { MOST_LEFT } from './left-words.ts';
import type { Place } from './pick-ranked.ts';

/** See `Place.group`. */
const LAST_GROUP = 2 * MOST_LEFT + 1;
const Written = z.tuple([z.enum(AD_SORTS), z.int().min(0).max(LAST_GROUP), z.number(), z.int()]);

/** A place in an order as a text for the caller to bring back. */
export function cursorOf(sort: AdSort, { group, key, made }: Place): string {
  return Buffer.from(JSON.stringify([sort, group, key, made])).toString('base64url');
}

/** The place that a cursor names. Refuses what is none, or one of another order. */
export function readCursor(text: string, sort: AdSort): Place {
  const written = Written.safeParse(parsed(Buffer.from(text, 'base64url').toString()));
  if (!written.success || written.data[0] !== sort) throw invalid('cursor', 'invalid');
  const [, group, key, made] = written.data;
  return { group, key, made };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
