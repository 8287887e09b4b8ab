import { latinDigits } from '@diyar/contract/values/format';

export interface Place {
  lat: number;
  lng: number;
}

/** Why a pasted text holds no place: `short` links hide theirs behind a redirect that only opening them follows. */
export type PlaceProblem = 'short' | 'unreadable';

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)';
/** Two numbers in the order of people: latitude, longitude. */
const PAIR = new RegExp(`^${NUMBER}°?[,; ]${NUMBER}°?$`);
/** The pin of a place in an address of Google Maps; the other figures there are of the window around it. */
const GOOGLE_PIN = new RegExp(`!3d${NUMBER}!4d${NUMBER}`);
const GOOGLE_WINDOW = new RegExp(`@${NUMBER},${NUMBER}`);
const GEO = new RegExp(`^geo:${NUMBER},${NUMBER}`, 'i');
/** Where addresses of map sites keep a place, the pin before the window: Google, Apple, OpenStreetMap, Bing. */
const NAMED = ['q', 'query', 'destination', 'daddr', 'coordinate', 'll', 'sll', 'center'];
const SHORT = /^(maps\.app\.goo\.gl|goo\.gl|g\.co|maps\.apple)$/i;
/** 24°42'49.0"N 46°40'31.1"E */
const SEXAGESIMAL = /(\d{1,3})°\s*(\d{1,2})['′]\s*(\d{1,2}(?:\.\d+)?)["″]\s*([NSEW])/gi;

/** The place in coordinates or an address of a map that somebody pasted, in whatever digits; or why there is none. */
export function readPlace(pasted: string): Place | PlaceProblem {
  const text = plain(pasted);
  const place = pairIn(text, PAIR) ?? pairIn(text, GEO) ?? sexagesimal(text);
  if (place !== undefined) return place;
  const address = addressIn(text);
  if (address === undefined) return 'unreadable';
  return placeOf(address) ?? (SHORT.test(address.hostname) ? 'short' : 'unreadable');
}

/** Latin digits and marks, without the hidden marks of direction that copying brings along. */
function plain(pasted: string): string {
  return latinDigits(pasted)
    .replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replace(/\s+/g, ' ')
    .replace(/ ?([,;]) ?/g, '$1')
    .trim();
}

function pairIn(text: string, form: RegExp): Place | undefined {
  const [, lat, lng] = form.exec(text) ?? [];
  return lat === undefined || lng === undefined ? undefined : onEarth(Number(lat), Number(lng));
}

function onEarth(lat: number, lng: number): Place | undefined {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

function sexagesimal(text: string): Place | undefined {
  const found = [...text.matchAll(SEXAGESIMAL)].map(([, degrees, minutes, seconds, side = '']) => {
    const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
    return { side: side.toUpperCase(), value: /[SW]/i.test(side) ? -value : value };
  });
  const lat = found.find(({ side }) => side === 'N' || side === 'S');
  const lng = found.find(({ side }) => side === 'E' || side === 'W');
  return lat === undefined || lng === undefined ? undefined : onEarth(lat.value, lng.value);
}

/** The first address in a text: what is shared from a phone has a name before it. */
function addressIn(text: string): URL | undefined {
  const found = /https?:\/\/\S+/i.exec(text)?.[0];
  return found !== undefined && URL.canParse(found) ? new URL(found) : undefined;
}

function placeOf(address: URL): Place | undefined {
  const path = decodeURIComponent(address.pathname).replaceAll('+', ' ');
  const pin = pairIn(address.href, GOOGLE_PIN) ?? sexagesimal(path);
  if (pin !== undefined) return pin;
  for (const name of NAMED) {
    const place = pairIn(plain(address.searchParams.get(name) ?? ''), PAIR);
    if (place !== undefined) return place;
  }
  const marker = { lat: address.searchParams.get('mlat'), lng: address.searchParams.get('mlon') };
  if (marker.lat !== null && marker.lng !== null) return pairIn(`${marker.lat},${marker.lng}`, PAIR);
  const searched = pairIn(plain(path.split('/').at(-1) ?? ''), PAIR);
  return searched ?? pairIn(address.href, GOOGLE_WINDOW);
}
