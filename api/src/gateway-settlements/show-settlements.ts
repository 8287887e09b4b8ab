import type { Settlement, SettlementLine } from '@diyar/contract/console/console-settlements';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import {
  countSettlements,
  findSettlement,
  findSettlementLines,
  findSettlements,
  type ShownLine,
  type ShownSettlement,
} from './settlement-views.queries.ts';

const MOST_LINES = 5_000;

/** A page of the gateway's settlements, the newest first, and what it owes still. */
export async function showSettlements(
  reader: Reader,
  { page, per_page }: { page: number; per_page: number },
) {
  const { total, owed } = await countSettlements(reader);
  const rows = await findSettlements(reader, { limit: per_page, offset: (page - 1) * per_page });
  const pages = Math.ceil(total / per_page);
  return {
    items: rows.map(present),
    ...{ total, total_exact: true, page, per_page, pages },
    owed: money(owed),
  };
}

/** A settlement with its lines. Throws `not_found`. */
export async function showSettlement(
  reader: Reader,
  id: string,
): Promise<{ settlement: Settlement; items: SettlementLine[] }> {
  const row = await findSettlement(reader, id);
  if (row === undefined) throw new Refusal('not_found');
  const lines = await findSettlementLines(reader, id, MOST_LINES);
  return { settlement: present(row), items: lines.map(presentLine) };
}

function present({ settled_at, gross, fee, fee_vat, net, ...row }: ShownSettlement): Settlement {
  const amounts = { gross: money(gross), fee: money(fee), fee_vat: money(fee_vat), net: money(net) };
  return { ...row, settled_at: riyadhIso(settled_at), ...amounts };
}

function presentLine({ kind, charge_id, gross, fee, fee_vat, of_kind, number }: ShownLine): SettlementLine {
  return {
    ...{ kind, charge_id },
    of: of_kind === null ? null : { kind: of_kind, number: String(number) },
    ...{ gross: money(gross), fee: money(fee), fee_vat: money(fee_vat), net: money(gross - fee - fee_vat) },
  };
}
