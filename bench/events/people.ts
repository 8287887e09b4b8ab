import { get } from 'node:http';
import type { Database } from '../../api/src/platform/db/database.ts';
import { keepSubscription } from '../../api/src/push-subscriptions/keep-subscription.ts';
import { type BuiltPerson, buildPerson } from '../../api/src/testing/factories.ts';
import type { PushDouble } from '../../api/src/testing/push-double.ts';

export const WAYS = ['sms', 'whatsapp', 'email', 'push'] as const;
export type Way = (typeof WAYS)[number];

/** People who read English and are told of money by one way each, in turn. */
export async function buildReaders(db: Database, many: number, double: PushDouble): Promise<BuiltPerson[]> {
  const people: BuiltPerson[] = [];
  for (let turn = 0; turn < many; turn += 1) {
    const person = await buildPerson(db);
    await db.updateTable('person').set({ lang: 'en' }).where('id', '=', person.personId).execute();
    await reachBy(db, person, WAYS[turn % WAYS.length] ?? 'sms', double);
    people.push(person);
  }
  return people;
}

async function reachBy(db: Database, person: BuiltPerson, way: Way, double: PushDouble): Promise<void> {
  const { personId } = person;
  const now = new Date();
  if (way === 'push') {
    const asked = { tokenHash: person.actor.tokenHash, asked: double.subscribe(personId) };
    await keepSubscription({ db, push: { mayAsk: () => true } }, asked, now);
  } else if (way === 'email') {
    const address = `${personId}@example.sa`;
    const proven = { person_id: personId, address };
    const times = { created_at: now, expires_at: now, used_at: now };
    await db
      .insertInto('email_challenge')
      .values({ ...proven, lang: 'en', ...times })
      .execute();
    await db
      .insertInto('person_email')
      .values({ ...proven, verified_at: now })
      .execute();
  } else
    await db
      .insertInto('notification_choice')
      .values({ person_id: personId, kind: 'money', channel: way, is_wanted: true, changed_at: now })
      .execute();
}

/** Follows what happens to each person, as an open page does; `onChange` hears the id of each notification. */
export async function followAll(
  site: string,
  people: readonly BuiltPerson[],
  onChange: (notificationId: string) => void,
): Promise<() => void> {
  const ends: (() => void)[] = [];
  for (const { token } of people) {
    const answer = await fetch(`${site}/api/v1/live/tickets`, {
      method: 'POST',
      headers: {
        apikey: 'diyar-development',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: '{}',
    });
    const { data } = (await answer.json()) as { data: { ticket: string } };
    ends.push(follow(`${site}/api/v1/live?ticket=${encodeURIComponent(data.ticket)}`, onChange));
  }
  return () => {
    for (const end of ends) end();
  };
}

function follow(url: string, onChange: (notificationId: string) => void): () => void {
  const asked = get(url, (answer) => {
    let rest = '';
    answer.setEncoding('utf8').on('data', (part: string) => {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const change = line.startsWith('data: {') ? JSON.parse(line.slice(6)) : undefined;
        if (change?.what === 'notification') onChange(change.id);
      }
    });
    answer.on('error', () => undefined);
  });
  asked.on('error', () => undefined);
  return () => asked.destroy();
}
