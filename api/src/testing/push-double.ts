import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push as a browser reads it, with what came beside it. */
export interface ReadPush {
  browser: string;
  text: string;
  topic: string;
  ttl: number;
  subject: string;
}

export interface PushDouble {
  url: string;
  /** What each browser got, decrypted, in the order in which it came. */
  read: ReadPush[];
  /** The statuses of the next answers, by browser; 201 once there are none. */
  answers: Record<string, number[]>;
  /** What a browser of this name subscribes with. */
  subscribe(browser: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  close(): Promise<void>;
}

/** A push service on this machine with the browsers that hang on it: it checks who pushes, and they decrypt (RFC 8291, 8292). */
export async function openPushDouble(): Promise<PushDouble> {
  const browsers = new Map<string, ReturnType<typeof newBrowser>>();
  const double: Pick<PushDouble, 'read' | 'answers'> = { read: [], answers: {} };
  const server = createServer(async (request, reply) => {
    const name = request.url?.slice(1) ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const browser = browsers.get(name);
    const { authorization = '', topic, ttl } = request.headers;
    const subject = subjectOf(authorization, `http://${request.headers.host}`);
    const status = double.answers[name]?.shift() ?? 201;
    if (browser === undefined || subject === undefined) return void reply.writeHead(403).end();
    if (status < 300)
      double.read.push({
        browser: name,
        text: decrypt(browser, Buffer.concat(chunks)),
        topic: String(topic),
        ttl: Number(ttl),
        subject,
      });
    reply.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const subscribe: PushDouble['subscribe'] = (name) => {
    const browser = browsers.get(name) ?? newBrowser();
    browsers.set(name, browser);
    const text = (bytes: Buffer) => bytes.toString('base64url');
    return {
      endpoint: `${url}/${name}`,
      keys: { p256dh: text(browser.keys.getPublicKey()), auth: text(browser.auth) },
    };
  };
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { ...double, url, subscribe, close };
}

function newBrowser() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return { keys, auth: randomBytes(16) };
}

/** Reads as the standard says, written apart from what encrypts. */
export function decrypt(
  { keys, auth }: { keys: ReturnType<typeof createECDH>; auth: Buffer },
  body: Buffer,
): string {
  const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const derive = (from: Buffer, by: Buffer, what: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', from, by, what, bytes));
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  return plain.subarray(0, end).toString();
}

/** Who a push says that it is from; undefined when its signature, its time or its address is wrong. */
function subjectOf(authorization: string, origin: string): string | undefined {
  const found = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization);
  if (found === null) return undefined;
  const [, head = '', claims = '', signature = '', key = ''] = found;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return isSigned && aud === origin && typeof exp === 'number' ? sub : undefined;
}
