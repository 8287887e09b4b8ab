import { sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';

/** Deletes sign-in challenges made before an instant. */
export async function deleteChallenges(db: Database, before: Date): Promise<void> {
  await sql`delete from sign_in_challenge where created_at < ${before}`.execute(db);
}

/** Deletes idempotency keys made before an instant. */
export async function deleteIdempotencyKeys(db: Database, before: Date): Promise<void> {
  await sql`delete from idempotency_key where created_at < ${before}`.execute(db);
}

/** Deletes invitations to teams that were decided, or whose time was over, before an instant. */
export async function deleteInvitations(db: Database, before: Date): Promise<void> {
  await sql`delete from team_invitation where coalesce(decided_at, expires_at) < ${before}`.execute(db);
}

/** Deletes the records of messages that went out before an instant. */
export async function deleteMessages(db: Database, before: Date): Promise<void> {
  await sql`delete from outbox_message where created_at < ${before}`.execute(db);
}
