import { expect, test } from 'vitest';
import { noticeOf, pathOf } from './notices.ts';

const SAID = {
  id: 'a',
  notification: 'n 1',
  lang: 'en',
  title: 'Diyar',
  text: 'Confirmed',
  place: 'reservation',
  placeId: '51587714',
};

test('a notice is read as it was pushed, and leads to its thing in its language', () => {
  const notice = noticeOf(JSON.stringify(SAID));
  expect(notice).toEqual(SAID);
  expect(pathOf({ ...SAID, lang: 'en', place: 'reservation' })).toBe(
    '/en/dashboard/reservations/51587714#told=n%201',
  );
  expect(pathOf({ ...SAID, notification: '', lang: 'ar', place: 'reservation', placeId: null })).toBe(
    '/dashboard/reservations',
  );
});

test('a place that this version does not know leads home, and what is no notice says nothing', () => {
  expect(noticeOf(JSON.stringify({ ...SAID, place: 'elsewhere', placeId: 7 }))).toMatchObject({
    place: 'home',
    placeId: null,
  });
  for (const text of [undefined, '', 'null', '7', '{"id":"a"}', '<html>'])
    expect(noticeOf(text)).toBeUndefined();
});
