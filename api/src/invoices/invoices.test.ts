import jsQR from 'jsqr';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transact } from '../platform/db/database.ts';
import { compileSvg } from '../platform/pdf/compile-pdf.ts';
import { takeStep } from '../reservations/take-step.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { registerForVat } from '../testing/invoicing.ts';
import { checkPayment, type HeldReservation, hold, pay, runJobs } from '../testing/payment-world.ts';
import { ask, buyPlan } from '../testing/purchase-world.ts';
import { headersOf, openWorld, type World } from '../testing/world.ts';
import type { DocumentFacts } from './invoice.ts';
import { findDocumentOf } from './invoice-list.queries.ts';
import { issueDocument } from './issue-document.ts';
import { namedParty } from './parties.ts';
import { pdfSourceOf } from './read-document.ts';
import { readXml } from './read-xml.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const FACTS: DocumentFacts = {
  seller: namedParty('ديار'),
  buyer: namedParty('نورة'),
  lines: [{ name: { ar: 'باقة', en: 'Plan' }, quantity: 1, category: 'S', gross: 11_500, net: 10_000 }],
  taxes: [{ category: 'S', percent: 15, net: 10_000, vat: 1_500 }],
  subject: null,
  method: 'card',
  suppliedOn: '2030-01-07',
  corrects: null,
  reason: null,
};

async function invoicesOf(person: BuiltPerson, query = '') {
  const { data } = await ask(world, person, `/invoices?per_page=50${query}`, { method: 'GET' });
  return data;
}

async function save(person: BuiltPerson, body: object) {
  const used = { last_used_at: world.clock.now };
  await world.database.db.updateTable('access_token').set(used).execute();
  const answer = await world.app.inject({
    method: 'PUT',
    url: '/api/v1/invoicing',
    headers: headersOf({ token: person.token }),
    payload: body,
  });
  return { ...answer.json(), status: answer.statusCode };
}

const ADDRESS = {
  street: 'شارع التحلية',
  building_number: '7401',
  district: 'السليمانية',
  city: 'الرياض',
  postal_code: '12223',
};

test('a hundred documents of one issuer issued at once have numbers without a gap and one chain of hashes', async () => {
  const { db } = world.database;
  const [seller, buyer] = await Promise.all([buildPerson(db, { kind: 'business' }), buildPerson(db)]);
  const kinds = ['invoice', 'receipt'] as const;
  const issued = await Promise.allSettled(
    Array.from({ length: 100 }, (_, at) =>
      transact(db, async (tx) => {
        const kind = kinds[at % 2] ?? 'invoice';
        const parties = {
          kind,
          sellerAccountId: seller.accountId,
          buyerAccountId: buyer.accountId,
          cause: {},
        };
        const taxes =
          kind === 'invoice' ? FACTS.taxes : [{ category: 'O' as const, percent: 0, net: 100, vat: 0 }];
        await issueDocument(tx, parties, async () => ({ ...FACTS, taxes }), world.clock.now);
        // Some transactions end without their document: its number must be the next one’s.
        if (at % 10 === 9) throw new Error('given up');
      }),
    ),
  );
  expect(issued.filter(({ status }) => status === 'fulfilled')).toHaveLength(90);
  const { rows } = await sql<{ kind: string; numbers: number[]; icvs: number[] }>`
    select i.kind, array_agg(sequence::int order by sequence) as numbers, array_agg(icv::int order by icv) as icvs
    from invoice i join invoice_issuer s on s.id = i.issuer_id where s.account_id = ${seller.accountId}
    group by i.kind order by i.kind`.execute(db);
  const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  expect(rows.map(({ numbers }) => numbers)).toEqual(rows.map(({ numbers }) => upTo(numbers.length)));
  expect(rows.reduce((sum, { numbers }) => sum + numbers.length, 0)).toBe(90);
  expect(rows[0]?.icvs).toEqual(upTo(rows[0]?.icvs.length ?? 0));
  const { rows: broken } = await sql`
    select i.icv from invoice i join invoice_issuer s on s.id = i.issuer_id
    left join invoice before on before.issuer_id = i.issuer_id and before.icv = i.icv - 1
    where s.account_id = ${seller.accountId} and i.icv > 1 and i.previous_hash is distinct from before.hash`.execute(
    db,
  );
  expect(broken).toEqual([]);
});

test('the database itself refuses a number left out, a place left out of the chain, and any change of a document', async () => {
  const { db } = world.database;
  const buyer = await buildPerson(db);
  const document = {
    kind: 'invoice' as const,
    sellerAccountId: buyer.accountId,
    buyerAccountId: buyer.accountId,
    cause: {},
  };
  await transact(db, (tx) => issueDocument(tx, document, async () => FACTS, world.clock.now));
  const copy = (sequence: number, icv: number) =>
    sql`
    insert into invoice (issuer_id, kind, sequence, uuid, icv, previous_hash, hash, standard, buyer_account_id, issued_at, total, vat, facts, xml)
    select issuer_id, kind, ${sequence}, gen_random_uuid(), ${icv}, hash, 'h', standard, buyer_account_id, issued_at, total, vat, facts, xml
    from invoice where buyer_account_id = ${buyer.accountId}`.execute(db);
  await expect(copy(3, 2)).rejects.toThrow('invoice_series_without_gap');
  await expect(copy(1, 2)).rejects.toThrow('invoice_series_once');
  await expect(copy(2, 3)).rejects.toThrow('invoice_chain_without_gap');
  await expect(copy(2, 1)).rejects.toThrow('invoice_chain_once');
  const change = sql`update invoice set total = 1 where buyer_account_id = ${buyer.accountId}`.execute(db);
  await expect(change).rejects.toThrow('append only');
  await expect(sql`delete from invoice`.execute(db)).rejects.toThrow('append only');
});

describe('a membership that was bought', () => {
  test('is invoiced by the marketplace in the same minute, once, with PDF and XML of its buyer alone', async () => {
    const office = await buildPerson(world.database.db, { kind: 'business' });
    const purchase = await buyPlan(world, office);
    await runJobs(world);
    await runJobs(world);
    const { items } = await invoicesOf(office, `&purchase=${purchase.id}`);
    expect(items).toMatchObject([
      {
        kind: 'invoice',
        is_standard: false,
        total: { amount: 14_900 },
        vat: { amount: 1943 },
        other: 'شركة ديار للاختبار',
      },
    ]);
    const [{ id, number }] = items;
    const pdf = await ask(world, office, `/invoices/${id}/pdf`, { method: 'GET' });
    expect(Buffer.from(pdf.data.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.data.name).toBe(`${number}-300000000000003.pdf`);
    const xml = await ask(world, office, `/invoices/${id}/xml`, { method: 'GET' });
    expect(Buffer.from(xml.data.base64, 'base64').toString()).toContain(`<cbc:ID>${number}</cbc:ID>`);
    const stranger = await buildPerson(world.database.db);
    expect((await ask(world, stranger, `/invoices/${id}/pdf`, { method: 'GET' })).status).toBe(404);
  });

  test('comes in pages, the newest first', async () => {
    const office = await buildPerson(world.database.db, { kind: 'business' });
    await buyPlan(world, office);
    await runJobs(world);
    world.clock.pass(60);
    await buyPlan(world, office, { plan: 'Pro', period: 'year' });
    await runJobs(world);
    const page = async (number: number) => {
      const { data } = await ask(world, office, `/invoices?per_page=1&page=${number}`, { method: 'GET' });
      return data;
    };
    const [first, second, past] = [await page(1), await page(2), await page(3)];
    expect([first, second].map(({ items }) => items[0].total.amount)).toEqual([399_000, 14_900]);
    expect([first.pages, first.total, past.items]).toEqual([2, 2, []]);
  });

  test('of a business with a VAT number waits for its address, then for the authority, and is seen once cleared', async () => {
    const office = await buildPerson(world.database.db, { kind: 'business' });
    await registerForVat(world.database.db, office.accountId, { withAddress: false });
    await buyPlan(world, office);
    const withoutAuthority = { ...world, deps: { ...world.deps, taxAuthority: null } };
    await runJobs(withoutAuthority);
    expect(await invoicesOf(office)).toMatchObject({ items: [], waiting: 1, clearing: 0 });
    const short = await save(office, { address: { ...ADDRESS, postal_code: '123' }, self_since: null });
    expect(short.data.errors).toMatchObject([{ field: 'address.postal_code' }]);
    expect((await save(office, { address: ADDRESS, self_since: null })).status).toBe(200);
    await runJobs(withoutAuthority);
    expect(await invoicesOf(office)).toMatchObject({ items: [], waiting: 0, clearing: 1 });
    const { id } = await world.database.db
      .selectFrom('invoice')
      .select('id')
      .where('buyer_account_id', '=', office.accountId)
      .executeTakeFirstOrThrow();
    expect((await ask(world, office, `/invoices/${id}/pdf`, { method: 'GET' })).status).toBe(404);
    await sql`select graphile_worker.add_job('invoice__issue_missing')`.execute(world.database.db);
    await runJobs(world);
    expect(await invoicesOf(office)).toMatchObject({
      clearing: 0,
      items: [
        { kind: 'invoice', is_standard: true, state: 'cleared', number: expect.stringMatching(/^INV-/) },
      ],
    });
  });
});

interface Stay {
  host: BuiltPerson;
  held: HeldReservation;
}

async function paidStay(
  { isRegistered }: { isRegistered: boolean },
  self_since: string | null = null,
): Promise<Stay> {
  const { db } = world.database;
  const listing = await buildListing(db, { unit: { policy: { instant: true, down_payment_percent: 33 } } });
  if (isRegistered) await registerForVat(db, listing.host.accountId);
  if (self_since !== null) expect((await save(listing.host, { address: null, self_since })).status).toBe(200);
  const held = await hold(world, { unitId: listing.unitId });
  await pay(world, held);
  await checkPayment(world, held);
  await runJobs(world);
  return { host: listing.host, held };
}

async function cancel({ held }: Stay): Promise<number> {
  const { data } = await ask(world, held.guest, `/reservations/${held.number}`, { method: 'GET' });
  const { event, refund } = data.steps.find((step: { event: string }) => step.event === 'guest_cancel');
  const step = { number: held.number, side: 'guest', event, refund: refund.amount, reason: '' } as const;
  await transact(world.database.db, (tx) =>
    takeStep(tx, { ...step, actor: held.guest.actor, now: world.clock.now }),
  );
  await runJobs(world);
  return refund.amount;
}

describe('a stay that was paid', () => {
  test('is invoiced in the name of an advertiser registered for VAT; what goes back has a credit note to the halala', async () => {
    const stay = await paidStay({ isRegistered: true });
    const { items } = await invoicesOf(stay.held.guest, `&booking=${stay.held.number}`);
    const [invoice] = items;
    expect(items).toMatchObject([
      {
        kind: 'invoice',
        total: { amount: stay.held.downPayment },
        other: 'شركة دار السكن العقارية',
        has_xml: true,
      },
    ]);
    expect(invoice.vat.amount).toBe(stay.held.downPayment - Math.round(stay.held.downPayment / 1.15));
    const refund = await cancel(stay);
    expect(refund).toBeGreaterThan(0);
    const after = await invoicesOf(stay.host, `&side=issued&booking=${stay.held.number}`);
    expect(after.items).toMatchObject([
      { kind: 'credit_note', total: { amount: refund }, corrects: invoice.number, other: 'سارة القحطاني' },
      { kind: 'invoice', id: invoice.id },
    ]);
    const found = await invoicesOf(
      stay.host,
      '&side=issued&kind=credit_note&q=CN-000001&from=2030-01-07&to=2030-01-07',
    );
    expect(found.items).toMatchObject([{ kind: 'credit_note' }]);
    expect((await invoicesOf(stay.host, '&side=issued&from=2031-01-01')).items).toEqual([]);
  });

  test('has a receipt without tax where the advertiser is not registered, and so has what goes back', async () => {
    const stay = await paidStay({ isRegistered: false });
    const refund = await cancel(stay);
    const { items } = await invoicesOf(stay.held.guest);
    expect(items).toMatchObject([
      { kind: 'refund_receipt', total: { amount: refund }, has_xml: false },
      { kind: 'receipt', total: { amount: stay.held.downPayment }, vat: { amount: 0 }, has_xml: false },
    ]);
    const xml = await ask(world, stay.held.guest, `/invoices/${items[1].id}/xml`, { method: 'GET' });
    expect(xml.status).toBe(404);
  });

  test('is not invoiced by the marketplace where the advertiser does so themselves, and its booking says so', async () => {
    const stay = await paidStay({ isRegistered: true }, '2030-01-07');
    await cancel(stay);
    expect(await invoicesOf(stay.held.guest, `&booking=${stay.held.number}`)).toMatchObject({
      items: [],
      self_invoiced: true,
    });
    expect((await save(stay.host, { address: ADDRESS, self_since: null })).status).toBe(200);
    await runJobs(world);
    expect((await invoicesOf(stay.held.guest)).items).toEqual([]);
    const past = await save(stay.host, { address: null, self_since: '2030-01-06' });
    expect(past.data.errors).toMatchObject([{ field: 'self_since' }]);
  });
});

test('the code is read from the picture of a document as the authority’s', async () => {
  const { held } = await paidStay({ isRegistered: true });
  const [{ id }] = (await invoicesOf(held.guest)).items;
  const reader = { accountId: held.guest.accountId, seesFees: true };
  const document = await findDocumentOf(world.database.db, reader, id);
  if (document?.xml == null) throw new Error('there is no document');
  const drawing = await compileSvg(await pdfSourceOf({ ...document, stamped_qr: null }));
  const { data, info } = await sharp(Buffer.from(drawing), { density: 150 })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = jsQR.default(new Uint8ClampedArray(data), info.width, info.height);
  expect(read?.data).toBe(readXml(document.xml).qr);
});
