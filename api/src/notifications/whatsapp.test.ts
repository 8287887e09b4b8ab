import { NOTIFICATIONS } from '@diyar/contract/words/notification-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordEvent } from '../events/record-event.ts';
import { transact } from '../platform/db/database.ts';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { buildPerson } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { replaceSilent } from './replace-silent.ts';
import { type SendDeps, sendNotification } from './send-notification.ts';
import { signatureOf, WHATSAPP_WEBHOOK } from './whatsapp-reports.ts';
import { OUTSIDE_KINDS, templatesToApprove, whatsAppTextOf } from './whatsapp-templates.ts';

const NOON = new Date('2026-11-21T12:00:00+03:00');
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
let database: TestDatabase;
let world: ContractApp;
beforeAll(async () => {
  database = await createTestDatabase();
  world = await buildContractApp(database, NOON);
});
afterAll(async () => {
  await world.close();
  await database.close();
});

type Person = Awaited<ReturnType<typeof buildPerson>>;

const deps = (): SendDeps => ({
  db: database.db,
  sender: world.deps.sender,
  push: null,
  publicUrl: 'https://diyar.example',
  pepper: 'pepper',
});
const secret = () => world.deps.whatsapp?.appSecret ?? '';
const phoneNumberId = () => world.deps.whatsapp?.phoneNumberId ?? '';

let made = 0;
/** A person who is told of bookings by WhatsApp alone; what becomes of a message to them is said by the end of their number. */
async function reader(end = '0000', wants = { sms: false, whatsapp: true }): Promise<Person> {
  made += 1;
  const person = await buildPerson(database.db, { phone: `+9665${1000 + made}${end}` });
  for (const [channel, is_wanted] of Object.entries(wants))
    await database.db
      .insertInto('notification_choice')
      .values({
        person_id: person.personId,
        kind: 'bookings',
        channel: channel as 'sms',
        is_wanted,
        changed_at: NOON,
      })
      .execute();
  return person;
}

async function tell(
  { accountId, personId }: Person,
  key: 'stay_begins_soon' | 'stay_ends_soon' = 'stay_begins_soon',
) {
  const event = { key, accountId, personId: null, params: {}, at: NOON };
  await transact(database.db, (tx) => recordEvent(tx, event));
  const [first] = await dispatchesOf(personId);
  return first?.id ?? '';
}

const dispatchesOf = (personId: string) =>
  database.db
    .selectFrom('notification_dispatch')
    .innerJoin('notification', 'notification.id', 'notification_id')
    .selectAll('notification_dispatch')
    .where('person_id', '=', personId)
    .orderBy('notification_dispatch.id')
    .execute();
const waysOf = async (personId: string) =>
  (await dispatchesOf(personId)).map(({ channel, state }) => [channel, state]);

interface Told {
  id?: string;
  status?: string;
  timestamp?: string;
  mark?: string;
  errors?: unknown;
}
const webhook = (statuses: readonly unknown[], number = phoneNumberId()) => ({
  object: 'whatsapp_business_account',
  entry: [
    { id: '1', changes: [{ field: 'messages', value: { metadata: { phone_number_id: number }, statuses } }] },
  ],
});
const statusOf = ({ mark, ...told }: Told) => ({
  id: 'wamid.other',
  status: 'delivered',
  timestamp: String(NOON.getTime() / 1000),
  recipient_id: '966500000000',
  ...(mark !== undefined && { biz_opaque_callback_data: mark }),
  ...told,
});
const post = (payload: string | Buffer, signature: string | undefined) =>
  world.app.inject({
    method: 'POST',
    url: WHATSAPP_WEBHOOK,
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'x-hub-signature-256': signature }),
    },
    payload,
  });
const report = async (body: unknown) => {
  const text = JSON.stringify(body);
  return (await post(text, signatureOf(secret(), Buffer.from(text)))).statusCode;
};
const hear = (told: Told) => report(webhook([statusOf(told)]));

describe('a notification by WhatsApp', () => {
  it('goes out in its approved template once its person chose it, and says when it arrived', async () => {
    const person = await reader();
    const id = await tell(person);
    expect(await sendNotification(deps(), id, NOON)).toBe('sent');
    const [sent] = await dispatchesOf(person.personId);
    expect(sent).toMatchObject({
      channel: 'whatsapp',
      state: 'sent',
      provider_id: expect.stringMatching(/^wamid\./),
    });
    const [message] = await database.db
      .selectFrom('outbox_message')
      .select(['channel', 'body'])
      .where('recipient', '=', person.phone)
      .execute();
    expect(message).toEqual({
      channel: 'whatsapp',
      body: 'تحديث على حجز في ديار:\nموعد وصولك إلى «» غدًا: العنوان وطريقة الوصول في صفحة الحجز\nتجد التفاصيل في حسابك على ديار.',
    });
    expect(await hear({ mark: `${id}.1`, status: 'delivered' })).toBe(200);
    expect(await dispatchesOf(person.personId)).toMatchObject([{ state: 'sent', delivered_at: NOON }]);
  });

  it('that a number without WhatsApp cannot get goes by SMS at once, and so does one that is reported as undeliverable', async () => {
    for (const end of ['0026', '0027']) {
      const person = await reader(end);
      const id = await tell(person);
      expect(await sendNotification(deps(), id, NOON)).toBe(end === '0026' ? 'replaced' : 'sent');
      if (end === '0027') await hear({ mark: `${id}.1`, status: 'failed', errors: [{ code: 131_026 }] });
      const [first, second] = await dispatchesOf(person.personId);
      expect(first).toMatchObject({
        channel: 'whatsapp',
        state: 'replaced',
        failure: expect.stringMatching(/^WhatsApp/),
      });
      expect(second).toMatchObject({ channel: 'sms', state: 'waiting', replaces_id: id });
      expect(await sendNotification(deps(), second?.id ?? '', NOON)).toBe('sent');
    }
  });

  it('that does not arrive in time goes by SMS; one that arrives meanwhile is not sent again', async () => {
    const [silent, slow] = [await reader('0028'), await reader('0028')];
    for (const person of [silent, slow]) {
      const id = await tell(person);
      await sendNotification(deps(), id, NOON);
      await replaceSilent({ db: database.db, channels: ['sms'] }, { dispatchId: id, minutes: 30 }, later(30));
      expect(await waysOf(person.personId)).toEqual([
        ['whatsapp', 'replaced'],
        ['sms', 'waiting'],
      ]);
    }
    const [late, sms] = await dispatchesOf(slow.personId);
    await hear({ mark: `${late?.id}.1`, status: 'read' });
    expect(await sendNotification(deps(), sms?.id ?? '', later(31))).toBe('unneeded');
    const [, other] = await dispatchesOf(silent.personId);
    expect(await sendNotification(deps(), other?.id ?? '', later(31))).toBe('sent');
  });

  it('fails for operators to see where its person wants no other way, and goes the reverse way where they want that', async () => {
    const person = await reader('0026');
    const choose = (from: 'sms' | 'whatsapp', is_wanted: boolean) =>
      world.call('PUT /api/v1/notifications/fallbacks', { token: person.token, body: { from, is_wanted } });
    expect((await choose('whatsapp', false)).status).toBe(200);
    expect(await sendNotification(deps(), await tell(person), NOON)).toBe('failed');

    const other = await reader('0000', { sms: true, whatsapp: false });
    const body = { from: 'sms', is_wanted: true };
    const { fallbacks } = await world.get('PUT /api/v1/notifications/fallbacks', {
      token: other.token,
      body,
    });
    expect(fallbacks).toEqual([
      { from: 'whatsapp', to: 'sms', is_wanted: true },
      { from: 'sms', to: 'whatsapp', is_wanted: true },
    ]);
    const id = await tell(other);
    const down = {
      ...deps(),
      sender: { ...world.deps.sender, send: () => Promise.reject(new Error('down')) },
    };
    for (let tries = 1; tries < 8; tries += 1)
      await expect(sendNotification(down, id, NOON)).rejects.toThrow('down');
    expect(await sendNotification(down, id, NOON)).toBe('replaced');
    expect(await waysOf(other.personId)).toEqual([
      ['sms', 'replaced'],
      ['whatsapp', 'waiting'],
    ]);
  });

  it('whose person is told by SMS too goes by it once', async () => {
    const person = await reader('0026', { sms: true, whatsapp: true });
    await tell(person);
    const byWhatsApp = (await dispatchesOf(person.personId)).find(({ channel }) => channel === 'whatsapp');
    expect(await sendNotification(deps(), byWhatsApp?.id ?? '', NOON)).toBe('replaced');
    expect((await waysOf(person.personId)).toSorted()).toEqual([
      ['sms', 'waiting'],
      ['whatsapp', 'replaced'],
    ]);
  });

  it('whose sender was killed after Meta took it is known as sent by its report, and not sent twice', async () => {
    const person = await reader();
    const id = await tell(person);
    const killed = {
      ...deps(),
      sender: { ...world.deps.sender, send: () => new Promise<undefined>(() => {}) },
    };
    void sendNotification(killed, id, NOON);
    await expect.poll(async () => (await dispatchesOf(person.personId))[0]?.attempts).toBe(1);
    await hear({ mark: `${id}.1`, status: 'sent', id: 'wamid.killed' });
    expect(await sendNotification(deps(), id, later(5))).toBe('over');
    expect(await dispatchesOf(person.personId)).toMatchObject([
      { state: 'sent', attempts: 1, provider_id: 'wamid.killed' },
    ]);
  });
});

describe('reports that are not to be believed', () => {
  async function sent(): Promise<{ person: Person; id: string; wamid: string }> {
    const person = await reader();
    const id = await tell(person);
    await sendNotification(deps(), id, NOON);
    const [row] = await dispatchesOf(person.personId);
    return { person, id, wamid: row?.provider_id ?? '' };
  }

  it('are refused without our secret: unsigned, forged, of another body, cut, or of another kind', async () => {
    const { person, id } = await sent();
    const body = JSON.stringify(webhook([statusOf({ mark: `${id}.1`, status: 'failed' })]));
    const right = signatureOf(secret(), Buffer.from(body));
    const forged = [
      undefined,
      '',
      'sha256=',
      right.slice(0, -1),
      right.replace('sha256=', 'sha1='),
      right.replace('sha256=', ''),
      `${right}00`,
      right.toUpperCase(),
      signatureOf('another secret of the same length', Buffer.from(body)),
      signatureOf('', Buffer.from(body)),
      signatureOf(secret(), Buffer.from(`${body} `)),
    ];
    for (const signature of forged) {
      const answer = await post(body, signature);
      expect([signature, answer.statusCode, answer.json().code]).toEqual([signature, 403, 'forbidden']);
    }
    expect((await post(`${body} `, right)).statusCode).toBe(403);
    expect(await waysOf(person.personId)).toEqual([['whatsapp', 'sent']]);
  });

  it('change nothing where they are old, early, of another, or no reports at all', async () => {
    const { person, id, wamid } = await sent();
    const mark = `${id}.1`;
    const failed = { status: 'failed', errors: [{ code: 131_000 }] };
    const passed: unknown[] = [
      webhook([statusOf({ mark, ...failed })], '999'),
      { ...webhook([statusOf({ mark, ...failed })]), object: 'instagram' },
      webhook([statusOf({ mark: `${id}.2`, ...failed })]),
      webhook([statusOf({ mark: `${id}.0`, ...failed })]),
      webhook([statusOf({ mark: `${id}.1; drop table person`, ...failed })]),
      webhook([statusOf({ mark: `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.1`, ...failed })]),
      webhook([statusOf({ mark, ...failed, timestamp: 'yesterday' })]),
      webhook([statusOf({ mark, status: 'deleted' })]),
      webhook([statusOf({ mark, status: 'constructor' })]),
      webhook([statusOf({ mark, ...failed, errors: 'none' })]),
      webhook([statusOf({ id: 'wamid.\0', ...failed })]),
      webhook([null, 7, 'delivered', [], {}]),
      webhook([statusOf({ id: 'wamid.unknown', ...failed })]),
      { object: 'whatsapp_business_account', entry: [] },
      { object: 'whatsapp_business_account', entry: [{ id: '1', changes: [{ field: 'messages' }, null] }] },
      { object: 'whatsapp_business_account', entry: 'all' },
      [],
      null,
      'delivered',
    ];
    for (const body of passed) expect([body, await report(body)]).toEqual([body, 200]);
    expect(await dispatchesOf(person.personId)).toMatchObject([{ state: 'sent', delivered_at: null }]);
    const long = Buffer.alloc(3_000_001, ' ');
    expect((await post(long, signatureOf(secret(), long))).statusCode).toBe(413);
    const broken = Buffer.from('{"object":');
    expect((await post(broken, signatureOf(secret(), broken))).statusCode).toBe(200);

    // By Meta's own id, in the future, again, and out of order: it arrived once, now, and stays so.
    const future = { id: wamid, timestamp: '4102444800' };
    for (const status of ['delivered', 'read', 'sent', 'failed', 'delivered'])
      await hear({ ...future, status });
    expect(await dispatchesOf(person.personId)).toMatchObject([
      { state: 'sent', delivered_at: NOON, failure: null },
    ]);
  });

  it('of a message by SMS change nothing', async () => {
    const person = await reader('0000', { sms: true, whatsapp: false });
    const id = await tell(person);
    await sendNotification(deps(), id, NOON);
    await hear({ mark: `${id}.1`, status: 'failed' });
    expect(await waysOf(person.personId)).toEqual([['sms', 'sent']]);
  });

  it('are told apart by try: a try that failed does not end the one that followed', async () => {
    const person = await reader();
    const id = await tell(person);
    const down = {
      ...deps(),
      sender: { ...world.deps.sender, send: () => Promise.reject(new Error('down')) },
    };
    await expect(sendNotification(down, id, NOON)).rejects.toThrow('down');
    await sendNotification(deps(), id, NOON);
    await hear({ mark: `${id}.1`, status: 'failed', errors: [{ code: 131_000 }] });
    expect(await waysOf(person.personId)).toEqual([['whatsapp', 'sent']]);
    await hear({ mark: `${id}.1`, status: 'delivered' });
    expect(await dispatchesOf(person.personId)).toMatchObject([{ state: 'sent', delivered_at: NOON }]);
  });

  it('come to an address that proves itself by our word alone', async () => {
    const ask = (token: string, more = '') =>
      world.app.inject(
        `${WHATSAPP_WEBHOOK}?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=${more || '1158201444'}`,
      );
    const token = world.deps.whatsapp?.verifyToken ?? '';
    const right = await ask(token);
    expect([right.statusCode, right.headers['content-type'], right.body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      '1158201444',
    ]);
    for (const wrong of [
      ask('a-guess'),
      ask(''),
      ask(token, '%3Cscript%3E'),
      world.app.inject(WHATSAPP_WEBHOOK),
    ])
      expect((await wrong).statusCode).toBe(403);
  });
});

describe('the templates of WhatsApp', () => {
  it('are there for each kind that goes outside, in both languages, in the form that Meta takes', () => {
    const templates = templatesToApprove('https://diyar.example');
    expect(new Set(templates.map(({ name, language }) => `${name} ${language}`)).size).toBe(
      2 * OUTSIDE_KINDS.length,
    );
    for (const { name, language, components } of templates) {
      expect(name).toMatch(/^[a-z0-9_]{1,60}$/);
      const text = (components as { type: string; text?: string }[]).map((part) => part.text ?? '');
      expect(text[0]).toMatch(/^[^{]+\{\{1\}\}[^}]+$/);
      expect(text[1]?.length).toBeLessThanOrEqual(60);
      expect(/[\u0600-\u06ff]/.test(text.join(' '))).toBe(language === 'ar');
    }
    expect(Object.keys(NOTIFICATIONS).length).toBeGreaterThan(80);
  });

  it('are filled by one line, however the sentence came', () => {
    const { template, text } = whatsAppTextOf(`a\n\nb\t${'long '.repeat(400)}`, { kind: 'ads', lang: 'en' });
    expect(template.parameters[0]).toMatch(/^a b long .*…$/);
    expect(text.length).toBeLessThan(1024);
  });
});
