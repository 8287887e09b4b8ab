import { FoundAd, listAds, type Reason } from '@diyar/contract/search';
import type { z } from 'zod';
import type { AdCardRow } from '../ads/kept-ads.ts';
import { presentCard, type Showing } from '../ads/present-card.ts';
import { LoadingCache } from '../platform/cache/loading-cache.ts';

/** Of about 1.5 KB each, and the row they were written from. */
const MOST_CARDS = 10_000;

const Card = FoundAd.omit({ why: true });
const Rest = listAds.data.omit({ items: true });

interface Written {
  /** What it was written from; another row is another state of the ad. */
  row: AdCardRow;
  isSpecial: boolean;
  /** Its JSON but for the last brace. */
  bytes: Buffer;
}

/**
 * Pages of found ads as they are sent. A card is presented, checked against the contract and written once for as long as
 * its ad stays the same: to do that again for each page costs more than to find it.
 */
export class CardJsonCache {
  readonly #cards = new LoadingCache<string, Written>({ most: MOST_CARDS });
  #today = '';

  /** The JSON of a page, in pieces: its cards in their order, without those of ads that have no price to lead with, and what goes with them. */
  write(
    found: readonly { row: AdCardRow; why: readonly Reason[] }[],
    rest: z.input<typeof Rest>,
    showing: Showing,
  ): Buffer[] {
    const pieces: Buffer[] = [];
    if (showing.today !== this.#today) this.#cards.forgetAll();
    this.#today = showing.today;
    for (const { row, why } of found) {
      const card = this.#cardOf(row, showing);
      if (card === undefined) continue;
      pieces.push(pieces.length === 0 ? FIRST : NEXT, card, Buffer.from(`,"why":${JSON.stringify(why)}}`));
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

/** Bytes of their own: a piece of Node's shared ones would keep all of those. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
