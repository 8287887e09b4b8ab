import { afterEach, expect, test, vi } from 'vitest';
import {
  askMerchantSession,
  type Checkout,
  sendAppleToken,
  sendCard,
  sendCode,
  sendMobile,
} from './gateway.ts';

const checkout: Checkout = {
  id: '01a1fe00-4b33-7e11-9cb1-00aec8d73f5e',
  amount: 42_000,
  currency: 'SAR',
  description: 'Diyar 19261667',
  gateway_url: '/sandbox-gateway/v1/payments',
  publishable_key: 'pk_test',
  callback_url: 'http://localhost/dashboard/reservations/19261667/payment/return',
};
const card = { number: '4111 1111 1111 1111', name: ' SARA ', expiry: '09/28', cvv: '123', zip: '12345' };

function answering(status: number, body: unknown) {
  const fetched = vi.fn(async (..._sent: [URL, RequestInit]) => Response.json(body, { status }));
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => vi.unstubAllGlobals());

test('the card goes to the gateway in its form, and the answer says where to go', async () => {
  const fetched = answering(201, { source: { transaction_url: '/sandbox-gateway/3ds/1' } });
  expect(await sendCard(checkout, card)).toEqual({
    is: 'begun',
    address: 'http://localhost/sandbox-gateway/3ds/1',
  });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(String(url)).toBe('http://localhost/sandbox-gateway/v1/payments');
  expect(JSON.parse(String(init?.body))).toMatchObject({
    given_id: checkout.id,
    amount: 42_000,
    publishable_api_key: 'pk_test',
    source: {
      type: 'creditcard',
      name: 'SARA',
      number: '4111111111111111',
      month: 9,
      year: 2028,
      cvc: '123',
    },
  });
});

test('a payment decided without the bank’s page goes on to our return page, which asks our server', async () => {
  for (const status of ['paid', 'failed', 'authorized']) {
    answering(201, { status, source: { transaction_url: null, message: 'DECLINED' } });
    expect(await sendCard(checkout, card)).toEqual({ is: 'begun', address: checkout.callback_url });
  }
  answering(201, { status: 'initiated', source: { transaction_url: null } });
  expect(await sendCard(checkout, card)).toEqual({ is: 'unreached' });
});

test('fields the gateway refuses are named as the form names them', async () => {
  answering(400, { type: 'invalid_request_error', errors: { 'source.number': ['x'], 'source.year': ['y'] } });
  expect(await sendCard(checkout, card)).toEqual({
    is: 'refused',
    fields: ['number', 'expiry'],
    usedId: false,
  });
  answering(400, { type: 'used_given_id', errors: null });
  expect(await sendCard(checkout, card)).toEqual({ is: 'refused', fields: [], usedId: true });
});

test('nobody is sent to an address that is not a page, and silence is an answer', async () => {
  answering(201, { source: { transaction_url: 'javascript:alert(1)' } });
  expect(await sendCard(checkout, card)).toEqual({ is: 'unreached' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')));
  expect(await sendCard(checkout, card)).toEqual({ is: 'unreached' });
});

test('a wallet’s number goes to the gateway, which says where its code goes', async () => {
  const address = 'http://localhost/sandbox-gateway/v1/stc_pays/1/proceed?otp_token=2';
  const fetched = answering(201, { status: 'initiated', source: { transaction_url: address } });
  expect(await sendMobile(checkout, '0512345678')).toEqual({ is: 'asked', address });
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toMatchObject({
    given_id: checkout.id,
    source: { type: 'stcpay', mobile: '0512345678' },
  });
  answering(201, { status: 'failed', source: { transaction_url: null } });
  expect(await sendMobile(checkout, '0515555555')).toEqual({ is: 'decided' });
  answering(400, { type: 'invalid_request_error', errors: { 'source.mobile': ['x'] } });
  expect(await sendMobile(checkout, '0512345678')).toEqual({ is: 'refused', isMobile: true, usedId: false });
});

test('the code goes to that address alone; an answer that decides nothing is no payment', async () => {
  const address = 'http://localhost/proceed?otp_token=2';
  const fetched = answering(200, { status: 'paid' });
  expect(await sendCode(address, '123456')).toBe('decided');
  expect(String(fetched.mock.calls[0]?.[0])).toBe(address);
  expect(fetched.mock.calls[0]?.[1].body).toBe('{"otp_value":"123456"}');
  answering(404, { type: 'record_not_found' });
  expect(await sendCode(address, '123456')).toBe('refused');
  answering(200, { status: 'initiated' });
  expect(await sendCode(address, '123456')).toBe('refused');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')));
  expect(await sendCode(address, '123456')).toBe('unreached');
});

test('what Apple’s sheet gives goes to the gateway as text, and its answer says whether it was paid', async () => {
  const fetched = answering(201, { status: 'paid', source: { type: 'applepay' } });
  expect(await sendAppleToken(checkout, { paymentData: { data: 'sealed' } })).toBe('paid');
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toMatchObject({
    given_id: checkout.id,
    source: { type: 'applepay', token: '{"paymentData":{"data":"sealed"}}' },
  });
  answering(201, { status: 'failed' });
  expect(await sendAppleToken(checkout, {})).toBe('failed');
  answering(400, { type: 'used_given_id' });
  expect(await sendAppleToken(checkout, {})).toBe('used_id');
  answering(400, { type: 'invalid_request_error' });
  expect(await sendAppleToken(checkout, {})).toBe('refused');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await sendAppleToken(checkout, {})).toBe('unreached');
});

test('the gateway asks Apple whether this site may be paid', async () => {
  const fetched = answering(200, { merchantSessionIdentifier: 'of Apple' });
  vi.stubGlobal('location', { origin: 'http://localhost', hostname: 'localhost' });
  const asked = {
    validationUrl: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
    name: 'ديار',
  };
  expect(await askMerchantSession(checkout, asked)).toEqual({ merchantSessionIdentifier: 'of Apple' });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(String(url)).toBe('http://localhost/sandbox-gateway/v1/applepay/initiate');
  expect(JSON.parse(String(init?.body))).toEqual({
    validation_url: asked.validationUrl,
    display_name: 'ديار',
    domain_name: 'localhost',
    publishable_api_key: 'pk_test',
  });
  answering(400, { type: 'invalid_request_error' });
  expect(await askMerchantSession(checkout, asked)).toBeUndefined();
});
