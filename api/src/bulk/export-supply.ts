import { riyadhDate } from '@diyar/contract/values/riyadh';
import { writeCsv } from '@diyar/contract/values/write-csv';
import { BULK_COLUMNS, type BulkColumn } from '@diyar/contract/words/bulk-columns';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { Reader } from '../platform/db/database.ts';
import { findSupply, type SupplyRow } from './bulk.queries.ts';
import { CHOICE_PLACES } from './words.ts';

const HALALAS = 100;
type Cell = string | number;

/**
 * Everything an account owns as CSV in the caller's language, a row a unit, and one for a property without units; amounts in
 * riyals. Its headings and words are those that a file is read by.
 */
export async function exportSupply(
  reader: Reader,
  accountId: string,
  lang: Lang,
  now: Date,
): Promise<{ name: string; text: string; rows: number }> {
  const t = translatorOf(lang);
  const found = await findSupply(reader, accountId, lang);
  const head = BULK_COLUMNS.units.map((column) => t(`bulk.columns.${column}`));
  const rows = found.map((row) => [
    ...BULK_COLUMNS.units.map((column) => cellOf(row, column, lang)),
    row.ad ?? '',
    row.state === null ? '' : t(`ownAds.states.${row.state}` as 'bulk.row'),
  ]);
  const name = t('bulk.file.name', { date: riyadhDate(now) });
  const text = writeCsv([[...head, t('bulk.file.ad'), t('bulk.file.state')], ...rows]);
  return { name, text, rows: rows.length };
}

/** What a unit's row says in a column. */
function cellOf(row: SupplyRow, column: BulkColumn, lang: Lang): Cell {
  const [part = '', field = ''] = column.split('.');
  const t = translatorOf(lang);
  if (column === 'unit.features') return row.features.join(lang === 'ar' ? '، ' : ', ');
  if (column === 'policy.down_payment_percent') return row.down_payment_percent ?? '';
  if (part === 'prices' && column !== 'prices.purpose') return priceOf(row, field, lang);
  const value = column === 'prices.purpose' ? row.purpose : factOf(row, part, field);
  if (value === null || value === undefined) return '';
  if (column === 'unit.last_rent') return Number(value) / HALALAS;
  if (!(column in CHOICE_PLACES)) return value;
  const { place } = CHOICE_PLACES[column as keyof typeof CHOICE_PLACES];
  return t(`${place}.${value}` as 'bulk.row');
}

function factOf(row: SupplyRow, part: string, field: string): Cell | null | undefined {
  const facts = part === 'unit' ? row.unit : part === 'location' ? row.location : row.property;
  return (facts as Record<string, Cell | null> | null)?.[field];
}

/** A price in riyals; one that is switched off says so. */
function priceOf({ prices }: SupplyRow, kind: string, lang: Lang): Cell {
  const price = prices.find((one) => one.kind === kind);
  if (price === undefined) return '';
  return price.active ? price.amount / HALALAS : OFF[lang];
}

const OFF: Readonly<Record<Lang, string>> = { ar: 'موقوف', en: 'off' };
