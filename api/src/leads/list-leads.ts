import type { Lead } from '@diyar/contract/finding/leads';
import { riyadhIso } from '@diyar/contract/values/format';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { writeCsv } from '@diyar/contract/values/write-csv';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import { textIn } from '../ads/present-card.ts';
import { findOpenThreads } from '../messages/find-open-threads.ts';
import type { Reader } from '../platform/db/database.ts';
import { pageWithTotal } from '../platform/db/page-with-total.ts';
import { findLeads, findTappedAds, type LeadFilters, type LeadRow } from './lead.queries.ts';

const MOST_ROWS = 5000;

export interface LeadsAsked {
  accountId: string;
  lang: Lang;
  now: Date;
}

/** A page of an account's leads, and the ads to choose from. */
export async function listLeads(
  reader: Reader,
  { page, per_page, ...filters }: LeadFilters & { page: number; per_page: number },
  { accountId, lang, now }: LeadsAsked,
) {
  const window = { limit: per_page, offset: (page - 1) * per_page };
  const { rows, total } = await pageWithTotal(window, (part) =>
    findLeads(reader, accountId, filters, { ...part, now }),
  );
  const ads = await findTappedAds(reader, accountId);
  const guests = rows.flatMap(({ account_number: number }) => number ?? []);
  const threads = await findOpenThreads(reader, { accountId, guests }, now);
  return {
    items: rows.map((row) => ({
      ...presentLead(row, lang),
      thread: threads.get(row.account_number ?? 0) ?? null,
    })),
    total,
    total_exact: true,
    page,
    per_page,
    pages: Math.ceil(total / per_page),
    ads: ads.map((ad) => ({ id: String(ad.number), title: titleOf(ad, lang) })),
  };
}

function presentLead(row: LeadRow, lang: Lang): Omit<Lead, 'thread'> {
  const { ad_number, reservation, request } = row;
  return {
    id: row.account_number === null ? `tap-${row.tap_id}` : `account-${row.account_number}`,
    name: row.name,
    counts: { call: row.calls, whatsapp: row.whatsapps, message: row.messages, answer: row.answers },
    last: row.last,
    last_at: riyadhIso(row.last_at),
    ad: ad_number === null ? null : { id: String(ad_number), title: titleOf(row, lang) },
    reservation: reservation === null ? null : String(reservation),
    request: request === null ? null : String(request),
    answered: row.answered,
    note: row.note,
  };
}

function titleOf(ad: { title_ar: string | null; title_en: string | null }, lang: Lang): string {
  return textIn(lang, ad.title_ar, ad.title_en)?.text ?? '';
}

/** Leads as CSV in the caller's language, the newest first; at most 5,000. */
export async function exportLeads(
  reader: Reader,
  filters: LeadFilters,
  { accountId, lang, now }: LeadsAsked,
): Promise<{ name: string; text: string; rows: number }> {
  const t = translatorOf(lang);
  const rows = await findLeads(reader, accountId, filters, { limit: MOST_ROWS, offset: 0, now });
  const leads = rows.map((row) => presentLead(row, lang));
  const head = (
    ['name', 'last', 'lastAt', 'call', 'whatsapp', 'message', 'answer', 'ad', 'note'] as const
  ).map((column) => t(`leads.columns.${column}`));
  const lines = leads.map(({ name, last, last_at, counts, ad, note }) => [
    name ?? t('leads.visitor'),
    t(`leads.kindWords.${last}`),
    last_at,
    counts.call,
    counts.whatsapp,
    counts.message,
    counts.answer,
    ad?.title ?? '',
    note ?? '',
  ]);
  return {
    name: `diyar-leads-${riyadhDate(now)}.csv`,
    text: writeCsv([head, ...lines]),
    rows: lines.length,
  };
}
