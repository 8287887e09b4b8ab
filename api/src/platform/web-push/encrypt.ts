import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** The length of a record; the whole message is one. */
const RECORD_BYTES = 4096;
/** Ends the last record, which is the only one. */
const END = Buffer.from([2]);
/** The most that fits beside the header, the mark of the end and the tag. */
export const MOST_BYTES = RECORD_BYTES - END.length - TAG_BYTES - (SALT_BYTES + 5 + 65);

/** The keys of a browser's subscription: its point on P-256, uncompressed, and a secret it shares with us. */
export interface SubscriptionKeys {
  p256dh: Buffer;
  auth: Buffer;
}

/** Made anew for each message; a test hands in those of the standard's example. */
export interface Fresh {
  salt: Buffer;
  privateKey: Buffer;
}

/** Returns a message that the browser alone can read (RFC 8291, `aes128gcm`). Throws for a key that is no point of the curve. */
export function encryptFor({ p256dh, auth }: SubscriptionKeys, text: Buffer, fresh = freshKeys()): Buffer {
  if (text.length > MOST_BYTES) throw new Error('a push holds no more than 4 KB');
  const own = createECDH(CURVE);
  own.setPrivateKey(fresh.privateKey);
  const ownKey = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, ownKey]);
  const secret = derive(own.computeSecret(p256dh), auth, info, 32);
  const key = derive(secret, fresh.salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, fresh.salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(Buffer.concat([text, END])), cipher.final(), cipher.getAuthTag()];
  const lengths = Buffer.alloc(5);
  lengths.writeUInt32BE(RECORD_BYTES, 0);
  lengths.writeUInt8(ownKey.length, 4);
  return Buffer.concat([fresh.salt, lengths, ownKey, ...sealed]);
}

/** Whether a browser's key is a point that a message can be encrypted for. */
export function isPoint(p256dh: Buffer): boolean {
  const own = createECDH(CURVE);
  own.generateKeys();
  try {
    own.computeSecret(p256dh);
    return p256dh.length === 65 && p256dh[0] === 4;
  } catch {
    return false;
  }
}

function freshKeys(): Fresh {
  const own = createECDH(CURVE);
  own.generateKeys();
  return { salt: randomBytes(SALT_BYTES), privateKey: own.getPrivateKey() };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
