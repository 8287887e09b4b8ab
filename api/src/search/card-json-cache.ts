import { FoundAd, listAds } from '@diyar/contract/finding/search';
import type { z } from 'zod';
import type { AdCardRow } from '../ads/kept-ads.ts';
import { presentCard, type Showing } from '../ads/present-card.ts';
import { LoadingCache } from '../platform/cache/loading-cache.ts';
import type { FoundRow } from './list-ads.ts';
import { besideOthers, NO_STAY, presentStay } from './present-stay.ts';

/** Each takes about 1.5 KB and its row. */
const MOST_CARDS = 10_000;

/** A card without what one search alone says of its ad. */
const Card = FoundAd.omit({
  why: true,
  more_like: true,
  total: true,
  per_night: true,
  stay: true,
  beside: true,
});
const Rest = listAds.data.omit({ items: true });

interface Written {
  /** The row it was written from; a changed ad comes as another row. */
  row: AdCardRow;
  isSpecial: boolean;
  /** Its JSON without the last brace. */
  bytes: Buffer;
}

/**
 * The JSON of pages of found ads. A card is presented, checked against the contract and written once for as long as its ad
 * stays the same: doing it for each page costs more than finding the ad.
 */
export class CardJsonCache {
  readonly #cards = new LoadingCache<string, Written>({ most: MOST_CARDS });
  #today = '';

  /** The JSON of a page, in pieces: its cards in order, leaving out ads without a headline price, and the facts in `rest`. */
  write(found: readonly FoundRow[], rest: z.input<typeof Rest>, showing: Showing): Buffer[] {
    const pieces: Buffer[] = [];
    if (showing.today !== this.#today) this.#cards.forgetAll();
    this.#today = showing.today;
    for (const { row, why, moreLike, stay, below } of found) {
      const card = this.#cardOf(row, showing);
      if (card === undefined) continue;
      const said = {
        why,
        more_like: moreLike,
        ...(stay === undefined ? NO_STAY : presentStay(row, stay, showing.lang)),
        beside: besideOthers(row, below, showing.lang),
      };
      pieces.push(pieces.length === 0 ? FIRST : NEXT, card, Buffer.from(`,${JSON.stringify(said).slice(1)}`));
    }
    const others = JSON.stringify(Rest.encode(rest));
    const end = Buffer.from(`],${others.slice(1)}`);
    return pieces.length === 0 ? [FIRST, end] : [...pieces, end];
  }

  #cardOf(row: AdCardRow, showing: Showing): Buffer | undefined {
    const { lang, now, period } = showing;
    const key = `${row.number} ${lang} ${period}`;
    const isSpecial = row.special_until !== null && row.special_until > now;
    const known = this.#cards.peek(key);
    if (known?.row === row && known.isSpecial === isSpecial) return known.bytes;
    const card = presentCard(row, showing);
    if (card === undefined) return undefined;
    const bytes = ownBytes(JSON.stringify(Card.encode(card)).slice(0, -1));
    this.#cards.put(key, { row, isSpecial, bytes });
    return bytes;
  }
}

const FIRST = Buffer.from('{"items":[');
const NEXT = Buffer.from(',');

/** Copies a text into bytes of its own: a slice of Node's shared pool would keep the whole pool in memory. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
