import { describe, expect, it } from 'vitest';
import { redacted, redactingLines } from './redacted-log.ts';

describe('a line of the log', () => {
  it.each([
    'insert failed: (phone)=(+966512345678) already exists',
    'call me at 0512345678 or 966512345678',
    'Failing row contains (1, noura.a@example.sa, null)',
    'iban SA0380000000608010167519',
    'iban SA03 8000 0000 6080 1016 7519',
    'number 1012345672 is not it',
    'authorization: Bearer 7vzawzt8MoVls-UCFMlSBaZGetu2SeTIbJz8LslbBg8',
    'token "7vzawzt8MoVls-UCFMlSBaZGetu2SeTIbJz8LslbBg8" unknown',
    '{"code":"482913"}',
    'your code is: 482913',
  ])('tells nothing personal: %s', (line) => {
    const told = redacted(line);
    expect(told).toContain('[redacted]');
    for (const secret of [
      '512345678',
      'noura',
      'example.sa',
      '0380000000608010167519',
      '6080',
      '1012345672',
      '7vzawzt8',
      '482913',
    ])
      expect(told).not.toContain(secret);
  });

  it('keeps what finding a fault needs', () => {
    const line =
      '{"level":50,"time":1763744400123,"pid":4711,"reqId":"req-1","method":"GET","path":"/api/v1/ads/48271693","err":{"code":"23505","constraint":"ad_pkey","id":"01a1ff3a-2e63-7752-8db6-0e7e94305a29"}}';
    expect(redacted(line)).toBe(line);
  });

  it('is redacted on its way out', () => {
    const lines: string[] = [];
    redactingLines({ write: (line) => void lines.push(line) }).write('to 0512345678\n');
    expect(lines).toEqual(['to [redacted]\n']);
  });
});
