import type {
  OwnRequest,
  RequestCard,
  RequestDetails,
  RequestsQuery,
} from '@diyar/contract/finding/requests';
import type { Lang } from '@diyar/messages/messages';
import { standingOf } from '../accounts/show-standing.ts';
import { mayWork } from '../accounts/standing.ts';
import type { Reader } from '../platform/db/database.ts';
import { pageWithTotal } from '../platform/db/page-with-total.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import { presentRequestCard } from './present-request-card.ts';
import { presentOwn, presentRequest } from './request.presenter.ts';
import {
  countRequests,
  findFeaturesOf,
  findRequest,
  findRequests,
  findRequestsOf,
} from './request.queries.ts';
import { type RequestCardRow, stateOf } from './request.ts';

const MOST_COUNTED = 10_000;

/** A page of the requests anyone may find, the newest first. */
export async function listRequests(
  reader: Reader,
  query: RequestsQuery,
  { lang, now }: { lang: Lang; now: Date },
) {
  const { page, per_page } = query;
  const [rows, total] = await Promise.all([
    findRequests(reader, query, { limit: per_page, offset: (page - 1) * per_page }, now),
    countRequests(reader, query, now),
  ]);
  const items: RequestCard[] = rows.map((row) => presentRequestCard(row, lang));
  const total_exact = total <= MOST_COUNTED;
  return { items, total, total_exact, page, per_page, pages: Math.ceil(total / per_page) };
}

/** A page of the acting account's requests, the newest first. */
export async function listOwnRequests(
  reader: Reader,
  { page, per_page }: { page: number; per_page: number },
  { actor, lang, now }: { actor: Actor; lang: Lang; now: Date },
) {
  const window = { limit: per_page, offset: (page - 1) * per_page };
  const [{ rows, total }, standing, figures] = await Promise.all([
    pageWithTotal(window, (part) => findRequestsOf(reader, actor.accountId, part)),
    standingOf(reader, actor),
    figuresAt(reader, now),
  ]);
  const items: OwnRequest[] = rows.map((row) => presentOwn(row, lang, now));
  const abilities = { edit: mayWork(standing ?? 'viewer') };
  const pages = Math.ceil(total / per_page);
  return { items, total, total_exact: true, page, per_page, pages, days: figures.request_days, abilities };
}

/** A request that the caller may know of: on show, or their own account's. Throws `not_found`. */
export async function findVisibleRequest(
  reader: Reader,
  number: string,
  { actor, now }: { actor: Actor | null; now: Date },
): Promise<{ row: RequestCardRow; isOwn: boolean }> {
  const row = await findRequest(reader, number);
  if (row === undefined) throw new Refusal('not_found');
  const isOwn = actor?.accountId === row.account_id;
  const state = stateOf(row, now);
  const isOnShow = state === 'published' && !row.suspended;
  if (!isOnShow && !(isOwn && state !== 'deleted')) throw new Refusal('not_found');
  return { row, isOwn };
}

/** A request as its page. Throws `not_found`. */
export async function showRequest(
  reader: Reader,
  number: string,
  asker: { actor: Actor | null; lang: Lang; now: Date },
): Promise<RequestDetails> {
  const { row, isOwn } = await findVisibleRequest(reader, number, asker);
  const features = await findFeaturesOf(reader, row.id);
  const isOther = asker.actor !== null && !isOwn && asker.actor.rights.has('ads');
  const mayAnswer = isOther && (row.kind === 'wanted' || asker.actor?.kind === 'business');
  const abilities = {
    manage: isOwn,
    answer: mayAnswer,
    contact: mayAnswer && (row.by_phone || row.by_whatsapp),
  };
  return presentRequest(row, features, abilities, asker);
}
