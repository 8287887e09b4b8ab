import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RegaStub, startRegaStub } from '../testing/rega-stub.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Authority, AuthorityDown } from './authority.ts';
import { Advertisement, dateOf, numberOf, readFacts, withoutNumbers } from './facts.ts';
import { createRegaAuthority } from './rega-authority.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const PERSON = { kind: 'individual', number: '1012345672' } as const;

let database: TestDatabase;
let stub: RegaStub;
let authority: Authority;

beforeAll(async () => {
  database = await createTestDatabase();
  stub = await startRegaStub({ db: database.db, now: () => NOW });
  authority = createRegaAuthority({ ...stub.options, now: () => NOW, answerWithinMs: 400 });
});
afterAll(async () => {
  await stub.close();
  await database.close();
});

describe('an inquiry', () => {
  it('asks as the contract says, and keeps neither the advertiser’s number nor the whole deed number', async () => {
    const answer = await authority.inquire('7200000001', PERSON);
    const [came] = stub.requests.slice(-1);
    expect(came?.url).toBe(
      '/nhc/prod/v2/brokerage/AdvertisementValidator?adLicenseNumber=7200000001&advertiserId=1012345672&idType=1',
    );
    expect(came?.headers).toMatchObject({
      'x-ibm-client-id': 'diyar',
      'x-ibm-client-secret': 'secret',
      callerreqtime: '1795251600',
    });
    expect(came?.headers.refid).toMatch(/^[0-9a-f-]{36}$/);
    if (answer.kind !== 'licence') throw new Error('no licence');
    expect(answer).toMatchObject({ advertiserNumber: '1012345672', deedNumber: '310000000001' });
    expect(JSON.stringify(answer.facts)).not.toMatch(/1012345672|310000000001/);
    expect(readFacts(answer.facts)).toMatchObject({
      number: '7200000001',
      purpose: 'rent',
      propertyType: 'Apartment',
      city: 'الرياض',
      area: 120,
      price: 6_000_000,
      rooms: 2,
      facing: 'n',
      issuedOn: '2026-10-22',
      expiresOn: '2027-10-22',
      deedLast4: '0001',
    });
  });

  it('keeps the advertiser’s phone apart, and nothing else about people nor what is written freely', () => {
    const people = {
      responsibleEmployeeName: 'فهد الموظف',
      responsibleEmployeePhoneNumber: '0559998887',
      notes: 'اتصل بأبي فهد',
      locationDescriptionOnMOJDeed: 'بجوار بيت أبي فهد',
    };
    const told = Advertisement.parse({
      adLicenseNumber: '7200000001',
      adLicenseURL: 'https://registry.example/7200000001',
      advertiserName: 'فهد',
      advertisementType: 'بيع',
      creationDate: '01/11/2026',
      endDate: '01/11/2027',
      phoneNumber: '0551112223',
      ...people,
    });
    const { facts, advertiserPhone } = withoutNumbers(told);
    expect(advertiserPhone).toBe('0551112223');
    expect(JSON.stringify(facts)).not.toMatch(/0551112223|0559998887|الموظف|أبي فهد/);
    expect(readFacts(facts)).toMatchObject({ number: '7200000001', purpose: 'sale' });
  });

  it('names an establishment as one', async () => {
    await authority.inquire('7200000001', { kind: 'establishment', number: '1010000001' });
    expect(stub.requests.at(-1)?.url).toContain('advertiserId=1010000001&idType=2');
  });

  it('reads a refusal by the code at the end of its sentence, and one of isValid:false', async () => {
    expect(await authority.inquire('7200000003', PERSON)).toEqual({
      kind: 'refused',
      code: 'IV0003',
      message: 'رقم الهوية أو السجل التجاري غير مرتبط برقم ترخيص الإعلان',
    });
    expect(await authority.inquire('7200000010', PERSON)).toEqual({
      kind: 'refused',
      code: null,
      message: 'رقم ترخيص الإعلان غير موجود',
    });
  });

  it.each([
    ['an error of its own', 500],
    ['too many calls', 429],
    ['refused keys', 401],
    ['an HTML page', { body: '<html>502</html>', status: 502 }],
    ['an HTML page that says 200', { body: '<html>maintenance</html>' }],
    ['another shape', { body: '{"Body":{}}' }],
    ['a licence without dates', { body: '{"Body":{"result":{"isValid":true,"advertisement":{}}}}' }],
  ] as const)('is told apart from an answer: %s', async (_, instead) => {
    const before = stub.requests.length;
    stub.next.push(instead);
    await expect(authority.inquire('7200000001', PERSON)).rejects.toBeInstanceOf(AuthorityDown);
    expect(stub.requests.length - before).toBe(1);
  });

  it('is repeated once when the line is cut, and never after waiting in vain', async () => {
    stub.next.push('cut');
    expect((await authority.inquire('7200000001', PERSON)).kind).toBe('licence');
    stub.next.push('cut', 'cut');
    await expect(authority.inquire('7200000001', PERSON)).rejects.toThrow('not reached');
    const before = stub.requests.length;
    stub.next.push('silence');
    await expect(authority.inquire('7200000001', PERSON)).rejects.toThrow('not in time');
    expect(stub.requests.length - before).toBe(1);
  });
});

it('the authority is told of an ad with the numbers that are kept apart, and says whether it took it', async () => {
  const { facts } = (await authority.inquire('7200000001', PERSON)) as { facts: Record<string, unknown> };
  const report = {
    operation: 'display' as const,
    request: {
      adLicenseNumber: '7200000001',
      adLinkInPlatform: 'https://diyar.test/details/1',
      adType: 'Rent',
      advertiserName: String(facts.advertiserName),
      propertyType: 'شقة',
    },
    secrets: { advertiserId: '1012345672', titleDeedNumber: '310000000001' },
  };
  expect(await authority.tell(report)).toMatchObject({ accepted: true, status: 200, code: null });
  expect(stub.told.at(-1)).toMatchObject({
    operationType: 'DisplayAd',
    operationReason: 'Other',
    platformId: '77',
    platformOwnerId: '78',
    advertiserId: '1012345672',
  });
  const refused = await authority.tell({ ...report, secrets: { advertiserId: '' } });
  expect(refused).toMatchObject({ accepted: false, status: 400 });
});

describe('what is read of an answer', () => {
  it.each([
    ['08/01/2024', '2024-01-08'],
    ['8/1/2024', '2024-01-08'],
    ['٠٨/٠١/٢٠٢٤', '2024-01-08'],
    ['31/02/2024', null],
    ['2024-01-08', null],
    ['', null],
  ])('the date %s is %s', (text, date) => expect(dateOf(text)).toBe(date));

  it.each([
    ['120.5', 120.5],
    ['1,200', 1200],
    ['١٢٠', 120],
    [95, 95],
    ['0', null],
    ['', null],
    [null, null],
    ['غير محدد', null],
  ])('the number %s is %s', (value, number) => expect(numberOf(value)).toBe(number));

  it('the price of land is the whole’s, or its metre’s price times its area', () => {
    const land = {
      adLicenseNumber: 7200000004,
      adLicenseURL: 'https://rega.gov.sa/1',
      advertiserName: 'مكتب',
      advertisementType: 'بيع',
      creationDate: '08/01/2024',
      endDate: '01/01/2025',
      propertyType: 'أرض',
      propertyArea: '600',
      propertyPrice: '3000',
    };
    expect(readFacts(land).price).toBe(180_000_000);
    expect(readFacts({ ...land, landTotalPrice: '1750000' }).price).toBe(175_000_000);
    expect(readFacts({ ...land, propertyFace: 'SouthWestern' }).facing).toBe('sw');
  });
});
