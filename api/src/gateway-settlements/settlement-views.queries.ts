import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { GatewaySettlementLineKind } from '../platform/db/schema.generated.ts';

export interface ShownSettlement {
  id: string;
  gateway: string;
  reference: string;
  settled_at: Date;
  gross: number;
  fee: number;
  fee_vat: number;
  net: number;
  arrived_on: string | null;
  lines: number;
  cases: number;
}

/** Settlements by a clause that chooses them, with how many lines they have and how many cases wait about them. */
async function findShown(reader: Reader, chosen: RawBuilder<unknown>): Promise<ShownSettlement[]> {
  const { rows } = await sql<ShownSettlement>`
    with shown as (select * from gateway_settlement ${chosen})
    select id, gateway, reference, settled_at, gross, fee, fee_vat, net,
      (select to_char(booked_on, 'YYYY-MM-DD') from bank_line where gateway_settlement_id = shown.id) as arrived_on,
      (select count(*)::int from gateway_settlement_line where settlement_id = shown.id) as lines,
      (select count(*)::int from money_case found
        where found.gateway = shown.gateway and decision is null and gone_at is null
          and (found.charge_id = shown.reference
            or exists (select from gateway_settlement_line line where line.charge_id = found.charge_id and line.settlement_id = shown.id))) as cases
    from shown order by settled_at desc, id desc`.execute(reader);
  return rows;
}

/** A page of settlements, the newest first. */
export const findSettlements = (
  reader: Reader,
  { limit, offset }: { limit: number; offset: number },
): Promise<ShownSettlement[]> =>
  findShown(reader, sql`order by settled_at desc, id desc limit ${limit} offset ${offset}`);

export async function findSettlement(reader: Reader, id: string): Promise<ShownSettlement | undefined> {
  const [row] = await findShown(reader, sql`where id = ${id}`);
  return row;
}

/** How many settlements there are, and what the gateway owes by the ledger; halalas. */
export async function countSettlements(reader: Reader): Promise<{ total: number; owed: number }> {
  const { rows } = await sql<{ total: number; owed: number }>`
    select (select count(*)::int from gateway_settlement) as total,
      (select coalesce(sum(case when debit = 'gateway' then amount else -amount end), 0)::bigint
        from ledger_entry where 'gateway' in (debit, credit)) as owed`.execute(reader);
  return rows[0] ?? { total: 0, owed: 0 };
}

export interface ShownLine {
  kind: GatewaySettlementLineKind;
  charge_id: string | null;
  gross: number;
  fee: number;
  fee_vat: number;
  of_kind: 'reservation' | 'purchase' | null;
  number: number | null;
}

/** An id of the shape of ours; a payment that began elsewhere may have another. */
const UUID = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

/** Lines of a settlement in its own order, each with what its payment is for. */
export async function findSettlementLines(reader: Reader, id: string, most: number): Promise<ShownLine[]> {
  const { rows } = await sql<ShownLine>`
    select line.kind, line.charge_id, gross, fee, fee_vat,
      case when reservation.id is not null then 'reservation' when purchase.id is not null then 'purchase' end as of_kind,
      coalesce(reservation.number, purchase.number) as number
    from (select * from gateway_settlement_line where settlement_id = ${id} order by line limit ${most}) line
      left join payment on payment.id = case when line.charge_id ~ ${UUID} then line.charge_id::uuid end left join due on due.id = payment.due_id
      left join reservation on reservation.id = due.reservation_id left join purchase on purchase.id = due.purchase_id
    order by line.line`.execute(reader);
  return rows;
}
