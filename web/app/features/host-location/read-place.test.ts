import { expect, it } from 'vitest';
import { readPlace } from './read-place.ts';

const PLACE = { lat: 24.8123, lng: 46.6012 };

it.each([
  ['24.8123, 46.6012'],
  ['24.8123 46.6012'],
  ['٢٤٫٨١٢٣، ٤٦٫٦٠١٢'],
  ['\u200f24.8123,46.6012\u200e'],
  ['geo:24.8123,46.6012?z=17'],
  ['https://www.google.com/maps?q=24.8123,46.6012'],
  ['https://www.google.com/maps/@24.8123,46.6012,17z'],
  ['https://www.google.com/maps/search/24.8123,+46.6012?entry=tts'],
  ['https://www.google.com/maps/search/?api=1&query=24.8123%2C46.6012'],
  ['https://maps.apple.com/?ll=24.8123,46.6012&q=Villa'],
  ['https://maps.apple.com/place?coordinate=24.8123,46.6012&name=Villa'],
  ['https://www.openstreetmap.org/?mlat=24.8123&mlon=46.6012#map=17/24.8/46.6'],
  ['فيلا الملقا https://maps.google.com/?q=24.8123,46.6012'],
])('%s is read', (text) => {
  expect(readPlace(text)).toEqual(PLACE);
});

it('the pin of a shared place counts, not the window around it', () => {
  const address =
    'https://www.google.com/maps/place/X/@24.7,46.5,12z/data=!3m1!4b1!4m6!3m5!8m2!3d24.8123!4d46.6012';
  expect(readPlace(address)).toEqual(PLACE);
});

it('degrees, minutes and seconds are read, alone and in an address', () => {
  const place = { lat: expect.closeTo(24.71361, 4), lng: expect.closeTo(46.67531, 4) };
  expect(readPlace(`24°42'49.0"N 46°40'31.1"E`)).toEqual(place);
  expect(readPlace(`https://www.google.com/maps/place/24%C2%B042'49.0%22N+46%C2%B040'31.1%22E/`)).toEqual(
    place,
  );
});

it('a short link is told from a text without a place', () => {
  expect(readPlace('https://maps.app.goo.gl/AbCdEf123')).toBe('short');
  for (const text of ['', 'الملقا', '24.8', '124.8, 46.6', 'https://example.com/villa'])
    expect(readPlace(text)).toBe('unreadable');
});
