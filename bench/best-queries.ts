import type { Sent } from './messages.ts';
import type { OneClient } from './one-client.ts';
import type { Query } from './record.ts';

/**
 * The least a page of cards needs of a database: what they show, by the numbers found. One list of statements for each
 * address; none where nothing is found.
 */
export async function bestQueries(client: OneClient, searches: readonly Sent[]): Promise<Query[][]> {
  const answers = await Promise.all(searches.map((search) => client.ask(search)));
  return answers.flatMap(({ body }) => {
    const { items = [] } = (JSON.parse(body).data ?? {}) as { items?: { id: string }[] };
    return items.length === 0 ? [] : [[{ name: 'cards', text: CARDS, values: [items.map(({ id }) => id)] }]];
  });
}

const CARDS = `
  select ad.number, ad.title_ar, ad.title_en, ad.published_at, unit.area, unit.rooms, unit.baths, property.lat, property.lng,
    account.name, price.kind, price.amount
  from ad join unit on unit.id = ad.unit_id join property on property.id = unit.property_id
  join account on account.id = ad.account_id join unit_price price on price.unit_id = unit.id and price.active
  where ad.number = any($1::bigint[])`;
