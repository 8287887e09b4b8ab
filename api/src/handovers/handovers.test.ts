import type { Handover } from '@diyar/contract/booking/handovers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildListing } from '../testing/factories.ts';
import {
  checkPayment,
  type HeldReservation,
  hold,
  openPaymentWorld,
  type PaymentWorld,
  pay,
} from '../testing/payment-world.ts';
import { headersOf } from '../testing/world.ts';

let world: PaymentWorld;
let host: BuiltPerson;
let held: HeldReservation;
beforeAll(async () => {
  world = await openPaymentWorld();
  const property = {
    directions_ar: 'المدخل من الشارع الخلفي',
    street: 'شارع الأمير محمد',
    lat: 24.8123,
    lng: 46.6123,
  };
  const listing = await buildListing(world.database.db, { property, unit: { house_rules_en: 'No smoking' } });
  host = listing.host;
  held = await hold(world, { unitId: listing.unitId });
  const code = { url: `/api/v1/host/units/${held.unitId}/arrival_code`, payload: { code: ' 4821# ' } };
  const saved = await world.app.inject({ method: 'PUT', headers: headersOf(host), ...code });
  expect(saved.json().data).toEqual({ code: '4821#' });
});
afterAll(() => world.close());

test('a host reads the code of a unit of theirs, and nobody else does', async () => {
  const url = `/api/v1/host/units/${held.unitId}/arrival_code`;
  const mine = await world.app.inject({ url, headers: headersOf(host) });
  expect(mine.json().data).toEqual({ code: '4821#', abilities: { edit: true } });
  const other = await world.app.inject({ url, headers: headersOf({ token: held.guest.token }) });
  expect(other.statusCode).toBe(404);
});

async function ask(person: BuiltPerson, what: 'handover' | 'calendar', lang = 'ar') {
  const url = `/api/v1/reservations/${held.number}/${what}`;
  return await world.app.inject({ url, headers: headersOf({ token: person.token, lang }) });
}
const told = async (person: BuiltPerson, lang?: string): Promise<Handover> =>
  (await ask(person, 'handover', lang)).json().data;
const local = (phone: string) => phone.slice(4);

test('a hold tells neither side how to reach the other, where it is, or what opens the door', async () => {
  const [guests, hosts] = [await ask(held.guest, 'handover'), await ask(host, 'handover')];
  for (const { body } of [guests, hosts]) expect(body).not.toMatch(/24\.81|46\.61|الأمير|الخلفي|smoking/);
  expect(guests.body).not.toContain(local(host.phone));
  expect(guests.body).not.toContain('4821');
  expect(hosts.body).not.toContain(local(held.guest.phone));
  expect((await ask(held.guest, 'calendar')).statusCode).toBe(422);
});

test('once paid both sides know each other’s number and the guest the exact place, the code only from the day before', async () => {
  await pay(world, held);
  await checkPayment(world, held);
  const guests = await told(held.guest);
  const dialled = host.phone;
  expect(guests).toMatchObject({
    side: 'guest',
    contact: {
      call_url: `tel:${dialled}`,
      whatsapp_url: expect.stringContaining(`wa.me/${dialled.slice(1)}?`),
    },
    place: { street: 'شارع الأمير محمد', point: { lat: 24.8123, lng: 46.6123 } },
    directions: { text: 'المدخل من الشارع الخلفي', lang: 'ar' },
    house_rules: { text: 'No smoking', lang: 'en' },
    code: { text: null, told_from: '2030-01-31T00:00:00+03:00' },
  });
  expect(await told(host)).toMatchObject({
    contact: { call_url: `tel:${held.guest.phone}` },
    code: { text: '4821#' },
  });
  const paidAt = world.clock.now;
  world.clock.now = new Date('2030-01-30T20:59:59Z');
  expect((await told(held.guest)).code.text).toBeNull();
  world.clock.now = new Date('2030-01-30T21:00:00Z');
  expect((await told(held.guest)).code.text).toBe('4821#');
  world.clock.now = paidAt;
});

test('a calendar file of a confirmed stay says when, where and whose, for each side', async () => {
  const guests = (await ask(held.guest, 'calendar')).json().data;
  expect(guests.name).toBe(`diyar-${held.number}.ics`);
  expect(guests.text).toContain('GEO:24.812300;46.612300');
  expect(guests.text).toMatch(/DTSTART:20300201T\d{6}Z/);
  const hosts = (await ask(host, 'calendar', 'en')).json().data;
  expect(hosts.text.replaceAll('\r\n ', '')).toContain(`/en/dashboard/reservations/${held.number}?side=host`);
});

test('place and code leave with the stay, and the number two weeks after it', async () => {
  await world.database.db
    .updateTable('reservation')
    .set({ state: 'finished' })
    .where('id', '=', held.id)
    .execute();
  world.clock.now = new Date('2030-02-10T09:00:00Z');
  const after = await told(held.guest);
  expect(after).toMatchObject({ place: null, code: { text: null, told_from: null }, has_calendar: false });
  expect(after.contact).not.toBeNull();
  world.clock.now = new Date('2030-02-18T09:00:00Z');
  expect((await told(held.guest)).contact).toBeNull();
  expect((await told(host)).contact).toBeNull();
});
