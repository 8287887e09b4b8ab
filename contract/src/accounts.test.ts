import { expect, it } from 'vitest';
import { AccountName } from './accounts.ts';

const ruleOf = (name: string) => AccountName.safeParse(name).error?.issues[0]?.message;

it.each([
  ['', 'name_required'],
  ['\u200b\u200b\u200b\u200b\u200b', 'name_required'],
  ['\u3164\u3164\u3164\u3164', 'name_required'],
  ['نور\u200f\u202e\u2066', 'name_min'],
  ['😀😀', 'name_min'],
  ['س'.repeat(101), 'name_max'],
])('the name %j is refused: what cannot be seen does not count', (name, rule) => {
  expect(ruleOf(name)).toBe(rule);
});

it.each(['سارة القحطاني', '  مكتب النخيل  ', 'Noor'])('the name %j is taken', (name) => {
  expect(AccountName.parse(name)).toBe(name.trim());
});
