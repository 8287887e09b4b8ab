import { mayManage, type TeamRole } from '@diyar/contract/words/team-rights';
import { recordEvent } from '../events/record-event.ts';
import { normalisePhone } from '../phones/phone.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { figuresAt } from '../settings/figures.ts';
import { lockManaged } from './lock-managed.ts';
import { tellInvitedJob } from './team.jobs.ts';
import {
  countInvitations,
  endInvitations,
  findInvitations,
  findMembers,
  insertInvitation,
} from './team.queries.ts';

const DAY_MS = 86_400_000;

/**
 * Invites a phone to the team of the acting business until the days of the settings are over, and tells it by SMS. Whether the phone is anybody's
 * is not told. Refuses `team_of_business`, `role_forbids` for a role that is not the caller's to give, `team_full`,
 * `too_many_requests` past the invitations of a day, or of this phone in 30 days, and as errors of `phone` `phone_invalid`, `team_own_phone`,
 * `team_member_already`, `team_invited_already`.
 */
export function inviteMember(
  db: Database,
  actor: Actor,
  sent: { phone: string; role: TeamRole },
  now: Date,
): Promise<void> {
  const phone = normalisePhone(sent.phone);
  if (phone === null) throw invalid('phone', 'phone_invalid');
  return transact(db, async (tx) => {
    const account = await lockManaged(tx, actor);
    if (!mayManage(account.standing, sent.role)) throw new Refusal('role_forbids');
    if (account.owner_phone === phone) throw invalid('phone', 'team_own_phone');
    await endInvitations(tx, { accountId: account.id, phone, expiredBy: now }, 'withdrawn', now);
    const figures = await figuresAt(tx, now);
    await refuseTooMany(tx, { accountId: account.id, phone }, figures, now);
    const expires_at = new Date(now.getTime() + figures.team_invitation_days * DAY_MS);
    const { role } = sent;
    const asked = { account_id: account.id, phone, role, invited_by: actor.personId };
    const invitationId = await insertInvitation(tx, { ...asked, created_at: now, expires_at });
    await enqueue(tx, tellInvitedJob, { invitationId });
    const event = { key: 'team_invited' as const, accountId: account.id, personId: actor.personId };
    await recordEvent(tx, { ...event, params: { role }, at: now });
  });
}

type Figures = Awaited<ReturnType<typeof figuresAt>>;

async function refuseTooMany(
  tx: Tx,
  of: { accountId: string; phone: string },
  figures: Figures,
  now: Date,
): Promise<void> {
  const members = await findMembers(tx, of.accountId);
  if (members.some(({ phone }) => phone === of.phone)) throw invalid('phone', 'team_member_already');
  const open = await findInvitations(tx, of.accountId);
  if (open.some(({ phone }) => phone === of.phone)) throw invalid('phone', 'team_invited_already');
  if (members.length + open.length >= figures.team_members_max) throw new Refusal('team_full');
  const [day, month] = [1, 30].map((days) => new Date(now.getTime() - days * DAY_MS)) as [Date, Date];
  const made = await countInvitations(tx, of, { day, month });
  if (made.of_phone >= figures.team_invitations_phone_month)
    throw tooMany(made.first_of_phone ?? now, 30 * DAY_MS, now);
  if (made.today >= figures.team_invitations_day) throw tooMany(made.first_today ?? now, DAY_MS, now);
}

/** The refusal that ends once the first of those counted is past. */
function tooMany(first: Date, window: number, now: Date): Refusal {
  const seconds = Math.ceil((first.getTime() + window - now.getTime()) / 1000);
  return new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, seconds) });
}
