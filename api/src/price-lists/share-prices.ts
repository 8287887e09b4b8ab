import { randomBytes } from 'node:crypto';
import type {
  HostPriceList,
  ListedUnit,
  PriceList,
  PriceListContent,
} from '@diyar/contract/supply/price-lists';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { periodOf, priceKindOf } from '@diyar/contract/words/period';
import type { Lang } from '@diyar/messages/messages';
import QRCode from 'qrcode';
import { standingOf } from '../accounts/show-standing.ts';
import { mayPrice } from '../accounts/standing.ts';
import { placeIn, textIn, wasOf } from '../ads/present-card.ts';
import { choicesOf } from '../offers/choices-of.ts';
import { presentChoices } from '../offers/discounted-units.ts';
import { presentPhoto } from '../photos/photo.ts';
import { type Database, type Reader, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { offeredPrice } from '../prices/headline.ts';
import { refuseOthers } from '../properties/refuse-others.ts';
import {
  findOpenPriceList,
  findPriceLists,
  insertPriceList,
  type ListedRow,
  markRevoked,
  type PriceListRow,
} from './price-list.queries.ts';

interface Asker {
  actor: Actor;
  lang: Lang;
  now: Date;
  /** Where the caller sees the site: links begin with it. */
  origin: string;
}

/** The open price lists of the acting account, and the units one can be made of. */
export async function listPriceLists(reader: Reader, asker: Asker) {
  const { actor, lang, now } = asker;
  const [rows, units, standing] = await Promise.all([
    findPriceLists(reader, actor, riyadhDate(now)),
    choicesOf(reader, actor.accountId),
    standingOf(reader, actor),
  ]);
  return {
    items: rows.map((row) => presentList(row, asker)),
    units: presentChoices(units, lang),
    abilities: { edit: mayPrice(standing ?? 'viewer') },
  };
}

/** Makes a page with the prices of chosen units. Refuses `role_forbids` to viewers and editors, and units that are not the account's. */
export async function createPriceList(
  db: Database,
  { name, periods, unit_ids: unitIds }: PriceListContent,
  asker: Asker,
): Promise<HostPriceList> {
  const { actor, now } = asker;
  return transact(db, async (tx) => {
    await refuseOthers(tx, actor, mayPrice);
    const own = new Set((await choicesOf(tx, actor.accountId)).map(({ id }) => id));
    const wanted = [...new Set(unitIds)];
    if (!wanted.every((id) => own.has(id))) throw invalid('unit_ids', 'invalid');
    const kinds = [...new Set(periods)].toSorted().map(priceKindOf);
    const key = randomBytes(32).toString('base64url');
    const made = {
      account_id: actor.accountId,
      person_id: actor.personId,
      key,
      name,
      kinds,
      created_at: now,
    };
    const id = await insertPriceList(tx, made, wanted);
    const [row] = await findPriceLists(tx, { accountId: actor.accountId, id }, riyadhDate(now));
    if (row === undefined) throw new Error('a list that was just made is there');
    return presentList(row, asker);
  });
}

/** Takes the link of a list back for good. Throws `not_found` for others' and for one that was taken back. */
export async function revokePriceList(db: Database, id: string, { actor, now }: Asker): Promise<void> {
  await transact(db, async (tx) => {
    const [row] = await findPriceLists(tx, { accountId: actor.accountId, id }, riyadhDate(now));
    if (row === undefined) throw new Refusal('not_found');
    await refuseOthers(tx, actor, mayPrice);
    await markRevoked(tx, { accountId: actor.accountId, id }, now);
  });
}

/** The page of a list, which whoever has its key may see. */
export function linkOf(origin: string, key: string, lang: Lang): string {
  return `${origin}${lang === 'ar' ? '' : `/${lang}`}/price-lists/${key}`;
}

const fileOf = (key: string, lang: Lang) => `/media/price-lists/${key}/${lang}.pdf`;

function presentList(row: PriceListRow, { lang, origin }: Asker): HostPriceList {
  const link = linkOf(origin, row.key, lang);
  const { size, data } = QRCode.create(link, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data, (dark, at) =>
    dark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  );
  return {
    id: row.id,
    name: row.name,
    periods: row.kinds.map(periodOf).filter((period) => period !== null),
    unit_ids: row.unit_ids,
    shown: row.shown,
    created_at: riyadhIso(row.created_at),
    link,
    pdf: `${origin}${fileOf(row.key, lang)}`,
    qr: { size, path: squares.join('') },
  };
}

/** A price list by the key of its link, with prices as they are now, after the running discounts. Throws `not_found`. */
export async function showPriceList(reader: Reader, key: string, lang: Lang, now: Date): Promise<PriceList> {
  const today = riyadhDate(now);
  const list = await findOpenPriceList(reader, key, today);
  if (list === undefined) throw new Refusal('not_found');
  return {
    name: list.name,
    advertiser: { id: String(list.account_number), name: list.account_name },
    periods: list.kinds.map(periodOf).filter((period) => period !== null),
    pdf: fileOf(key, lang),
    units: list.units.map((row) => presentListed(row, lang, today)),
    as_of: riyadhIso(now),
  };
}

function presentListed(row: ListedRow, lang: Lang, today: string): ListedUnit {
  const title = textIn(lang, row.title_ar, row.title_en);
  const prices = row.prices.map((price) => offeredPrice(price, row.offers, today));
  return {
    id: String(row.number),
    title: title?.text ?? String(row.number),
    title_lang: title?.lang ?? 'ar',
    category: placeIn(lang, row.category),
    district: placeIn(lang, row.district),
    city: placeIn(lang, row.city),
    photo: row.photo && presentPhoto(row.photo),
    prices: prices.flatMap((price) =>
      price.period === null ? [] : [{ period: price.period, price: money(price.amount), was: wasOf(price) }],
    ),
  };
}
