import type { TeamRole } from '@diyar/contract/words/team-rights';
import type { Reader } from '../platform/db/database.ts';
import { type BuiltPerson, buildPerson } from './factories.ts';

export interface BuiltMember extends BuiltPerson {
  /** Their line in the team's list. */
  memberId: string;
}

/** Somebody with an account of their own whose token acts for the host, in whose team they are. */
export async function buildMember(
  db: Reader,
  host: Pick<BuiltPerson, 'accountId' | 'personId'>,
  role: TeamRole,
  name?: string,
): Promise<BuiltMember> {
  const person = await buildPerson(db, name === undefined ? {} : { name });
  const member = await db
    .insertInto('team_member')
    .values({ account_id: host.accountId, person_id: person.personId, role, added_by: host.personId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('access_token')
    .set({ account_id: host.accountId })
    .where('person_id', '=', person.personId)
    .execute();
  return { ...person, memberId: member.id };
}
