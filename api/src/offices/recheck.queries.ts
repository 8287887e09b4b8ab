import { sql } from 'kysely';
import type { Database, Reader } from '../platform/db/database.ts';

export interface DueRecheck {
  id: string;
  account_id: string;
  registration: string;
}

/** The verified offices about which the register was not asked since an instant, the longest ago first. */
export async function findDue(
  reader: Reader,
  { before, most }: { before: Date; most: number },
): Promise<DueRecheck[]> {
  const { rows } = await sql<DueRecheck>`
    select office.id, office.account_id, office.commercial_registration as registration from office_verification office
    left join register_recheck recheck on recheck.verification_id = office.id
    where office.state = 'approved' and coalesce(recheck.asked_at, office.register_checked_at) < ${before}
    order by coalesce(recheck.asked_at, office.register_checked_at), office.id limit ${most}`.execute(reader);
  return rows;
}

/** Keeps when the register was asked about an office. */
export async function markAsked(db: Database, id: string, now: Date): Promise<void> {
  await sql`
    insert into register_recheck (verification_id, asked_at) values (${id}, ${now})
    on conflict on constraint register_recheck_pkey do update set asked_at = excluded.asked_at`.execute(db);
}
