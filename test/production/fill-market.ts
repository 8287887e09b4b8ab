import { randomUUID } from 'node:crypto';
import { PHOTO_CHUNK_BYTES } from '@diyar/contract/supply/host-photos';
import { expect, vi } from 'vitest';
import { totpAt } from '../../api/src/operators/totp.ts';
import { multipartOf } from '../../api/src/testing/multipart.ts';
import { clearPicture } from '../../api/src/testing/photo-world.ts';
import type { SmsStub } from '../../api/src/testing/sms-stub.ts';
import { fullWizard } from '../../api/src/testing/supply.ts';

/** A site that runs, with nothing in it, and the messages that leave it. */
export interface Market {
  url: string;
  apiKey: string;
  sms: SmsStub;
  /** As FIRST_OPERATOR_PHONE has it. */
  operatorPhone: string;
}

const ADVERTISER = '0512345777';
const IDENTITY = '1012345672';
const LICENCE = '7200000001';
const XSRF = 'a-pair-of-the-test';

interface Asked {
  body?: object;
  headers?: Record<string, string>;
}

interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever fields it asks for
  data: any;
  cookies: string[];
}

async function ask(market: Market, method: string, path: string, asked: Asked = {}): Promise<Answered> {
  const { body, headers = {} } = asked;
  const isBytes = Buffer.isBuffer(body);
  const answer = await fetch(`${market.url}/api/v1${path}`, {
    method,
    headers: {
      apikey: market.apiKey,
      'idempotency-key': randomUUID(),
      ...(body !== undefined && !isBytes && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  const { data } = (await answer.json()) as { data: unknown };
  return { status: answer.status, data, cookies: answer.headers.getSetCookie() };
}

/** Asks, and takes no refusal. */
async function must(market: Market, method: string, path: string, asked: Asked = {}): Promise<Answered> {
  const answer = await ask(market, method, path, asked);
  if (answer.status >= 300)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.data)}`);
  return answer;
}

/** The code of the newest message to a phone. */
async function codeTo({ sms }: Market, phone: string, before: number): Promise<string> {
  const to = `966${phone.slice(-9)}`;
  const sent = () => sms.sent.slice(before).findLast((message) => message.to === to);
  await vi.waitFor(() => expect(sent()).toBeDefined(), 20_000);
  return /\d{6}/.exec(sent()?.text ?? '')?.[0] ?? '';
}

/** Signs a new phone in as an individual; answers what its calls carry. */
async function signIn(market: Market, phone: string, name: string): Promise<Record<string, string>> {
  const before = market.sms.sent.length;
  const asked = await must(market, 'POST', '/auth/codes', { body: { phone, channel: 'sms' } });
  const code = await codeTo(market, phone, before);
  const body = { challenge_id: asked.data.challenge_id, code, user_type: 'ordinary', name };
  const { data } = await must(market, 'POST', '/auth/tokens', { body });
  return { authorization: `Bearer ${data.user_token}` };
}

/** The first operator comes to the door as docs/operations.md says: a message, an authenticator app, a name. */
async function enterConsole(market: Market): Promise<Record<string, string>> {
  const before = market.sms.sent.length;
  const pair = { cookie: `XSRF-TOKEN=${XSRF}`, 'x-xsrf-token': XSRF };
  const asked = await must(market, 'POST', '/console/codes', {
    headers: pair,
    body: { phone: market.operatorPhone, channel: 'sms' },
  });
  const code = await codeTo(market, market.operatorPhone, before);
  const body = { challenge_id: asked.data.challenge_id, code };
  const first = await ask(market, 'POST', '/console/session', { headers: pair, body });
  const totp = totpAt(first.data.enrolment.secret, new Date());
  const opened = await must(market, 'POST', '/console/session', {
    headers: pair,
    body: { ...body, totp, name: 'سلمان العتيبي' },
  });
  const session = opened.cookies.find((cookie) => cookie.startsWith('diyar_console='))?.split(';')[0];
  return { ...pair, cookie: `${pair.cookie}; ${session}` };
}

async function uploadPhoto(market: Market, headers: Record<string, string>, bytes: Buffer): Promise<string> {
  const begun = await must(market, 'POST', '/host/photos', { headers, body: { size: bytes.length } });
  for (let at = 0; at < bytes.length; at += PHOTO_CHUNK_BYTES) {
    const piece = multipartOf('chunk', bytes.subarray(at, at + PHOTO_CHUNK_BYTES));
    await must(market, 'PUT', `/host/photos/${begun.data.id}/chunks/${at}`, {
      headers: { ...headers, ...piece.headers },
      body: piece.body,
    });
  }
  return begun.data.id;
}

/** Four photos of the advertiser, uploaded and ready. */
async function uploadPhotos(market: Market, headers: Record<string, string>): Promise<string[]> {
  const ids: string[] = [];
  for (const n of [1, 2, 3, 4]) ids.push(await uploadPhoto(market, headers, await clearPicture(n + 600)));
  const states = async () => {
    const { data } = await must(market, 'GET', `/host/photos?ids=${ids.join(',')}`, { headers });
    return (data.items as { state: string }[]).map(({ state }) => state);
  };
  await vi.waitFor(async () => expect(await states()).toEqual(['ready', 'ready', 'ready', 'ready']), {
    timeout: 90_000,
    interval: 500,
  });
  return ids;
}

/**
 * Fills an empty marketplace through the site alone: somebody signs in, adds a flat by the wizard with photos, has its licence
 * checked and sends its ad for approval; the first operator approves it, and search finds it. Answers what can be booked.
 */
export async function fillMarket(market: Market): Promise<{ unitId: string; adNumber: string }> {
  const found = async () => (await must(market, 'GET', '/ads')).data;
  expect((await found()).total).toBe(0);
  const headers = await signIn(market, ADVERTISER, 'نورة السبيعي');
  await must(market, 'PUT', '/accounts/current/identity', { headers, body: { number: IDENTITY } });
  const { unit, policy, ...content } = fullWizard(await uploadPhotos(market, headers));
  const permitted = { ...unit, tourism_permit_number: '50012345', tourism_permit_expires_on: '2099-12-31' };
  const opened = await must(market, 'PUT', '/host/wizard', {
    headers,
    body: { version: 0, content: { ...content, unit: permitted, policy: { ...policy, instant: true } } },
  });
  const { version } = opened.data;
  const made = (await must(market, 'POST', '/host/wizard/completion', { headers, body: { version } })).data;
  const { ad_id: adNumber, unit_id: unitId } = made;
  const licence = { number: LICENCE, identity: IDENTITY };
  const checked = await must(market, 'PUT', `/host/ads/${adNumber}/licence`, { headers, body: licence });
  expect(checked.data.fits).toBe(true);
  const step = { from: 'not_published', to: 'waiting_for_approval', data_correct: true };
  await must(market, 'POST', `/host/ads/${adNumber}/steps`, { headers, body: step });

  const operator = await enterConsole(market);
  const evidence = await must(market, 'GET', `/console/ads/${adNumber}`, { headers: operator });
  const decision = { version: evidence.data.version, decision: 'approved', fields: [], reason: '' };
  await must(market, 'POST', `/console/ads/${adNumber}/decision`, { headers: operator, body: decision });
  await vi.waitFor(async () => expect((await found()).items).toMatchObject([{ id: adNumber }]), {
    timeout: 1000,
    interval: 50,
  });
  return { unitId, adNumber };
}
