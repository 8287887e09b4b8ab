import { expect, test } from 'vitest';
import { photoUrl } from './ads.ts';

test('a photo stands at the media host’s prefix and its own relative path', () => {
  const path = 'photos/0198';
  expect(photoUrl('/media/', path, 640, 'webp')).toBe('/media/photos/0198/640.webp');
  expect(photoUrl('https://media.example/', path, 320, 'avif')).toBe(
    'https://media.example/photos/0198/320.avif',
  );
});
