import { expect, test } from 'vitest';
import { mapLinks } from './map-links.ts';

const place = { lat: 24.794, lng: 46.586 };

test('a place that is not told exactly gets no pin on other sites', () => {
  const { google, apple } = mapLinks({ ...place, approximate: true });
  expect(google).toBe('https://www.google.com/maps/@24.794,46.586,14z');
  expect(apple).not.toContain('q=');
});

test('an exact place is found by its point', () => {
  const { google, apple } = mapLinks({ ...place, approximate: false });
  expect(new URL(google).searchParams.get('query')).toBe('24.794,46.586');
  expect(new URL(apple).searchParams.get('q')).toBe('24.794,46.586');
});
