import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { latinDigits } from '@diyar/contract/values/format';
import { normalForm } from '../platform/normal-form.ts';

/** How often a code may be tried; the table's constraint says the same (domain.md 6.4). */
export const MOST_TRIES = 5;

/** Six random digits; leading zeros stay. */
export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Bound to its challenge, so a code of one never opens another. */
export function hashCode(pepper: string, challengeId: string, code: string): Buffer {
  return createHmac('sha256', pepper).update(`${challengeId}:${code}`).digest();
}

/** Returns a typed code in ASCII digits, without the spaces and marks that come along when pasting. */
export function typedCode(text: string): string {
  return latinDigits(normalForm(text, 'NFKC')).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether the typed text is the code behind `codeHash`, in constant time; never when no code was made yet. */
export function isCode(
  typed: string,
  challenge: { id: string; code_hash: Buffer | null },
  pepper: string,
): boolean {
  const hash = hashCode(pepper, challenge.id, typedCode(typed));
  return (
    timingSafeEqual(hash, challenge.code_hash ?? Buffer.alloc(hash.length)) && challenge.code_hash !== null
  );
}
