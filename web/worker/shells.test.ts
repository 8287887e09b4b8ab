import { expect, test } from 'vitest';
import { filesOf, SHELL_PAGES, shellOf } from './shells.ts';

test.each([
  ['/dashboard/reservations', '/dashboard/reservations'],
  ['/dashboard/reservations/51587714', '/dashboard/reservations/0'],
  ['/en/dashboard/reservations/51587714', '/en/dashboard/reservations/0'],
  ['/en/dashboard/my_favorites', '/en/dashboard/my_favorites'],
])('%s opens by the shell %s, which is kept', (page, shell) => {
  expect(shellOf(page)).toBe(shell);
  expect(SHELL_PAGES).toContain(shell);
});

test.each([
  '/',
  '/en',
  '/details/1',
  '/dashboard/reservations/1/payment',
  '/dashboard/home',
  '/english/dashboard',
])('%s has none: it says other things to other people, or at other times', (page) =>
  expect(shellOf(page)).toBeUndefined(),
);

test('files that a page names are found once each, and nothing of elsewhere', () => {
  const html = `<link href="/assets/root-1.css"><script src="/assets/a-b_1.js"></script>"/assets/a-b_1.js" "/media/x.js"`;
  expect(filesOf(html)).toEqual(['/assets/root-1.css', '/assets/a-b_1.js']);
});
