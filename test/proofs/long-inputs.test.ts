import { expect, it } from 'vitest';
import { readIdentity } from '../../api/src/accounts/identity.ts';
import { isKnownDevice } from '../../api/src/accounts/known-device.ts';
import { faultOfDistrictName } from '../../api/src/imports/district-name.ts';
import { readListing } from '../../api/src/imports/listing.ts';
import { LISTING_COLUMNS, type ListingCells, readListingFile } from '../../api/src/imports/listing-file.ts';
import { withoutContacts } from '../../api/src/imports/listing-text.ts';
import { normalisePhone } from '../../api/src/phones/phone.ts';
import { holdsCardNumber } from '../../api/src/platform/http/card-number.ts';
import { violationsOf } from '../../api/src/platform/http/csp-reports.routes.ts';
import { redacted } from '../../api/src/platform/http/redacted-log.ts';
import { requestIdOf } from '../../api/src/platform/http/request-ids.ts';
import { readCursor } from '../../api/src/search/index/cursor.ts';
import { readPolygon } from '../../api/src/search/index/ground/polygon.ts';
import { tokensOf } from '../../api/src/search/wish/tokens.ts';
import { foldPlaceName, slugOf, transliterateDistrict } from '../../api/src/text/fold-text.ts';
import { foldWord, readingsOf, soundOf, stemArabic } from '../../api/src/text/fold-word.ts';
import { searchTextOf, searchWords } from '../../api/src/text/search-words.ts';
import { ENDPOINTS } from '../../contract/src/endpoints/endpoints.ts';
import { plainIban } from '../../contract/src/people/my-info.ts';
import { parseFormattedNumber, shortenText } from '../../contract/src/values/format.ts';
import { holdsWebAddress } from '../../contract/src/words/name-text.ts';
import { blocksOf, inlinesOf } from '../../web/app/layout/markdown-blocks.ts';
import { safeReturnTo, switchLang } from '../../web/app/site/paths.ts';

/** Pieces repeated to make a long text: letters, gaps, marks, and beginnings of what expressions match. */
const SHAPES = [
  ...['a', 'ا', '1', ' ', '\n', '-', '.', '/', '@', '"', '[', '*', ',', '\ufdfa', '\u0316\u0301'],
  ...[
    'a@',
    'a.',
    '@a.',
    '05',
    '4 ',
    '4.1-',
    ' \n',
    'SA1',
    'عبد ال',
    '[x](/',
    '**a',
    'x=;',
    'www.',
    't.me/',
    'iy',
    '1,2;',
  ],
];

/** A row of a listings file whose every cell is the text. */
const rowOf = (text: string) => ({
  line: 2,
  cells: Object.fromEntries(LISTING_COLUMNS.map((column) => [column, text])) as ListingCells,
});
const csvOf = (text: string) =>
  Buffer.from(`${LISTING_COLUMNS.join(',')}\n"${text.replaceAll('"', '""')}",${text}`);

/** A part of a request with the text in every field that its schema names. */
function partOf(schema: object, text: string): Record<string, string> {
  const parts = 'options' in schema ? (schema.options as object[]) : [schema];
  const fields = parts.flatMap((part) => ('shape' in part ? Object.keys(part.shape as object) : []));
  return { ...Object.fromEntries(fields.map((field) => [field, text])), kind: 'bank' };
}

function parseWhole(text: string): void {
  for (const { query, body, params } of Object.values(ENDPOINTS) as { [part: string]: unknown }[])
    for (const schema of [query, body, params])
      if (typeof schema === 'object' && schema !== null)
        (schema as { safeParse(value: unknown): unknown }).safeParse(partOf(schema, text));
}

/** Everything that reads a text of a person, whatever refuses it included. */
const READERS: Record<string, (text: string) => unknown> = {
  'a listing': (text) => readListing(rowOf(text)),
  'a listing’s free text': withoutContacts,
  "a district's name": faultOfDistrictName,
  "a place's name": foldPlaceName,
  'a slug': slugOf,
  'a card’s number': (text) => holdsCardNumber({ text }),
  'a line of the log': redacted,
  "a browser's report": (text) => violationsOf(text),
  "a request's id": (text) => requestIdOf({ headers: { 'x-request-id': text } } as never),
  'a known device': (text) => isKnownDevice('pepper', text, { door: 'site', phone: '+966500000000' }),
  'a phone': normalisePhone,
  'an identity number': readIdentity,
  'an IBAN': plainIban,
  'a formatted number': parseFormattedNumber,
  'a shortened text': (text) => shortenText(text, 10),
  'a web address': holdsWebAddress,
  'a cursor': (text) => readCursor(text, 'best'),
  'a polygon': readPolygon,
  'words of a search': searchWords,
  'a search text': (text) => searchTextOf([text]),
  'a folded word': foldWord,
  'readings of a word': readingsOf,
  'a stem': stemArabic,
  'a sound': soundOf,
  'blocks of a page': blocksOf,
  'a line of a page': inlinesOf,
  'where to return to': (text) => safeReturnTo(`/${text}`, 'ar'),
  'the other language': (text) => switchLang(`/${text}`, 'en'),
};

/** Those that do more with each letter. */
const SLOW_READERS: typeof READERS = {
  'the calls of the contract': parseWhole,
  'a listings file': (text) => readListingFile(csvOf(text)),
  'a transliteration': transliterateDistrict,
  'tokens of a wish': tokensOf,
};

/** Milliseconds of this thread's own work: what others do on the machine is not counted. */
function millisOf(read: (text: string) => unknown, text: string): number {
  const began = process.threadCpuUsage();
  try {
    read(text);
  } catch {
    // A refusal is an answer.
  }
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

/** Milliseconds that a busy machine may add; an expression with quadratic time takes seconds more. */
const GRACE_MILLIS = 200;
const TRIES = 3;

/** Whether reading a whole text takes far more than twice the time of half of it, at best of some tries. */
function isSlow(read: (text: string) => unknown, text: string): boolean {
  let [half, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tries = 0; tries < TRIES; tries += 1) {
    half = Math.min(half, millisOf(read, text.slice(0, text.length / 2)));
    whole = Math.min(whole, millisOf(read, text));
    if (whole <= half * 3 + GRACE_MILLIS) return false;
  }
  return true;
}

/** A shape that makes reading slow, looked for in shorter texts first: in the longest it may take minutes. */
function slowShape(read: (text: string) => unknown, length: number): string | undefined {
  const lengths = [length / 8, length / 2, length];
  return SHAPES.find((shape) =>
    lengths.some((most) => isSlow(read, shape.repeat(Math.ceil(most / shape.length)).slice(0, most))),
  );
}

it.each(Object.entries(READERS))(
  '%s of 200,000 letters is read in about twice the time of half',
  (_, read) => {
    expect(slowShape(read, 200_000)).toBeUndefined();
  },
);

it.each(Object.entries(SLOW_READERS))('%s of 20,000 letters: in about twice the time of half', (_, read) => {
  expect(slowShape(read, 20_000)).toBeUndefined();
});
