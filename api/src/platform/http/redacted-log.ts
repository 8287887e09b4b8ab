import { passesLuhn } from '@diyar/contract/values/card';

/** Where log lines go. */
export interface LogLines {
  write(line: string): void;
}

const MASK = '[redacted]';
const PHONE = /(?<!\d)(?:\+?966|00966|0)?5\d{8}(?!\d)/g;
/** Begins where such a word begins, and nowhere inside it: a long word is read once, not from each of its letters. */
const EMAIL = /(?<![^\s"'<>(),:;@\\])[^\s"'<>(),:;@\\]+@[^\s"'<>(),:;@\\]+\.[^\s"'<>(),:;@\\.]+/g;
const IBAN = /\bSA\d{2}(?:[ -]?\d{4}){5}\b/gi;
/** Our tokens: 256 bits as base64url. */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;
const BEARER = /(bearer\s+)[^\s"',]+/gi;
const CODE = /(code[^\d\n]{1,12})\d{6}(?!\d)/gi;
const IDENTITY = /(?<![\d.])[12]\d{9}(?!\d)/g;

/**
 * A line without phones, e-mail addresses, IBANs, identity numbers, tokens and codes, from any source: an
 * error's text may quote what somebody sent.
 */
export function redacted(line: string): string {
  return line
    .replace(EMAIL, MASK)
    .replace(IBAN, MASK)
    .replace(BEARER, `$1${MASK}`)
    .replace(TOKEN, MASK)
    .replace(CODE, `$1${MASK}`)
    .replace(IDENTITY, (digits) => (passesLuhn(digits) ? MASK : digits))
    .replace(PHONE, MASK);
}

/** Lines on their way to `out`, redacted: the last thing before they leave, so that no caller can forget it. */
export function redactingLines(out: LogLines): LogLines {
  return { write: (line) => void out.write(redacted(line)) };
}
