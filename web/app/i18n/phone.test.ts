import { expect, it } from 'vitest';
import { phoneText } from './phone.ts';

it.each(['0501234567', '501234567', '+966501234567', '00966 50 123 4567', '٠٥٠١٢٣٤٥٦٧'])(
  'shows a mobile in one form, however it was typed: %s',
  (typed) => {
    expect(phoneText(typed)).toBe('050 123 4567');
  },
);

it('leaves what is no Saudi mobile as it stands', () => {
  expect(phoneText('9200 12345')).toBe('9200 12345');
});
