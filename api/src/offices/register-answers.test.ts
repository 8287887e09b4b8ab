import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { infoOf } from '../../../demo/src/commercial-register/embedded-register.ts';
import { REGISTERED } from '../../../demo/src/commercial-register/register-cases.ts';
import { RegisterDown } from '../commercial-register/commercial-register.ts';
import { createWathq } from '../commercial-register/wathq.ts';
import { type HttpStub, startHttpStub } from '../testing/http-stub.ts';

const NUMBER = '1010000001';
const [ACTIVE] = REGISTERED;
if (ACTIVE === undefined) throw new Error('the register has no case');
const GOOD = infoOf(ACTIVE);

/** What the register answers next; it is asked on a port of this machine. */
let next: { status?: number; body?: string | Buffer; headers?: Record<string, string> } | 'silence' | 'cut';
let asked: { url: string; key: unknown }[] = [];
let http: HttpStub;
beforeAll(async () => {
  http = await startHttpStub(async (came, response) => {
    asked.push({ url: came.url, key: came.headers.apikey });
    if (next === 'silence') return;
    if (next === 'cut') return void response.destroy();
    response
      .writeHead(next.status ?? 200, { 'content-type': 'application/json', ...next.headers })
      .end(next.body ?? '');
  });
});
afterAll(() => http.close());
beforeEach(() => {
  next = { body: JSON.stringify(GOOD) };
  asked = [];
});
const look = (number = NUMBER) =>
  createWathq({ url: `${http.url}/commercial-registration/`, apiKey: 'a key', answerWithinMs: 400 }).look(
    number,
  );
const told = (changes: Record<string, unknown>) => JSON.stringify({ ...GOOD, ...changes });
const without = (key: string) =>
  JSON.stringify(Object.fromEntries(Object.entries(GOOD).filter(([one]) => one !== key)));

describe('the commercial register', () => {
  it('is asked by its contract, and its answer read', async () => {
    expect(await look()).toEqual({
      registration: NUMBER,
      nationalNumber: '7000000001',
      name: 'مؤسسة أركان الشمال للعقارات',
      city: 'الرياض',
      issuedOn: '2019-03-12',
      activities: ['الوساطة العقارية', 'إدارة الأملاك'],
      isActive: true,
      people: ['1000000008'],
    });
    expect(asked).toEqual([{ url: `/commercial-registration/fullinfo/${NUMBER}?language=ar`, key: 'a key' }]);
  });

  it('is asked by the unified number too, and told numbers for texts', async () => {
    next = { body: told({ crNumber: 1_010_000_001, crNationalNumber: 7_000_000_001 }) };
    expect(await look('7000000001')).toMatchObject({ registration: NUMBER, nationalNumber: '7000000001' });
  });

  it('says that it knows no such registration', async () => {
    next = { status: 404, body: JSON.stringify({ code: '404.2.1', message: 'لا توجد نتائج' }) };
    expect(await look()).toBeUndefined();
  });

  it.each([
    ['suspended', { status: { id: 2, name: 'موقوف' } }],
    ['ended', { status: { id: 3, name: 'منتهي' } }],
    ['of a state nobody knows', { status: { id: 9, name: 'Active-ish' } }],
    ['active, and being wound up', { inLiquidation: true }],
  ])('a registration that is %s may not trade', async (_, changes) => {
    next = { body: told(changes) };
    expect(await look()).toMatchObject({ isActive: false });
  });

  it('an answer without people names nobody; people without a number are none', async () => {
    next = { body: told({ parties: null }) };
    expect(await look()).toMatchObject({ people: null });
    next = { body: told({ parties: [{ name: 'شريك' }, null, { identity: { id: 'x' } }] }) };
    expect(await look()).toMatchObject({ people: null });
  });

  it('marks that show nothing are taken out of a name', async () => {
    next = { body: told({ name: '\u200fمؤسسة\u200e أركان\u200b' }) };
    expect(await look()).toMatchObject({ name: 'مؤسسة أركان' });
  });
});

const HOSTILE: [string, typeof next][] = [
  ['silence', 'silence'],
  ['a connection that is cut', 'cut'],
  ['nothing at all', { body: '' }],
  ['a page of something in front of it', { body: '<html>502 Bad Gateway</html>' }],
  ['a page that says not found', { status: 404, body: '<html>404</html>' }],
  ['a refused key', { status: 401, body: JSON.stringify({ code: '401.1.1', message: 'Invalid' }) }],
  ['a refused address', { status: 403, body: JSON.stringify({ code: '403', message: 'Forbidden' }) }],
  ['too many questions', { status: 429, body: JSON.stringify({ code: '429' }) }],
  ['a fault of its own', { status: 500, body: JSON.stringify({ code: '500.1.1' }) }],
  ['its answer with the status of a fault', { status: 503, body: JSON.stringify(GOOD) }],
  ['a redirect to somebody else', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }],
  ['an empty answer', { body: '{}' }],
  ['a list', { body: JSON.stringify([GOOD]) }],
  ['null', { body: 'null' }],
  ['another registration', { body: told({ crNumber: '1010000002', crNationalNumber: '7000000002' }) }],
  ['a registration of nine digits', { body: told({ crNumber: '101000000' }) }],
  ['no state', { body: without('status') }],
  ['a state without a name', { body: told({ status: { id: 1 } }) }],
  ['no name', { body: without('name') }],
  ['an empty name', { body: told({ name: '  ' }) }],
  ['a name of marks that show nothing', { body: told({ name: '\u200b\u200e' }) }],
  ['a name that turns the text around', { body: told({ name: 'مؤسسة \u202eناكرأ' }) }],
  ['a name with a line break', { body: told({ name: 'مؤسسة\nموثّقة' }) }],
  ['a name without end', { body: told({ name: 'م'.repeat(201) }) }],
  ['a day that there is not', { body: told({ issueDateGregorian: '2019-02-31' }) }],
  ['a winding up that is no yes or no', { body: told({ inLiquidation: 'false' }) }],
  ['activities that are no list', { body: told({ activities: 'الوساطة' }) }],
  ['bytes that are no text', { body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]) }],
  ['an answer without end', { body: told({ parties: 'x'.repeat(300_000) }) }],
];

describe('what is no answer of the register', () => {
  it.each(HOSTILE)('%s is not believed', async (_, answer) => {
    next = answer;
    await expect(look()).rejects.toThrow(RegisterDown);
  });
});
