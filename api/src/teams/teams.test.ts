import type { Invitation, Team } from '@diyar/contract/people/team';
import type { HostUnit } from '@diyar/contract/supply/host-units';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { nextNumber } from '../testing/factory-rows.ts';
import { buildMember } from '../testing/team.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { tellInvitedJob } from './team.jobs.ts';
import { tellInvited } from './tell-invited.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

const DAY = 86_400;
const office = (name = 'مكتب الواحة للعقار') => buildPerson(world.db, { kind: 'business', name });
const freePhone = () => `+9665${60_000_000 + nextNumber()}`;

const team = async ({ token }: BuiltPerson) => (await world.call<Team>('/team', { token })).data;
const invite = (by: BuiltPerson, phone: string, role = 'editor') =>
  world.call<Team & { errors: { rule: string }[] }>('/team', {
    method: 'POST',
    token: by.token,
    body: { phone, role },
  });
const invitations = async ({ token }: BuiltPerson) =>
  (await world.call<{ items: Invitation[] }>('/invitations', { token })).data.items;
const decide = ({ token }: BuiltPerson, id: string, decision = 'accepted') =>
  world.call<{ account_id: string }>(`/invitations/${id}/decision`, {
    method: 'POST',
    token,
    body: { decision },
  });
const remove = ({ token }: BuiltPerson, id: string, state?: string) =>
  world.call<Team>(`/team/${id}${state === undefined ? '' : `?state=${state}`}`, { method: 'DELETE', token });
const give = ({ token }: BuiltPerson, id: string, role: string) =>
  world.call<Team>(`/team/${id}`, { method: 'PUT', token, body: { role } });
const actFor = ({ token }: BuiltPerson, { accountNumber }: BuiltPerson) =>
  world.call('/auth/tokens/current/account', {
    method: 'PUT',
    token,
    body: { account_id: accountNumber },
  });
const ruleOf = ({ data }: { data: { errors: { rule: string }[] } }) => data.errors[0]?.rule;

test('an invited phone is told once by SMS who asks for it, in its person’s language, while it can still answer', async () => {
  const owner = await office('مكتب الواحة للعقار');
  const english = await buildPerson(world.db);
  await world.db.updateTable('person').set({ lang: 'en' }).where('id', '=', english.personId).execute();
  const nobody = freePhone();
  const withdrawn = freePhone();
  for (const phone of [nobody, english.phone, withdrawn]) await invite(owner, phone);
  const { items } = await team(owner);
  await remove(owner, items.find(({ phone }) => phone === withdrawn)?.id ?? '', 'invited');
  const { rows } = await sql<{ payload: { invitationId: string } }>`
    select payload from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where identifier = ${tellInvitedJob.name} order by jobs.id`.execute(world.db);
  const { sender } = world.deps;
  const publicUrl = 'https://diyar.example';
  for (const { payload } of rows.slice(-3))
    await tellInvited({ db: world.db, sender, publicUrl }, payload, world.clock.now);
  const sent = await world.db
    .selectFrom('outbox_message')
    .select(['channel', 'recipient', 'body'])
    .where('kind', '=', 'team_invited')
    .orderBy('id')
    .execute();
  expect(sent).toEqual([
    {
      channel: 'sms',
      recipient: nobody,
      body: `ديار: يدعوك «مكتب الواحة للعقار» إلى فريقه. اقبل الدعوة أو ارفضها بعد الدخول بهذا الرقم\nhttps://diyar.example/dashboard/team`,
    },
    {
      channel: 'sms',
      recipient: english.phone,
      body: `Diyar: “مكتب الواحة للعقار” invites you to its team. Log in with this number to accept or decline\nhttps://diyar.example/en/dashboard/team`,
    },
  ]);
});

test('a phone is told of three invitations in 30 days, by no suspended office, and of no number in a name', async () => {
  const { sender } = world.deps;
  const phone = freePhone();
  const suspended = await office();
  const tellOf = async (owner: BuiltPerson) => {
    await invite(owner, phone);
    const { id: invitationId } = await world.db
      .selectFrom('team_invitation')
      .select('id')
      .where('account_id', '=', owner.accountId)
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow();
    if (owner === suspended)
      await world.db
        .updateTable('account')
        .set({ suspended_at: world.clock.now, suspended_reason: 'a test' })
        .where('id', '=', suspended.accountId)
        .execute();
    await tellInvited({ db: world.db, sender, publicUrl: undefined }, { invitationId }, world.clock.now);
  };
  for (const owner of [suspended, await office('أمن البنك 0551234567'), await office(), await office()])
    await tellOf(owner);
  const sent = await world.db
    .selectFrom('outbox_message')
    .select('body')
    .where('recipient', '=', phone)
    .execute();
  expect(sent.length).toBe(2);
  expect(sent[0]?.body).toMatch(/^ديار: يدعوك «أمن البنك …» إلى فريقه/);
});

test('a phone of nobody is invited, and finds the invitation once it has an account', async () => {
  const owner = await office();
  const phone = freePhone();
  const asked = await invite(owner, `0${phone.slice(4)}`);
  expect(asked.status).toBe(201);
  expect(asked.data.items).toMatchObject([
    { role: 'owner', is_me: true, id: null },
    { role: 'editor', state: 'invited', phone, name: null, since: '2026-11-21T12:00:00+03:00' },
  ]);
  const member = await buildPerson(world.db, { phone, name: 'ريم العتيبي' });
  const [invitation] = await invitations(member);
  expect(invitation).toMatchObject({ account: { id: owner.accountNumber }, role: 'editor' });
  const home = await world.call('/accounts/current/home', { token: member.token });
  expect(home.data).toMatchObject({ invitations: [{ name: 'مكتب الواحة للعقار' }] });
  expect((await actFor(member, owner)).status).toBe(404);
  expect((await decide(member, invitation?.id ?? '')).data.account_id).toBe(owner.accountNumber);
  expect((await actFor(member, owner)).status).toBe(200);
  const me = await world.call('/user/current', { token: member.token });
  expect(me.data).toMatchObject({
    role: 'editor',
    accounts: expect.arrayContaining([
      expect.objectContaining({ role: 'owner', id: member.accountNumber }),
      expect.objectContaining({ role: 'editor', id: owner.accountNumber }),
    ]),
  });
  expect((await team(owner)).items[1]).toMatchObject({
    ...{ id: invitation?.id, state: 'active', name: 'ريم العتيبي', phone },
  });
  // Members without the right to manage see names and no phones.
  expect((await team(member)).items.map(({ name, phone: told }) => [name, told])).toEqual([
    ['مكتب الواحة للعقار', null],
    ['ريم العتيبي', null],
  ]);
});

/** Gives somebody another number, as their two codes would. */
async function renumber(person: BuiltPerson, phone: string): Promise<void> {
  const code = { channel: 'sms', lang: 'ar', address_hash: Buffer.alloc(32), used_at: new Date() } as const;
  const life = { created_at: code.used_at, expires_at: code.used_at };
  await world.db
    .insertInto('sign_in_challenge')
    .values([person.phone, phone].map((of) => ({ ...code, ...life, phone: of })))
    .execute();
  await world.db.updateTable('person').set({ phone }).where('id', '=', person.personId).execute();
}

test('who is of a team already keeps their place when an invitation reaches them by a new number', async () => {
  const owner = await office();
  const member = await buildMember(world.db, owner, 'viewer');
  for (const person of [member, owner]) {
    const phone = freePhone();
    await invite(owner, phone);
    await renumber(person, phone);
    const [invitation] = await invitations(person);
    expect((await decide(person, invitation?.id ?? '')).status).toBe(201);
    expect(await invitations(person)).toEqual([]);
  }
  expect((await team(owner)).items.map(({ role, state }) => `${role} ${state}`)).toEqual([
    'owner active',
    'viewer active',
  ]);
});

test('what cannot be invited is refused beside the phone', async () => {
  const owner = await office();
  const member = await buildMember(world.db, owner, 'viewer');
  expect(ruleOf(await invite(owner, '011'))).toBe('phone_invalid');
  expect(ruleOf(await invite(owner, ''))).toBe('phone_required');
  expect(ruleOf(await invite(owner, owner.phone))).toBe('team_own_phone');
  expect(ruleOf(await invite(owner, member.phone))).toBe('team_member_already');
  const phone = freePhone();
  expect((await invite(owner, phone)).status).toBe(201);
  expect(ruleOf(await invite(owner, phone))).toBe('team_invited_already');
  expect(ruleOf(await invite(owner, freePhone(), 'owner'))).toBe('team_role_required');
  expect((await invite(await buildPerson(world.db), phone)).code).toBe('team_of_business');
});

test('invitations end after 14 days, and one phone is not asked for ever', async () => {
  const { now } = world.clock;
  const owner = await office();
  const asked = await buildPerson(world.db);
  for (const days of [14, 1, 1]) {
    expect((await invite(owner, asked.phone)).status).toBe(201);
    const [invitation] = await invitations(asked);
    if (days === 14) world.clock.pass(14 * DAY);
    else expect((await decide(asked, invitation?.id ?? '', 'declined')).status).toBe(201);
    expect(await invitations(asked)).toEqual([]);
    expect((await decide(asked, invitation?.id ?? '')).code).toBe('invitation_over');
    if (days === 14) expect((await team(owner)).items[1]?.state).toBe('expired');
  }
  const fourth = await invite(owner, asked.phone);
  expect([fourth.status, fourth.headers['retry-after']]).toEqual([429, String(16 * DAY)]);
  world.clock.pass(16 * DAY + 1);
  expect((await invite(owner, asked.phone)).status).toBe(201);
  world.clock.now = now;
});

test('a team grows to its most, and so many invitations go out a day', async () => {
  const figure = (key: string, value: number) =>
    world.db
      .insertInto('setting')
      .values({
        key,
        type: 'count',
        value: JSON.stringify(value),
        source: 'test',
        effective_from: new Date('2027-01-01'),
      })
      .execute();
  await figure('team_invitations_day', 2);
  const { now } = world.clock;
  world.clock.now = new Date('2027-01-02T09:00:00Z');
  const owner = await office();
  for (const status of [201, 201, 429]) expect((await invite(owner, freePhone())).status).toBe(status);
  await figure('team_members_max', 3);
  await buildMember(world.db, owner, 'viewer');
  expect((await invite(owner, freePhone())).code).toBe('team_full');
  world.clock.now = now;
});

test('managers manage editors and viewers, and only the owner managers', async () => {
  const owner = await office();
  const manager = await buildMember(world.db, owner, 'manager');
  const other = await buildMember(world.db, owner, 'manager');
  const editor = await buildMember(world.db, owner, 'editor');
  expect((await team(manager)).roles).toEqual(['editor', 'viewer']);
  expect((await invite(manager, freePhone(), 'manager')).code).toBe('role_forbids');
  expect((await give(manager, editor.memberId, 'manager')).code).toBe('role_forbids');
  expect((await give(manager, other.memberId, 'viewer')).code).toBe('role_forbids');
  expect((await remove(manager, other.memberId)).code).toBe('role_forbids');
  expect((await give(manager, editor.memberId, 'viewer')).status).toBe(200);
  const refused = await world.call<null>('/team', {
    ...{ method: 'POST', token: editor.token, lang: 'en' },
    body: { phone: freePhone(), role: 'viewer' },
  });
  expect(refused.code).toBe('role_forbids');
  expect((await give(owner, editor.memberId, 'manager')).status).toBe(200);
  expect((await remove(owner, other.memberId)).status).toBe(200);
  expect((await remove(owner, other.memberId)).status).toBe(404);
  const stranger = await office();
  expect((await remove(stranger, editor.memberId)).status).toBe(404);
});

test('who is removed is out at once, told why, and keeps their own account', async () => {
  const owner = await office();
  const member = await buildMember(world.db, owner, 'editor');
  await remove(owner, member.memberId, 'active');
  const answer = await world.app.inject({
    url: '/api/v1/host/properties',
    headers: { apikey: 'diyar-development', lang: 'en', authorization: `Bearer ${member.token}` },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid_token']);
  expect(answer.json().msg).toMatch(/^INVALID TOKEN !.*مكتب الواحة للعقار/);
  const events = await world.db
    .selectFrom('event')
    .select(['key', 'person_id'])
    .where('account_id', '=', owner.accountId)
    .execute();
  expect(events).toEqual([{ key: 'team_member_removed', person_id: owner.personId }]);
});

test('a member leaves, the owner cannot', async () => {
  const owner = await office();
  const member = await buildMember(world.db, owner, 'manager');
  const leave = ({ token }: BuiltPerson) => world.call('/team/me', { method: 'DELETE', token });
  expect((await leave(owner)).code).toBe('role_forbids');
  expect((await leave(member)).status).toBe(200);
  expect((await leave(member)).status).toBe(401);
  expect((await team(owner)).items).toHaveLength(1);
});

test('an editor edits a unit, and changes neither its prices nor its terms', async () => {
  const { host, unitId, propertyId } = await buildListing(world.db, {
    unit: { description_ar: 'شقة هادئة قريبة من المسجد والخدمات' },
    ad: { state: 'not_published' },
  });
  const editor = await buildMember(world.db, host, 'editor', 'ريم العتيبي');
  const manager = await buildMember(world.db, host, 'manager', 'ماجد الحربي');
  const path = `/host/units/${unitId}`;
  const { version, unit, prices, services, policy } = (
    await world.call<HostUnit>(path, { token: editor.token })
  ).data;
  const same = { version, unit: { ...unit, name_ar: 'شقة مطلة' }, prices, services, policy };
  const save = (by: BuiltPerson, body: object) =>
    world.call<{ version: number; abilities: object }>(path, { method: 'PUT', token: by.token, body });
  const saved = await save(editor, same);
  expect(saved).toMatchObject({ status: 200, data: { abilities: { edit: true, prices: false } } });
  const dearer = {
    ...same,
    version: saved.data.version,
    prices: { ...prices, daily: { amount: 60_000, active: true } },
  };
  expect((await save(editor, dearer)).code).toBe('role_forbids');
  const guests = {
    ...same,
    version: saved.data.version,
    unit: { ...unit, guests_included: 1, extra_guest_price: 100 },
  };
  expect((await save(editor, guests)).code).toBe('role_forbids');
  expect((await save(manager, dearer)).status).toBe(200);
  const changes = await world.db
    .selectFrom('price_change')
    .select(['person_id', 'new_amount'])
    .where('unit_id', '=', unitId)
    .where('kind', '=', 'daily')
    .orderBy('id')
    .execute();
  expect(changes.at(-1)?.person_id).toBe(manager.personId);
  expect(changes[0]?.person_id).toBeNull();
  const property = await world.call(`/host/properties/${propertyId}`, { token: host.token });
  expect(property.data).toMatchObject({ edited: { by: 'team', by_name: 'ماجد الحربي' } });
});

test('a ticket says who of the team wrote, but to themselves', async () => {
  const owner = await office();
  const editor = await buildMember(world.db, owner, 'editor', 'ريم العتيبي');
  const sent = await world.call<{ id: string }>('/tickets', {
    ...{ method: 'POST', token: editor.token, headers: { 'idempotency-key': 'of-the-team' } },
    body: { kind: 'question', subject: 'سؤال', text: 'متى يُراجع الإعلان؟' },
  });
  const read = async ({ token }: BuiltPerson) =>
    (await world.call<{ messages: { by_name: string | null }[] }>(`/tickets/${sent.data.id}`, { token })).data
      .messages[0]?.by_name;
  expect([await read(owner), await read(editor)]).toEqual(['ريم العتيبي', null]);
});

test('of all who accept, withdraw and decline at once one has their way', async () => {
  const owner = await office();
  for (let round = 0; round < 12; round += 1) {
    const asked = await buildPerson(world.db);
    await invite(owner, asked.phone, 'viewer');
    const [invitation] = await invitations(asked);
    const id = invitation?.id ?? '';
    const answers = await Promise.all([
      decide(asked, id),
      remove(owner, id, 'invited'),
      decide(asked, id),
      decide(asked, id, 'declined'),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    const isMember = (await team(owner)).items.some((line) => line.id === id);
    expect(isMember).toBe([statuses[0], statuses[2]].includes(201));
    if (isMember) await remove(owner, id);
    await world.db.deleteFrom('team_invitation').where('account_id', '=', owner.accountId).execute();
  }
});

test('a phone invited twice at once has one invitation, and who lost the right invites nobody', async () => {
  const owner = await office();
  for (let round = 0; round < 8; round += 1) {
    const manager = await buildMember(world.db, owner, 'manager');
    const phone = freePhone();
    const [, , removed] = await Promise.all([
      invite(manager, phone),
      invite(manager, phone),
      remove(owner, manager.memberId),
    ]);
    expect(removed.status).toBe(200);
    const { items } = await team(owner);
    expect(items.filter((line) => line.phone === phone).length).toBeLessThan(2);
    expect((await invite(manager, freePhone())).status).toBe(401);
  }
  // The owner is nobody's to remove: not even the database makes a member of them.
  const made = buildOwnerMember(owner);
  await expect(made).rejects.toMatchObject({ constraint: 'team_member_is_not_the_owner' });
});

const buildOwnerMember = ({ accountId, personId }: BuiltPerson) =>
  world.db
    .insertInto('team_member')
    .values({ account_id: accountId, person_id: personId, role: 'viewer' })
    .execute();
