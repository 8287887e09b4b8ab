import { describe, expect, it } from 'vitest';
import { hashCode, isCode, makeCode, typedCode } from './challenge.ts';

const PEPPER = 'pepper of this test';
const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('a sign-in code', () => {
  it('has six digits, leading zeros too', () => {
    const codes = Array.from({ length: 2000 }, makeCode);
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(1900);
  });

  it('is recognised as typed in Arabic digits, with spaces or marks', () => {
    const challenge = { id: ID, code_hash: hashCode(PEPPER, ID, '012345') };
    for (const typed of [
      '012345',
      '٠١٢٣٤٥',
      '۰۱۲۳۴۵',
      ' 012 345 ',
      '012-345',
      '\u200F012345',
      '０１２３４５',
    ])
      expect(isCode(typed, challenge, PEPPER), typed).toBe(true);
    for (const typed of ['12345', '0123456', '012346', '', 'x012345'])
      expect(isCode(typed, challenge, PEPPER), typed).toBe(false);
    expect(typedCode('x012345')).toBe('x012345');
  });

  it('opens only its own challenge, with our pepper, and none before it was made', () => {
    const challenge = { id: ID, code_hash: hashCode(PEPPER, ID, '012345') };
    expect(isCode('012345', { ...challenge, id: ID.replace('0', '1') }, PEPPER)).toBe(false);
    expect(isCode('012345', challenge, 'another pepper')).toBe(false);
    expect(isCode('012345', { id: ID, code_hash: null }, PEPPER)).toBe(false);
  });
});
