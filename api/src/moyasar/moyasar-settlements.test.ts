import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import { MOYASAR_KEYS, type MoyasarStub, startMoyasarStub } from '../testing/moyasar-stub.ts';
import { createMoyasarPaymentGateway } from './moyasar-payment-gateway.ts';

let stub: MoyasarStub;
let gateway: PaymentGateway;
beforeAll(async () => {
  stub = await startMoyasarStub();
  gateway = createMoyasarPaymentGateway({ url: stub.url, ...MOYASAR_KEYS, webhookSecret: 'secret' });
});
afterAll(() => stub.close());
beforeEach(() => {
  stub.settlements.length = 0;
  stub.next.length = 0;
});

const PAYMENT = 'ae5e8c6a-1622-45a5-b7ca-9ead69be722e';
const SPAN = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-12-01T00:00:00Z') };

/** A settlement in the shape that Moyasar publishes for `GET /settlements`. */
function documented(id: string, createdAt: string, lines: object[] = []) {
  return {
    ...{
      id,
      recipient_type: 'Entity',
      recipient_id: 'c5c57597-0d06-4583-9da5-c755c4943ede',
      currency: 'SAR',
    },
    ...{ amount: 24_209, fee: 46, tax: 6, reference: null, settlement_count: 1 },
    invoice_url: 'https://example.com/invoice.pdf',
    csv_list_url: 'https://example.com/list.csv',
    pdf_list_url: null,
    created_at: createdAt,
    lines,
  };
}

/** A line in the shape that Moyasar publishes for `GET /settlements/{id}/lines`. */
function lineOf(type: string, figures: { payment_amount: number; amount: number; fee: number; tax: number }) {
  return {
    ...{ payment_id: type.includes('duties') ? null : PAYMENT, type, currency: 'SAR', ...figures },
    ...{ reference_number: '125478454231', created_at: '2026-11-03T17:38:05.431Z' },
    source: { type: 'creditcard', company: 'mada' },
  };
}

test('settlements of a half-open span are read on every page, net of the fee for the transfer', async () => {
  const ids = Array.from({ length: 41 }, (_, n) => `3fa85f64-5717-4562-b3fc-${String(n).padStart(12, '0')}`);
  stub.settlements.push(
    documented('at-the-end', '2026-12-01T00:00:00.000Z'),
    ...ids.map((id) => documented(id, '2026-11-10T06:00:00.000Z')),
    documented('at-the-start', '2026-11-01T00:00:00.000Z'),
    documented('before', '2026-10-31T23:59:59.999Z'),
  );
  const told = await gateway.settlements(SPAN);
  expect(told.map(({ id }) => id)).toEqual([...ids, 'at-the-start']);
  expect(told[0]).toEqual({
    id: ids[0],
    at: new Date('2026-11-10T06:00:00.000Z'),
    ...{ net: 24_163, fee: 40, feeVat: 6 },
  });
});

test('lines are what payers paid or got back, with the fee apart from its VAT, and what is kept for no payment', async () => {
  const lines = [
    lineOf('payment', { payment_amount: 25_000, amount: 24_209, fee: 791, tax: 103 }),
    // The amount of the payment stands beside a refund of a part of it.
    lineOf('refund', { payment_amount: 25_000, amount: -10_115, fee: 115, tax: 15 }),
    lineOf('chargeback', { payment_amount: 25_000, amount: -25_000, fee: 0, tax: 0 }),
    lineOf('chargeback_penalty', { payment_amount: 25_000, amount: -11_500, fee: 0, tax: 1_500 }),
    lineOf('platform_duties', { payment_amount: 0, amount: -230, fee: 230, tax: 30 }),
  ];
  stub.settlements.push(documented('one', '2026-11-10T06:00:00.000Z', lines));
  expect(await gateway.settlementLines('one')).toEqual([
    { kind: 'payment', chargeId: PAYMENT, gross: 25_000, fee: 688, feeVat: 103 },
    { kind: 'refund', chargeId: PAYMENT, gross: -10_000, fee: 100, feeVat: 15 },
    { kind: 'chargeback', chargeId: PAYMENT, gross: -25_000, fee: 0, feeVat: 0 },
    { kind: 'charge', chargeId: PAYMENT, gross: 0, fee: 10_000, feeVat: 1_500 },
    { kind: 'charge', chargeId: null, gross: 0, fee: 200, feeVat: 30 },
  ]);
});

test('a settlement in another currency, a line of a type nobody knows and a refusal are faults, not settlements', async () => {
  stub.settlements.push({ ...documented('dollars', '2026-11-10T06:00:00.000Z'), currency: 'USD' } as never);
  await expect(gateway.settlements(SPAN)).rejects.toThrow('nobody understands for settlements');
  const odd = lineOf('gift', { payment_amount: 100, amount: 100, fee: 0, tax: 0 });
  stub.settlements.push(documented('odd', '2026-11-10T06:00:00.000Z', [odd]));
  await expect(gateway.settlementLines('odd')).rejects.toThrow('nobody understands');
  stub.next.push(403);
  await expect(gateway.settlements(SPAN)).rejects.toThrow('answered 403 for settlements');
});
