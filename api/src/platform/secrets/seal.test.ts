import { describe, expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const mine = { secret: 's'.repeat(32), purpose: 'totp', owner: 'one' };

describe('a sealed secret', () => {
  it('opens again for its owner and purpose, and reads differently each time', () => {
    expect(unseal(seal('JBSWY3DPEHPK3PXP', mine), mine)).toBe('JBSWY3DPEHPK3PXP');
    expect(seal('same', mine).equals(seal('same', mine))).toBe(false);
    expect(seal('JBSWY3DPEHPK3PXP', mine).toString('latin1')).not.toContain('JBSWY');
  });

  it.each([
    ['another owner', { owner: 'other' }],
    ['another purpose', { purpose: 'other' }],
    ['another secret', { secret: 't'.repeat(32) }],
  ])('stays shut for %s', (_, other) => {
    expect(() => unseal(seal('text', mine), { ...mine, ...other })).toThrow();
  });

  it('stays shut when a bit of it changed', () => {
    const sealed = seal('text', mine);
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => unseal(changed, mine)).toThrow();
    }
  });
});
