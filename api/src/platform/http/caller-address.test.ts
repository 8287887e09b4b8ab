import { describe, expect, it } from 'vitest';
import { hashAddress } from './caller-address.ts';

const PEPPER = 'pepper of this test';

describe('a caller’s address', () => {
  it('counts by the whole address in IPv4 and by the /64 in IPv6', () => {
    const hash = (address: string) => hashAddress(PEPPER, address).toString('hex');
    expect(hash('203.0.113.1')).not.toBe(hash('203.0.113.2'));
    expect(hash('::ffff:203.0.113.1')).toBe(hash('203.0.113.1'));
    expect(hash('2001:db8:1:2::1')).toBe(hash('2001:0db8:0001:0002:ffff:1:2:3'));
    expect(hash('2001:db8::1')).toBe(hash('2001:db8:0:0:1:2:3:4'));
    expect(hash('2001:db8:1:2::1')).not.toBe(hash('2001:db8:1:3::1'));
    expect(hash('::1')).toBe(hash('0:0:0:0:0:0:0:1'));
  });
});
