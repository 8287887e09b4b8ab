import { apiRead } from './cases.ts';
import { type Card, largestShare, ndcgOf } from './judged/judge-list.ts';
import { JUDGED_SEARCHES } from './judged/searches.ts';
import { startMeasured } from './measured.ts';
import { OneClient } from './one-client.ts';

/** A page of the largest size, and as many of them as a judge looks through for the best list. */
const AT_ONCE = 100;
const MOST_PAGES = 10;

async function cardsOf(client: OneClient, query: string): Promise<Card[]> {
  const { status, body } = await client.ask(apiRead(`/api/v1/ads?${query}`));
  if (status !== 200) throw new Error(`${query}: ${body}`);
  return (JSON.parse(body).data as { items: Card[] }).items;
}

async function allOf(client: OneClient, query: string): Promise<Card[]> {
  const all: Card[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const found = await cardsOf(client, `${query}&sort=newest&per_page=${AT_ONCE}&page=${page}`);
    all.push(...found);
    if (found.length < AT_ONCE) break;
  }
  return all;
}

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Judges the order "best" of the demo world by `judged/rules.md`, and prints each search and the means. */
export async function benchOrder(url: string): Promise<void> {
  const measured = await startMeasured(url);
  const client = new OneClient(measured.url);
  const now = new Date();
  try {
    const rows: { ndcg: number; share: number }[] = [];
    for (const query of JUDGED_SEARCHES) {
      const [list, all] = [await cardsOf(client, query), await allOf(client, query)];
      const row = { ndcg: ndcgOf(list, all, now), share: largestShare(list) };
      rows.push(row);
      const name = decodeURIComponent(query) || 'everything';
      console.log(
        `  ${row.ndcg.toFixed(3)}  ${(100 * row.share).toFixed(0).padStart(3)} %  ${name} (${all.length})`,
      );
    }
    const [ndcg, share] = [meanOf(rows.map((row) => row.ndcg)), meanOf(rows.map((row) => row.share))];
    const most = Math.max(...rows.map((row) => row.share));
    console.log(
      `nDCG@12 ${ndcg.toFixed(3)}; largest share of the first 24: ${(100 * share).toFixed(1)} % on average, ${(100 * most).toFixed(0)} % at most`,
    );
  } finally {
    client.close();
    await measured.stop();
  }
}
