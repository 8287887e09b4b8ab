import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Came, type HttpStub, sendJson, startHttpStub } from './http-stub.ts';

export const MOYASAR_KEYS = { publishableKey: 'pk_live_stub', secretKey: 'sk_live_stub' };

interface StubPayment {
  id: string;
  status: string;
  amount: number;
  currency: string;
  refunded: number;
  callback_url: string;
  source: Record<string, string | null>;
}

export interface MoyasarStub extends HttpStub {
  payments: Map<string, StubPayment>;
  /** Kept cards by their token. */
  tokens: Map<string, object>;
  /** Settlements with their lines, as Moyasar documents both; the newest first. */
  settlements: { id: string; lines: object[] }[];
  /** How the next requests fare: answered, refused with a status, left in silence, or done and the answer lost. */
  next: (number | 'pass' | 'silence' | 'lost answer')[];
  /** The bank's word on a payment: its new status, and what else changes. */
  decide(id: string, status: string, change?: Partial<StubPayment>): void;
  /** The body of the webhook about a payment. */
  webhookOf(id: string, type: string, secret: string): object;
}

/**
 * Moyasar's payments to its published contract (domain.md 5.1): created by a browser with the publishable key, 3-D Secure
 * at an address of its own, asked about and refunded with the secret key. A refund has no id and is done as often as it
 * is asked for, up to what is left.
 */
export async function startMoyasarStub(): Promise<MoyasarStub> {
  const payments = new Map<string, StubPayment>();
  const next: MoyasarStub['next'] = [];
  const http = await startHttpStub((came, response) => {
    // A browser posts the card from another site, and asks first whether it may.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (came.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const instead = came.path.startsWith('/3ds/') ? undefined : next.shift();
    if (instead === 'silence') return;
    if (typeof instead === 'number')
      return refuse(response, instead, instead === 429 ? 'rate_limit_error' : 'api_error');
    if (instead === 'lost answer') {
      response.end = () => response.destroy();
    }
    answer(stub, came, response);
  });
  const decide: MoyasarStub['decide'] = (id, status, change = {}) => {
    const payment = payments.get(id);
    if (payment === undefined) throw new Error(`no payment ${id}`);
    payments.set(id, { ...payment, ...change, status, source: { ...payment.source, ...change.source } });
  };
  const webhookOf: MoyasarStub['webhookOf'] = (id, type, secret) => ({
    id: randomUUID(),
    type,
    created_at: '2030-01-07T09:00:00.000Z',
    secret_token: secret,
    account_name: 'Diyar',
    live: true,
    data: { ...payments.get(id), id },
  });
  const stub: MoyasarStub = {
    ...http,
    payments,
    tokens: new Map(),
    settlements: [],
    next,
    decide,
    webhookOf,
  };
  return stub;
}

function answer(stub: MoyasarStub, came: Came, response: ServerResponse): unknown {
  const { pathname, searchParams } = new URL(came.url, 'http://moyasar.example');
  const [, place, id = '', action] = pathname.split('/');
  if (place === '3ds') return askBank(stub, id, response);
  if (came.headers['user-agent'] === undefined) {
    response.writeHead(403).end('<html>Cloudflare</html>');
    return;
  }
  const body = came.method === 'POST' ? JSON.parse(came.body.toString()) : {};
  if (place === 'stc_pays') return takeCode(stub, id, body.otp_value, response);
  const key = keyOf(came) ?? body.publishable_api_key;
  const isCreating = came.method === 'POST' && id === '';
  const keys = isCreating ? [MOYASAR_KEYS.publishableKey, MOYASAR_KEYS.secretKey] : [MOYASAR_KEYS.secretKey];
  if (!keys.includes(key)) return refuse(response, 401, 'authentication_error');
  if (place === 'settlements') return answerSettlements(stub, id, Number(searchParams.get('page')), response);
  if (place === 'tokens') return answerToken(stub, id, came.method, response);
  if (isCreating) return create(stub, body, response);
  if (id === '') return list(stub, Number(searchParams.get('page')), response);
  const payment = stub.payments.get(id);
  if (payment === undefined) return refuse(response, 404, 'record_not_found');
  if (action === 'refund') return refund(stub, payment, body.amount ?? payment.amount, response);
  sendJson(response, 200, payment);
}

/** A page of 40, as it is documented. */
function list(stub: MoyasarStub, page: number, response: ServerResponse): unknown {
  const { rows: payments, meta } = pageOf([...stub.payments.values()], page);
  return sendJson(response, 200, { payments, meta });
}

/** Settlements, or the lines of one. */
function answerSettlements(stub: MoyasarStub, id: string, page: number, response: ServerResponse): unknown {
  if (id === '') {
    const { rows, meta } = pageOf(stub.settlements, page);
    return sendJson(response, 200, { settlements: rows.map(({ lines: _, ...one }) => one), meta });
  }
  const settlement = stub.settlements.find((one) => one.id === id);
  if (settlement === undefined) return refuse(response, 404, 'record_not_found');
  const { rows: lines, meta } = pageOf(settlement.lines, page);
  return sendJson(response, 200, { lines, meta });
}

function pageOf<T>(all: readonly T[], page: number) {
  const next_page = page * 40 < all.length ? page + 1 : null;
  return { rows: all.slice((page - 1) * 40, page * 40), meta: { current_page: page, next_page } };
}

function create(
  stub: MoyasarStub,
  body: StubPayment & { given_id: string },
  response: ServerResponse,
): unknown {
  if (stub.payments.has(body.given_id)) return refuse(response, 400, 'used_given_id');
  const {
    number = '',
    type = '',
    mobile = '',
    ...source
  } = body.source as Record<string, string | undefined>;
  if (type === 'stcpay') return createWallet(stub, body, mobile, response);
  if (type === 'applepay') return createApple(stub, body, response);
  if (type === 'token' && !stub.tokens.has(source.token ?? ''))
    return refuse(response, 400, 'invalid_request_error');
  if (type !== 'token' && !/^\d{16}$/.test(number)) {
    sendJson(response, 400, {
      type: 'invalid_request_error',
      message: 'Validation Failed',
      errors: { 'source.number': ['is not valid'] },
    });
    return;
  }
  const payment: StubPayment = {
    id: body.given_id,
    status: 'initiated',
    amount: body.amount,
    currency: body.currency,
    refunded: 0,
    callback_url: body.callback_url,
    source: {
      type,
      company: 'visa',
      number: `${number.slice(0, 6)}XXXXXX${number.slice(-4)}`,
      message: null,
      response_code: null,
      transaction_url: `${stub.url}/3ds/${body.given_id}`,
      token: source.save_card ? keep(stub, number) : null,
    },
  };
  stub.payments.set(payment.id, payment);
  sendJson(response, 201, payment);
}

function keep(stub: MoyasarStub, number: string): string {
  const id = `token_${randomUUID()}`;
  const card = { brand: 'visa', last_four: number.slice(-4), month: '09', year: '2035' };
  stub.tokens.set(id, { id, status: 'active', ...card });
  return id;
}

/** A kept card, shown or forgotten. */
function answerToken(stub: MoyasarStub, id: string, method: string, response: ServerResponse): unknown {
  const token = stub.tokens.get(id);
  if (token === undefined) return refuse(response, 404, 'record_not_found');
  if (method === 'DELETE') stub.tokens.delete(id);
  sendJson(response, 200, token);
}

/** STC Pay: the answer says where the browser posts the code that the wallet's owner was sent. */
function createWallet(
  stub: MoyasarStub,
  { given_id: id, amount, currency, callback_url }: StubPayment & { given_id: string },
  mobile: string,
  response: ServerResponse,
): void {
  const transaction_url = `${stub.url}/stc_pays/${id}/proceed?otp_token=secret`;
  const source = { type: 'stcpay', mobile, message: null, transaction_url };
  const payment = { id, status: 'initiated', amount, currency, refunded: 0, callback_url, source };
  stub.payments.set(id, payment);
  sendJson(response, 201, payment);
}

/** Apple Pay: the phone has asked its owner, so the answer is the bank's already. */
function createApple(
  stub: MoyasarStub,
  { given_id: id, amount, currency, callback_url }: StubPayment & { given_id: string },
  response: ServerResponse,
): void {
  const card = { company: 'mada', number: 'XXXX-XXXX-XXXX-1010', response_code: '00' };
  const source = { type: 'applepay', ...card, message: 'APPROVED', transaction_url: null };
  const payment = { id, status: 'paid', amount, currency, refunded: 0, callback_url, source };
  stub.payments.set(id, payment);
  sendJson(response, 201, payment);
}

/** Takes the code, which no key goes with. */
function takeCode(stub: MoyasarStub, id: string, code: string, response: ServerResponse): unknown {
  if (!stub.payments.has(id)) return refuse(response, 404, 'record_not_found');
  const isRight = code === '123456';
  stub.decide(id, isRight ? 'paid' : 'failed', { source: { message: isRight ? 'Paid' : 'Invalid OTP' } });
  sendJson(response, 200, stub.payments.get(id));
}

/** The bank's page: whoever comes is believed, and sent back to the shop with an account nobody should trust. */
function askBank(stub: MoyasarStub, id: string, response: ServerResponse): unknown {
  const payment = stub.payments.get(id);
  if (payment === undefined) return refuse(response, 404, 'record_not_found');
  if (payment.status === 'initiated') stub.decide(id, 'paid', { source: { response_code: '00' } });
  const back = new URL(payment.callback_url);
  for (const [name, value] of Object.entries({ id, status: 'paid', message: 'APPROVED' }))
    back.searchParams.set(name, value);
  response.writeHead(302, { location: back.href }).end();
}

function refund(stub: MoyasarStub, payment: StubPayment, amount: number, response: ServerResponse): unknown {
  const isPaid = ['paid', 'captured', 'refunded'].includes(payment.status);
  if (!isPaid || payment.refunded + amount > payment.amount)
    return refuse(response, 400, 'invalid_request_error');
  const refunded = payment.refunded + amount;
  stub.decide(payment.id, refunded === payment.amount ? 'refunded' : 'paid', { refunded });
  sendJson(response, 200, stub.payments.get(payment.id));
}

function refuse(response: ServerResponse, status: number, type: string): void {
  sendJson(response, status, { type, message: 'a sentence with 4111 and a name', errors: null });
}

function keyOf({ headers }: Came): string | undefined {
  const encoded = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1];
  return encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString().split(':')[0];
}
