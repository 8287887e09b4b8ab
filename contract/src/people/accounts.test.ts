import { expect, it } from 'vitest';
import { AccountName } from './accounts.ts';

const ruleOf = (name: string) => AccountName.safeParse(name).error?.issues[0]?.message;

it.each([
  ['', 'name_required'],
  ['\u200b\u200b\u200b\u200b\u200b', 'name_required'],
  ['\u3164\u3164\u3164\u3164', 'name_required'],
  ['نور\u200f\u061c\u200e', 'name_min'],
  ['😀😀', 'name_min'],
  ['س'.repeat(101), 'name_max'],
])('the name %j is refused: what cannot be seen does not count', (name, rule) => {
  expect(ruleOf(name)).toBe(rule);
});

it.each(['سارة القحطاني', '  مكتب النخيل  ', 'Noor'])('the name %j is taken', (name) => {
  expect(AccountName.parse(name)).toBe(name.trim());
});

it.each([...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'])(
  'a name that turns its direction by %j is refused, whatever else it is',
  (turning) => expect(ruleOf(`نور${turning}`)).toBe('hidden_direction'),
);

it('marks of direction that turn nothing are taken out of a name', () => {
  expect(AccountName.parse('\u200fمكتب\u200e النخيل\u061c')).toBe('مكتب النخيل');
});

it.each([
  'https://diyar.example/x',
  'زوروا http://a.b',
  'مكتب النخيل www.nakheel',
  'Nakheel.com',
  'nakheel.com.sa',
  'عقارات النخيل nakheel.SA',
  'النخيل.كوم',
  'النخيل.السعودية',
  'info@nakheel.net',
  'Villas riyadh.villas today',
  'chat t.me',
  'cheap.co',
  'evil.gallery/x',
  'nakheel。com',
])('the name %j is refused for its web address', (name) => {
  expect(ruleOf(name)).toBe('web_address');
});

it.each([
  'شركة د. محمد',
  'شركة د.محمد للمحاماة',
  'St. John',
  'St.John',
  'A.B.C Trading',
  'U.S.A. Homes',
  'Eng.Al Harbi',
  'Noor Trading.Co',
  'Noor Trading Co. Ltd.',
  'Noor Trading Co.Ltd',
  'مكتب 1.5 كم',
  'أ.د. سالم بن علي',
  'م/ سالم الحربي',
  'شركة ديار (فرع 2)',
  'Com Net Trading',
])('the name %j is no address', (name) => {
  expect(AccountName.parse(name)).toBe(name);
});
