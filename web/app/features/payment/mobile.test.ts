import { expect, test } from 'vitest';
import { mobileOf } from './mobile.ts';

test('a mobile number is taken however people write it', () => {
  for (const text of ['0512345678', '512345678', '+966 51 234 5678', '00966512345678', '٠٥١٢٣٤٥٦٧٨'])
    expect(mobileOf(text)).toBe('0512345678');
});

test('what is no mobile number is not sent', () => {
  for (const text of ['', '0112345678', '051234567', '05123456789', 'abc'])
    expect(mobileOf(text)).toBeUndefined();
});
