import type { ConsoleAccount, FoundAccount } from '@diyar/contract/console/console-accounts';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import { readPhone } from '../phones/phone.ts';
import { localPhone } from '../phones/written-phone.ts';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import {
  type AccountLine,
  countAccounts,
  countOf,
  findAccount,
  findAccounts,
  findTeam,
} from './console-account.queries.ts';

const MOST_COUNTED = 10_000;

/** A page of the accounts that a search finds. */
export async function findConsoleAccounts(
  reader: Reader,
  { q, suspended, page, per_page }: { q: string; suspended: boolean; page: number; per_page: number },
) {
  const asked = { q, suspended, phone: readPhone(q)?.number ?? null };
  const [rows, total] = await Promise.all([
    findAccounts(reader, asked, { limit: per_page, offset: (page - 1) * per_page }),
    countAccounts(reader, asked),
  ]);
  const isExact = total < MOST_COUNTED;
  return {
    items: rows.map(presentLine),
    ...{ total, total_exact: isExact, page, per_page, pages: Math.ceil(total / per_page) },
  };
}

export async function requireAccount(reader: Reader, number: string): Promise<AccountLine> {
  const account = await findAccount(reader, number);
  if (account === undefined) throw new Refusal('not_found');
  return account;
}

/** An account with what it has and does. Throws `not_found`. */
export async function showConsoleAccount(reader: Reader, number: string): Promise<ConsoleAccount> {
  const account = await requireAccount(reader, number);
  const [counts, team] = await Promise.all([countOf(reader, account), findTeam(reader, account.id)]);
  const { suspended_at, suspended_reason, identity_kind } = account;
  return {
    ...presentLine(account),
    email: account.email,
    last_acted_at: riyadhIso(account.last_acted_at),
    verified_at: account.verified_at && riyadhIso(account.verified_at),
    suspended:
      suspended_at === null || suspended_reason === null
        ? null
        : { at: riyadhIso(suspended_at), reason: suspended_reason },
    proven_by: identity_kind === null || identity_kind === 'passport' ? identity_kind : 'identity',
    sessions: counts.sessions,
    ads: { published: counts.published, all: counts.ads },
    bookings: { as_guest: counts.as_guest, as_host: counts.as_host },
    owed: money(counts.owed),
    reports: { made: counts.reports_made, about: counts.reports_about },
    tickets: counts.tickets,
    team,
  };
}

function presentLine(row: AccountLine): FoundAccount {
  const isClosed = row.closed_at !== null;
  return {
    id: String(row.number),
    name: row.name,
    kind: row.kind,
    phone: isClosed ? null : localPhone(row.phone),
    state: isClosed ? 'closed' : row.suspended_at === null ? 'active' : 'suspended',
    verified: row.verified_at !== null,
    created_at: riyadhIso(row.created_at),
  };
}
