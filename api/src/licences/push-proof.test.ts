import { expect, it } from 'vitest';
import { provesPush } from './push-proof.ts';

const PROOF = { user: 'rega', password: 'a-password:with-colon', addresses: ['95.177.165.178'] };
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

it.each([
  ['the agreed name and password', basic('rega:a-password:with-colon'), '95.177.165.178', true],
  ['another address', basic('rega:a-password:with-colon'), '95.177.165.179', false],
  ['another password', basic('rega:a-password'), '95.177.165.178', false],
  ['no name', basic(':a-password:with-colon'), '95.177.165.178', false],
  ['another scheme', 'Bearer rega', '95.177.165.178', false],
  ['nothing', undefined, '95.177.165.178', false],
])('a push with %s', (_, authorization, ip, isProved) => {
  expect(provesPush(PROOF, { authorization, ip })).toBe(isProved);
});

it('without agreed addresses a push may come from anywhere', () => {
  const authorization = basic('rega:a-password:with-colon');
  expect(provesPush({ ...PROOF, addresses: [] }, { authorization, ip: '10.0.0.1' })).toBe(true);
});
