import type { TeamRole } from '@diyar/contract/words/team-rights';
import type { Lang } from '@diyar/messages/messages';
import { sql } from 'kysely';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { invalid } from '../platform/http/refusal.ts';
import type { InvitationRow, MemberRow, TeamAccount } from './team.ts';

const ACCOUNT = (personId: string, accountId: string) => sql`
  select account.id, account.number, account.kind, account.name, account.created_at,
    owner.id as owner_id, owner.phone as owner_phone, name_of_person(owner.id) as owner_name,
    standing_of(${personId}::uuid, account.id, account.person_id) as standing
  from account join person owner on owner.id = account.person_id
  where account.id = ${accountId} and account.closed_at is null`;

/** An open account as one of its people sees it. */
export async function findTeamAccount(
  reader: Reader,
  of: { personId: string; accountId: string },
): Promise<TeamAccount | undefined> {
  const { rows } = await sql<TeamAccount>`${ACCOUNT(of.personId, of.accountId)}`.execute(reader);
  return rows[0];
}

/** The same, locked first: changes of a team wait for each other, and for the closing of its account. */
export async function lockTeamAccount(
  tx: Tx,
  of: { personId: string; accountId: string },
): Promise<TeamAccount | undefined> {
  await sql`select from account where id = ${of.accountId} for no key update`.execute(tx);
  return findTeamAccount(tx, of);
}

/** Members, those with the most rights first, then by when they came. */
export async function findMembers(reader: Reader, accountId: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select member.id, member.person_id, member.role, member.added_at, person.phone,
      name_of_person(member.person_id) as name
    from team_member member join person on person.id = member.person_id
    where member.account_id = ${accountId}
    order by array_position(array['manager', 'editor', 'viewer'], member.role::text), member.added_at, member.id`.execute(
    reader,
  );
  return rows;
}

/** Undecided invitations of an account, the newest first. */
export function findInvitations(reader: Reader, accountId: string): Promise<InvitationRow[]> {
  return reader
    .selectFrom('team_invitation')
    .select(['id', 'phone', 'role', 'created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Invitations of an account, and those of one phone among them, since an instant. */
export async function countInvitations(
  tx: Tx,
  of: { accountId: string; phone: string },
  since: { day: Date; month: Date },
): Promise<{ today: number; first_today: Date | null; of_phone: number; first_of_phone: Date | null }> {
  return tx
    .selectFrom('team_invitation')
    .select(({ fn, eb }) => [
      fn.countAll<number>().filterWhere('created_at', '>', since.day).as('today'),
      fn.min('created_at').filterWhere('created_at', '>', since.day).as('first_today'),
      fn.countAll<number>().filterWhere('phone', '=', of.phone).as('of_phone'),
      fn.min(eb.ref('created_at')).filterWhere('phone', '=', of.phone).as('first_of_phone'),
    ])
    .where('account_id', '=', of.accountId)
    .where('created_at', '>', since.month)
    .executeTakeFirstOrThrow();
}

/** Keeps an invitation and answers its id. Refuses `team_invited_already` while another of this phone is open. */
export async function insertInvitation(
  tx: Tx,
  invitation: {
    account_id: string;
    phone: string;
    role: TeamRole;
    invited_by: string;
    created_at: Date;
    expires_at: Date;
  },
): Promise<string> {
  try {
    const row = await tx
      .insertInto('team_invitation')
      .values(invitation)
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  } catch (error) {
    if (brokenConstraint(error) === 'team_invitation_one_open')
      throw invalid('phone', 'team_invited_already');
    throw error;
  }
}

/** Ends open invitations: one by its id, or those of a phone whose time is over. */
export async function endInvitations(
  tx: Tx,
  which: { id: string } | { accountId: string; phone: string; expiredBy: Date },
  state: 'accepted' | 'declined' | 'withdrawn',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('team_invitation')
    .set({ state, decided_at: now })
    .where('state', '=', 'open')
    .where((eb) =>
      'id' in which
        ? eb('id', '=', which.id)
        : eb.and([
            eb('account_id', '=', which.accountId),
            eb('phone', '=', which.phone),
            eb('expires_at', '<=', which.expiredBy),
          ]),
    )
    .execute();
}

const ASKED = (personId: string) => sql`
  select asked.id, asked.role, asked.state, asked.created_at, asked.expires_at, asked.invited_by,
    account.id as account_id, account.number as account_number, account.name as account_name
  from person join team_invitation asked on asked.phone = person.phone
  join account on account.id = asked.account_id and account.closed_at is null
  where person.id = ${personId}`;

export interface AskedRow extends Omit<InvitationRow, 'phone'> {
  account_id: string;
  account_number: number;
  account_name: string;
  invited_by: string | null;
}

/** Invitations that a person's phone can accept at `now`, the newest first. */
export async function findAsked(reader: Reader, personId: string, now: Date): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    ${ASKED(personId)} and asked.state = 'open' and asked.expires_at > ${now}
    order by asked.created_at desc, asked.id desc`.execute(reader);
  return rows;
}

/** An invitation to a person's phone, whatever became of it, and whether it can be accepted at `now`. */
export async function findOneAsked(
  reader: Reader,
  personId: string,
  { id, now }: { id: string; now: Date },
): Promise<(AskedRow & { is_open: boolean }) | undefined> {
  const { rows } = await sql<AskedRow & { is_open: boolean; state: string }>`
    ${ASKED(personId)} and asked.id = ${id}`.execute(reader);
  const [row] = rows;
  return row && { ...row, is_open: row.state === 'open' && row.expires_at > now };
}

const MONTH_MS = 30 * 86_400_000;
/** So many texts a phone gets of invitations in 30 days, whoever invites it: more would be a nuisance in our name. */
const MOST_TOLD_A_MONTH = 3;

/** Whom to tell of an invitation that can be accepted at `now`; undefined when it is answered, withdrawn, over, of a suspended account, or the phone was told of enough. */
export async function findInvited(
  reader: Reader,
  invitationId: string,
  now: Date,
): Promise<{ phone: string; lang: Lang; account_name: string } | undefined> {
  const { rows } = await sql<{ phone: string; lang: Lang; account_name: string }>`
    select asked.phone, coalesce(person.lang, 'ar') as lang, account.name as account_name
    from team_invitation asked
    join account on account.id = asked.account_id and account.closed_at is null and account.suspended_at is null
    left join person on person.phone = asked.phone
    where asked.id = ${invitationId} and asked.state = 'open' and asked.expires_at > ${now}
      and (select count(*) from team_invitation other where other.phone = asked.phone
        and other.created_at > ${new Date(now.getTime() - MONTH_MS)} and other.id <= asked.id) <= ${MOST_TOLD_A_MONTH}`.execute(
    reader,
  );
  return rows[0];
}

/** Makes somebody a member, under the id of the invitation they accepted. */
export async function insertMember(
  tx: Tx,
  member: {
    id: string;
    account_id: string;
    person_id: string;
    role: TeamRole;
    added_by: string | null;
    added_at: Date;
  },
): Promise<void> {
  await tx.insertInto('team_member').values(member).execute();
}

export async function updateRole(
  tx: Tx,
  table: 'team_member' | 'team_invitation',
  id: string,
  role: TeamRole,
): Promise<void> {
  await tx.updateTable(table).set({ role }).where('id', '=', id).execute();
}

export async function deleteMember(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('team_member').where('id', '=', id).execute();
}
