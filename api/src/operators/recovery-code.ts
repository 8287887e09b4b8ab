import { createHmac, randomInt } from 'node:crypto';
import { latinDigits } from '@diyar/contract/values/format';
import { normalForm } from '../platform/normal-form.ts';

const HOW_MANY = 8;
/** Letters and digits that are not confused: no 0 and O, 1, I and L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

function makeGroup(): string {
  return Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** Codes that each open the console once when the authenticator app is lost; about 50 bits each. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () => `${makeGroup()}-${makeGroup()}`);
}

/** Returns a typed code without spaces, dashes and case. */
function plain(typed: string): string {
  return latinDigits(normalForm(typed, 'NFKC'))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** Only this keyed hash is stored; it is the operator's own, so equal codes of two do not look alike. */
export function hashRecoveryCode(pepper: string, operatorId: string, typed: string): Buffer {
  return createHmac('sha256', pepper)
    .update(`recovery:${operatorId}:${plain(typed)}`)
    .digest();
}
