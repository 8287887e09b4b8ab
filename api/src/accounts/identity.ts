import { createHmac } from 'node:crypto';
import { passesLuhn } from '@diyar/contract/values/card';
import { latinDigits } from '@diyar/contract/values/format';
import type { IdentityKind } from '../platform/db/schema.generated.ts';

export interface Identity {
  kind: IdentityKind;
  number: string;
}

const BETWEEN = /[\s\u200B-\u200F\u202A-\u202E\u2066-\u2069-]/g;

/**
 * An identity (1…, citizens) or iqama number (2…, residents) from what people type, Arabic digits and spaces too; null
 * when it is none: ten digits, the last of them a check digit (domain.md 1.1).
 */
export function readIdentity(text: string): Identity | null {
  const number = latinDigits(text).replace(BETWEEN, '');
  if (!/^[12]\d{9}$/.test(number) || !passesLuhn(number)) return null;
  return { number, kind: number.startsWith('1') ? 'citizen' : 'resident' };
}

/** All that is kept of an identity number beside its last four digits (product.md 4). */
export function hashIdentity(pepper: string, number: string): Buffer {
  return createHmac('sha256', pepper).update(`identity:${number}`).digest();
}
