import { bankOfIban, plainIban } from '@diyar/contract/people/my-info';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSaudiIban } from './iban.ts';

/** The check digits by the standard's own sum, done here apart from the library. */
function ibanOf(account: string): string {
  const rest = BigInt(`${account}281000`) % 97n;
  return `SA${String(98n - rest).padStart(2, '0')}${account}`;
}
const accounts = fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }).map((value) => String(value).padStart(20, '0'));

describe('a Saudi IBAN', () => {
  it.each([
    'SA0380000000608010167519',
    'SA8510000012345678901234',
    'SA0205000068200000123456',
    'SA1560000000001234567890',
  ])('%s is one', (iban) => expect(isSaudiIban(iban)).toBe(true));

  it.each(['SA0380000000608010167518', 'SA038000000060801016751', 'AE070331234567890123456', ''])(
    '%j is none',
    (iban) => expect(isSaudiIban(iban)).toBe(false),
  );

  it('is right for every account by the standard, and one changed digit always shows', () => {
    fc.assert(
      fc.property(accounts, fc.nat(21), fc.integer({ min: 1, max: 9 }), (account, place, by) => {
        const iban = ibanOf(account);
        expect(isSaudiIban(iban)).toBe(true);
        const at = place + 2;
        const changed = iban.slice(0, at) + String((Number(iban[at]) + by) % 10) + iban.slice(at + 1);
        expect(isSaudiIban(changed)).toBe(false);
      }),
    );
  });

  it('is read as people type and paste it, and names its bank', () => {
    expect(plainIban(' sa03 8000 0000 6080 1016 7519 ')).toBe('SA0380000000608010167519');
    expect(plainIban('SA٠٣ ٨٠٠٠ ٠٠٠٠ ٦٠٨٠ ١٠١٦ ٧٥١٩')).toBe('SA0380000000608010167519');
    expect(bankOfIban('sa03 80', 'ar')).toBe('مصرف الراجحي');
    expect(bankOfIban('SA0205', 'en')).toBe('Alinma Bank');
    expect(bankOfIban('SA03', 'ar')).toBeUndefined();
    expect(bankOfIban('SA0399', 'ar')).toBeUndefined();
  });
});
