import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing, buildPerson } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

interface Contact {
  phone: string;
  url: string;
}

const reveal = (
  path: string,
  address: string,
  options: { channel?: string; lang?: 'ar' | 'en'; token?: string } = {},
) =>
  world.call<Contact>(`/ads/${path}/contacts`, {
    method: 'POST',
    body: { channel: options.channel ?? 'phone' },
    headers: { 'x-forwarded-for': address },
    ...(options.lang && { lang: options.lang }),
    ...(options.token && { token: options.token }),
  });

const revealsOf = (adId: string) =>
  world.db.selectFrom('contact_reveal').selectAll().where('ad_id', '=', adId).orderBy('at').execute();

test('a tap gives the number to call, and is counted', async () => {
  const host = await buildPerson(world.db, { kind: 'business', phone: '+966512345678' });
  const caller = await buildPerson(world.db);
  const { adNumber, adId } = await buildListing(world.db, { host });
  const { status, headers, data } = await reveal(adNumber, '10.0.0.1', { token: caller.token });
  expect(status).toBe(201);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(data).toEqual({ phone: '051 234 5678', url: 'tel:+966512345678' });
  const [row] = await revealsOf(adId);
  expect(row).toMatchObject({ channel: 'phone', account_id: caller.accountId });
  expect(row?.address_hash).toHaveLength(32);
});

test('WhatsApp opens with a first sentence in the visitor’s language', async () => {
  const host = await buildPerson(world.db, { kind: 'business', phone: '+966598765432' });
  const { adNumber } = await buildListing(world.db, { host });
  const arabic = new URL((await reveal(adNumber, '10.0.0.2', { channel: 'whatsapp' })).data.url);
  expect(`${arabic.origin}${arabic.pathname}`).toBe('https://wa.me/966598765432');
  expect(arabic.searchParams.get('text')).toBe(
    `السلام عليكم، أرغب في الاستفسار عن إعلانكم «شقة مفروشة في الملقا» رقم ${adNumber} في ديار`,
  );
  const english = await reveal(adNumber, '10.0.0.2', { channel: 'whatsapp', lang: 'en' });
  expect(new URL(english.data.url).searchParams.get('text')).toBe(
    `Hello, I would like to ask about your ad “Furnished apartment in Al Malqa”, number ${adNumber}, on Diyar`,
  );
});

test('an address gets 30 numbers an hour, all ads together, and others go on', async () => {
  const [one, other] = [await buildListing(world.db), await buildListing(world.db)];
  const taps = Array.from({ length: 32 }, (_, index) =>
    reveal(index % 2 === 0 ? one.adNumber : other.adNumber, '10.0.0.3'),
  );
  const statuses = (await Promise.all(taps)).map((answer) => answer.status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  const refused = await reveal(one.adNumber, '10.0.0.3');
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(refused.headers['retry-after']).toBe('3600');
  expect((await reveal(one.adNumber, '10.0.0.4')).status).toBe(201);
  const before = world.clock.now;
  world.clock.now = new Date(before.getTime() + 3_600_000);
  expect((await reveal(one.adNumber, '10.0.0.3')).status).toBe(201);
  world.clock.now = before;
  expect([...(await revealsOf(one.adId)), ...(await revealsOf(other.adId))]).toHaveLength(32);
});

test('an account gets 30 numbers an hour, from wherever it calls', async () => {
  const { adNumber } = await buildListing(world.db);
  const caller = await buildPerson(world.db);
  const taps = Array.from({ length: 32 }, (_, index) =>
    reveal(adNumber, `10.1.0.${index + 1}`, { token: caller.token }),
  );
  const statuses = (await Promise.all(taps)).map((answer) => answer.status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  expect(await reveal(adNumber, '10.1.0.1', { token: caller.token })).toMatchObject({
    status: 429,
    code: 'too_many_requests',
  });
  expect((await reveal(adNumber, '10.1.0.1')).status).toBe(201);
});

test('what cannot be seen cannot be called', async () => {
  const hidden = await buildListing(world.db, { ad: { state: 'hidden' } });
  expect(await reveal(hidden.adNumber, '10.0.0.5')).toMatchObject({ status: 404, code: 'not_found' });
  const secret = await buildListing(world.db, { unit: { privacy: 'private', link_key: 'key-of-the-link' } });
  expect((await reveal(secret.adNumber, '10.0.0.5')).status).toBe(404);
  const { status } = await world.call(`/ads/${secret.adNumber}/contacts?k=key-of-the-link`, {
    method: 'POST',
    body: { channel: 'phone' },
  });
  expect(status).toBe(201);
  expect(await revealsOf(hidden.adId)).toEqual([]);
});

test('another channel is refused', async () => {
  const { adNumber } = await buildListing(world.db);
  expect(await reveal(adNumber, '10.0.0.6', { channel: 'email' })).toMatchObject({ status: 422 });
});

test('who shows the property is called, else who shows things for the account, else the advertiser', async () => {
  const host = await buildPerson(world.db, { kind: 'business', phone: '+966511111111' });
  const { adNumber, propertyId } = await buildListing(world.db, { host });
  const number = async () => (await reveal(adNumber, '10.0.9.1')).data;
  expect((await number()).phone).toBe('051 111 1111');
  const profile = { account_id: host.accountId, viewer_phone: '0522222222' };
  await world.db.insertInto('account_profile').values(profile).execute();
  expect(await number()).toEqual({ phone: '052 222 2222', url: 'tel:+966522222222' });
  const own = { viewer_phone: '0114445556' };
  await world.db.updateTable('property').set(own).where('id', '=', propertyId).execute();
  expect((await number()).url).toBe('tel:+966114445556');
});
