/** What the code on a tax document says (domain.md 4.2); amounts as `115.00`. */
export interface TaxQr {
  sellerName: string;
  vatNumber: string;
  /** ISO 8601 in UTC, to the second. */
  timestamp: string;
  total: string;
  vat: string;
}

/** The length of a value takes one byte. */
const MOST_BYTES = 255;

/**
 * The code of a tax document: elements of tag, length in bytes and UTF-8 value, in base 64. A seller's name of more than 255
 * bytes is cut at the end of a character; any other value so long is a fault. `stamps` are tags 6 and on, of phase 2.
 */
export function taxQr(qr: TaxQr, stamps: readonly Uint8Array[] = []): string {
  const name = Buffer.from(qr.sellerName, 'utf8');
  const texts = [qr.vatNumber, qr.timestamp, qr.total, qr.vat].map((text) => Buffer.from(text, 'utf8'));
  const values = [cutAtCharacter(name), ...texts, ...stamps];
  return Buffer.concat(values.map((value, index) => element(index + 1, value))).toString('base64');
}

/** The elements of a code by their tags. */
export function readTaxQr(base64: string): Map<number, Buffer> {
  const bytes = Buffer.from(base64, 'base64');
  const elements = new Map<number, Buffer>();
  for (let at = 0; at < bytes.length; ) {
    const [tag = 0, length = 0] = [bytes[at], bytes[at + 1]];
    elements.set(tag, bytes.subarray(at + 2, at + 2 + length));
    at += 2 + length;
  }
  return elements;
}

function element(tag: number, value: Uint8Array): Buffer {
  if (value.length > MOST_BYTES) throw new RangeError(`tag ${tag} has ${value.length} bytes, more than 255`);
  return Buffer.concat([Buffer.from([tag, value.length]), value]);
}

/** At most 255 bytes; a byte that continues a character (10xxxxxx) never comes first after the cut. */
function cutAtCharacter(bytes: Buffer): Buffer {
  if (bytes.length <= MOST_BYTES) return bytes;
  let end = MOST_BYTES;
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end);
}
