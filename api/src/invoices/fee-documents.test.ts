import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildListing } from '../testing/factories.ts';
import { insert } from '../testing/factory-rows.ts';
import { registerForVat } from '../testing/invoicing.ts';
import { buildOperator } from '../testing/operators.ts';
import {
  checkPayment,
  type HeldReservation,
  hold,
  openPaymentWorld,
  type PaymentWorld,
  pay,
  runJobs,
} from '../testing/payment-world.ts';
import { ask } from '../testing/purchase-world.ts';
import { buildMember } from '../testing/team.ts';
import { issueMissingOfFees } from './issue-missing.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
  const { db } = world.database;
  const operator = await buildOperator(db, world.deps.config.pepper, world.clock.now);
  await insert(db, 'fee_rate', {
    basis_points: 1000,
    effective_from: new Date('2020-01-01'),
    operator_id: operator.operatorId,
    reason: 'نسبة المنصة',
  });
});
afterAll(() => world.close());

interface Booked extends HeldReservation {
  host: BuiltPerson;
}

/** A paid booking of two nights from 1 February, 500 S.R each, of which a tenth is the marketplace's. */
async function book(host?: BuiltPerson): Promise<Booked> {
  world.clock.now = new Date('2030-01-07T09:00:00Z');
  const listing = await buildListing(world.database.db, {
    ...(host && { host }),
    unit: { policy: { down_payment_percent: 100, cancellation: 'moderate' } },
  });
  const held = await hold(world, { unitId: listing.unitId });
  await payDue(held);
  return { ...held, host: listing.host };
}

async function payDue(held: HeldReservation): Promise<void> {
  await pay(world, held);
  await checkPayment(world, held);
  await runJobs(world);
}

async function change(booked: Booked, end: string): Promise<void> {
  const path = `/reservations/${booked.number}`;
  const wanted = { start: '2030-02-01', end, guests: 1, services: [] };
  const quoted = (await ask(world, booked.guest, `${path}/change_quotes`, { body: wanted })).data;
  const body = { quote_id: quoted.quote.id, pay: quoted.pay.amount, back: quoted.back.amount, reason: '' };
  expect((await ask(world, booked.guest, `${path}/changes`, { body })).status).toBe(201);
  await runJobs(world);
}

const documentsOf = async (person: BuiltPerson, query = '&about=fee') =>
  (await ask(world, person, `/invoices?per_page=50${query}`, { method: 'GET' })).data;
const fileOf = async (person: BuiltPerson, id: string, kind: 'pdf' | 'xml') => {
  const { data, status } = await ask(world, person, `/invoices/${id}/${kind}`, { method: 'GET' });
  return status === 200 ? Buffer.from(data.base64, 'base64').toString() : status;
};

test('the marketplace invoices its fee to the advertiser once a booking is confirmed, and to nobody else', async () => {
  const booked = await book();
  const { items, waiting } = await documentsOf(booked.host);
  expect(waiting).toBe(0);
  expect(items).toMatchObject([
    {
      ...{ kind: 'invoice', is_standard: false, is_fee: true, booking: booked.number, corrects: null },
      ...{ total: { amount: 11_500 }, vat: { amount: 1_500 }, other: 'شركة ديار للاختبار' },
    },
  ]);
  expect(await fileOf(booked.host, items[0].id, 'pdf')).toMatch(/^%PDF-/);
  const xml = await fileOf(booked.host, items[0].id, 'xml');
  expect(xml).toContain(`رسوم ديار 10% عن الحجز ${booked.number}`);
  expect(xml).toContain('<cbc:PaymentMeansCode>97</cbc:PaymentMeansCode>');
  expect(await fileOf(booked.guest, items[0].id, 'pdf')).toBe(404);
  // The booking's own documents are those of what its guest paid.
  expect((await documentsOf(booked.guest)).items).toEqual([]);
  expect((await documentsOf(booked.host, `&booking=${booked.number}`)).items).toEqual([]);
  expect((await documentsOf(booked.host, `&q=${booked.number}`)).items).toMatchObject([{ id: items[0].id }]);
});

test('of a team those who read fees read their documents, others the rest alone', async () => {
  const { host } = await book();
  const [{ id }] = (await documentsOf(host)).items;
  for (const role of ['manager', 'editor', 'viewer'] as const) {
    const member = await buildMember(world.database.db, host, role);
    const reads = role === 'manager';
    expect((await documentsOf(member)).items).toHaveLength(reads ? 1 : 0);
    expect((await documentsOf(member, '')).items).toHaveLength(reads ? 1 : 0);
    expect(await fileOf(member, id, 'xml')).toEqual(reads ? expect.stringContaining('<Invoice') : 404);
    expect(await fileOf(member, id, 'pdf')).toEqual(reads ? expect.stringMatching(/^%PDF-/) : 404);
  }
});

test('what of a fee is returned has credit notes of the invoices that told it, to the halala', async () => {
  const booked = await book();
  await change(booked, '2030-02-04');
  await payDue(booked);
  const invoices = (await documentsOf(booked.host)).items;
  expect(invoices).toMatchObject([
    { kind: 'invoice', total: { amount: 5_750 } },
    { kind: 'invoice', total: { amount: 11_500 } },
  ]);
  const body = { event: 'host_cancel', refund: 150_000, reason: 'لا يناسبني' };
  const path = `/host/reservations/${booked.number}/steps`;
  expect((await ask(world, booked.host, path, { body })).status).toBe(201);
  await runJobs(world);
  await issueMissingOfFees(world.database.db, world.clock.now);
  expect((await documentsOf(booked.host, '&about=fee&kind=credit_note')).items).toMatchObject([
    { total: { amount: 11_500 }, vat: { amount: 1_500 }, corrects: invoices[1].number },
    { total: { amount: 5_750 }, vat: { amount: 750 }, corrects: invoices[0].number },
  ]);
});

test('an advertiser registered for VAT is told that the invoice waits for their address, and has it as a business', async () => {
  const { host } = await book();
  await registerForVat(world.database.db, host.accountId, { withAddress: false });
  await book(host);
  expect(await documentsOf(host)).toMatchObject({ waiting: 1, clearing: 0 });
  expect((await documentsOf(host, '')).waiting).toBe(2);
  const address = {
    street: 'شارع التحلية',
    building_number: '7401',
    district: 'العليا',
    city: 'الرياض',
    postal_code: '12223',
  };
  const updated_at = world.clock.now;
  await world.database.db
    .insertInto('invoicing')
    .values({ account_id: host.accountId, ...address, updated_at })
    .execute();
  await issueMissingOfFees(world.database.db, world.clock.now);
  await issueMissingOfFees(world.database.db, world.clock.now);
  const { rows } = await sql`select standard from invoice
    where buyer_account_id = ${host.accountId} and fee_change_id is not null order by sequence`.execute(
    world.database.db,
  );
  expect(rows).toEqual([{ standard: false }, { standard: true }]);
  // The guest's own invoice waits for the same address until its job comes.
  expect([(await documentsOf(host)).waiting, (await documentsOf(host, '')).waiting]).toEqual([0, 1]);
});
