import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/**
 * Encrypts a text that must be readable again (AES-256-GCM, a key of its own for each `purpose`), bound to `owner`: what
 * is sealed for one row does not open in another. Answers nonce, tag and text in one.
 */
export function seal(text: string, { secret, purpose, owner }: SealOptions): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** The text of `seal`; throws when the secret, purpose or owner is another, or a bit of it changed. */
export function unseal(sealed: Buffer, { secret, purpose, owner }: SealOptions): string {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(secret, purpose), iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  );
}

export interface SealOptions {
  /** From the configuration, at least 32 characters. */
  secret: string;
  purpose: string;
  /** The id of what it belongs to. */
  owner: string;
}
