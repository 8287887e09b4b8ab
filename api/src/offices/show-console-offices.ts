import type { ConsoleOffice, ConsoleOfficeLine } from '@diyar/contract/people/offices';
import { riyadhIso } from '@diyar/contract/values/format';
import type { QueuedOfficeState } from '@diyar/contract/words/office-words';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { foldArabic } from '../text/fold-text.ts';
import {
  type ConsoleOfficeRow,
  countOffices,
  type EvidenceRow,
  findDecided,
  findEvidence,
  findLicencesNamed,
  findOfficesIn,
  findSameNumbers,
} from './console-office.queries.ts';
import { findDocuments } from './office.queries.ts';
import { presentRequest } from './show-office.ts';

/** A page of the requests in a state, for an operator. */
export async function listOfficesIn(
  reader: Reader,
  { state, page, per_page }: { state: QueuedOfficeState; page: number; per_page: number },
) {
  const [rows, { count }] = await Promise.all([
    findOfficesIn(reader, state, { limit: per_page, offset: (page - 1) * per_page }),
    countOffices(reader, state),
  ]);
  const pages = Math.ceil(count / per_page);
  return { items: rows.map(presentLine), total: count, total_exact: true, page, per_page, pages };
}

function presentLine(row: ConsoleOfficeRow): ConsoleOfficeLine {
  return {
    id: row.id,
    account: { id: String(row.account_number), name: row.account_name },
    state: row.state,
    register_name: row.register_name,
    sent_at: riyadhIso(row.sent_at ?? row.created_at),
    is_renewal: row.is_renewal,
  };
}

/** A request with all that the decision stands on. Throws `not_found`. */
export async function showConsoleOffice(reader: Reader, id: string): Promise<ConsoleOffice> {
  const row = await findEvidence(reader, id);
  if (row === undefined) throw new Refusal('not_found');
  const [documents, licences, same, before] = await Promise.all([
    findDocuments(reader, row.id),
    findLicencesNamed(reader, row.account_id),
    findSameNumbers(reader, row),
    findDecided(reader, row),
  ]);
  return {
    ...presentRequest(row, documents),
    account: accountOf(row),
    owner: {
      verified_at: row.identity_verified_at && riyadhIso(row.identity_verified_at),
      last4: row.identity_last4,
    },
    is_renewal: row.is_renewal,
    name_agrees: [row.account_name, row.legal_name].some((name) => isSameName(name, row.register_name)),
    licences_named: licences,
    same_numbers: same.map(({ number, name }) => ({ id: String(number), name })),
    before: before.flatMap(({ decided_at, ...decided }) =>
      decided_at === null ? [] : [{ ...decided, decided_at: riyadhIso(decided_at) }],
    ),
    operator: row.operator_name,
  };
}

function accountOf(row: EvidenceRow): ConsoleOffice['account'] {
  return {
    id: String(row.account_number),
    name: row.account_name,
    legal_name: row.legal_name,
    phone: row.phone,
    created_at: riyadhIso(row.account_created_at),
    ads: row.ads,
    is_suspended: row.suspended_at !== null,
  };
}

const bare = (name: string) => foldArabic(name).replaceAll(/\s+/g, ' ').trim();
const isSameName = (name: string | null, registered: string) =>
  name !== null && bare(name) === bare(registered);
