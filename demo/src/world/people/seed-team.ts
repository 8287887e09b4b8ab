import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import type { TeamRole } from '@diyar/contract/words/team-rights';
import { sql } from 'kysely';
import { openAccount } from '../../../../api/src/accounts/open-account.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import type { Resident } from './seed-people.ts';

/** The office that shows the demonstration from the side of supply. */
const OFFICE = 'dar-al-waha';

interface Colleague {
  phone: string;
  name: string;
  role: TeamRole;
  /** Days before the first run on which they came. */
  daysAgo: number;
}

const MEMBERS: readonly Colleague[] = [
  { phone: '+966500000071', name: 'ماجد الحربي', role: 'manager', daysAgo: 210 },
  { phone: '+966500000072', name: 'ريم القحطاني', role: 'editor', daysAgo: 95 },
  { phone: '+966500000073', name: 'نواف الشهراني', role: 'viewer', daysAgo: 40 },
];
const INVITED: Colleague = { phone: '+966500000074', name: 'عهود المالكي', role: 'editor', daysAgo: 2 };
const REMOVED: Colleague = { phone: '+966500000075', name: 'سامي الزهراني', role: 'editor', daysAgo: 130 };
const INVITATION_DAYS = 14;

/**
 * Gives an office its team: a manager, an editor whose steps with its ads are in their history, a viewer, somebody who was asked and
 * has not answered, and somebody who was removed. Answers how many act for the office beside its owner.
 */
export async function seedTeam(
  tx: Tx,
  { people, today }: { people: ReadonlyMap<string, Resident>; today: string },
): Promise<number> {
  const office = people.get(OFFICE);
  if (office === undefined) throw new Error(`the demo world has no ${OFFICE}`);
  const at = (daysAgo: number, minute: number) => new Date(instantOf(addDays(today, -daysAgo), minute));
  const opened = new Map<TeamRole, string>();
  for (const { phone, name, role, daysAgo } of MEMBERS) {
    const since = at(daysAgo, 615);
    const personId = await settle(tx, { phone, name }, { today, since });
    const member = { account_id: office.accountId, person_id: personId, role, added_by: office.personId };
    await tx
      .insertInto('team_member')
      .values({ ...member, added_at: since })
      .execute();
    opened.set(role, personId);
  }
  await settle(tx, INVITED, { today, since: at(60, 640) });
  await invite(tx, office, at(INVITED.daysAgo, 640));
  await settle(tx, REMOVED, { today, since: at(REMOVED.daysAgo, 700) });
  await noteRemoval(tx, office, at(12, 930));
  await giveSteps(tx, office, opened.get('editor') ?? office.personId);
  return MEMBERS.length;
}

/** Opens somebody's own account as signing in does, then dates it back; answers who they are. */
async function settle(
  tx: Tx,
  { phone, name }: Pick<Colleague, 'phone' | 'name'>,
  { today, since }: { today: string; since: Date },
): Promise<string> {
  const opened = new Date(instantOf(today, 0));
  const { personId, accountId } = await openAccount(tx, { phone, kind: 'ordinary', name }, opened);
  await tx.updateTable('person').set({ created_at: since }).where('id', '=', personId).execute();
  await tx.updateTable('account').set({ created_at: since }).where('id', '=', accountId).execute();
  return personId;
}

async function invite(tx: Tx, office: Resident, at: Date): Promise<void> {
  const { phone, role } = INVITED;
  await tx
    .insertInto('team_invitation')
    .values({
      ...{ account_id: office.accountId, phone, role, invited_by: office.personId, created_at: at },
      expires_at: new Date(at.getTime() + INVITATION_DAYS * 86_400_000),
    })
    .execute();
}

/** A removed member keeps their own account; only the team's history still names them. */
async function noteRemoval(tx: Tx, office: Resident, at: Date): Promise<void> {
  const { role } = REMOVED;
  await tx
    .insertInto('event')
    .values({
      ...{ key: 'team_member_removed', account_id: office.accountId, person_id: office.personId, at },
      params: JSON.stringify({ role }),
    })
    .execute();
}

/** The editor took the office's own last steps with its ads, and saved its newest property. */
async function giveSteps(tx: Tx, office: Resident, editorId: string): Promise<void> {
  await sql`
    update ad_transition set person_id = ${editorId}
    where id in (select step.id from ad_transition step join ad on ad.id = step.ad_id
      where ad.account_id = ${office.accountId} and step.person_id = ${office.personId}
      order by step.at desc, step.id limit 12)`.execute(tx);
  await sql`
    update property set updated_by = ${editorId}
    where id in (select id from property where account_id = ${office.accountId} order by created_at desc, id limit 3)`.execute(
    tx,
  );
}
