import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { notTaken } from '../messaging/ask-provider.ts';
import { MessageRefused } from '../messaging/message-sender.ts';
import { checkedAddress, lookupOf, PrivateAddress } from '../network/checked-address.ts';
import { isPublicAddress } from '../network/public-address.ts';
import { encryptFor, type SubscriptionKeys } from './encrypt.ts';
import { authorizationOf, publicKeyOf, type Vapid } from './vapid.ts';

const PROVIDER = 'Web push';
const ANSWER_WITHIN_MS = 10_000;
/** How long a push service keeps a message for a browser that is not running. */
const KEPT_SECONDS = 24 * 3600;

/** The push services of the browsers there are: an address that a browser says is its own is one of these, or it is not believed. */
const SERVICES: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
  /^([\w-]+\.)*notify\.windows\.com$/,
];

/** One browser's subscription. */
export interface Subscription extends SubscriptionKeys {
  endpoint: string;
}

/** Hands messages to browsers by the push services that these chose. */
export interface PushService {
  /** The key that browsers subscribe with. */
  publicKey(): Promise<string>;
  /** Whether an address is of a push service at all. */
  mayAsk(url: URL): boolean;
  /**
   * Pushes a text to a browser; one of the same `topic` takes the place of one that still waits for it. `gone`: the browser is not
   * subscribed any more. Throws as `MessageSender.send` does.
   */
  send(to: Subscription, push: { text: string; topic: string }, now: Date): Promise<'taken' | 'gone'>;
}

export interface PushOptions {
  vapid: () => Promise<Vapid>;
  /** Push services of this machine too, in the clear: doubles of tests; never in production. */
  local: boolean;
  answerWithinMs?: number;
}

/**
 * Web push by HTTP (RFC 8030). The name of a push service is resolved once, all its addresses are checked, and the connection goes
 * to one that was checked; no redirect is followed. What a service says is not repeated: it may hold the address of the browser.
 */
export function openPushService({ vapid, local, answerWithinMs }: PushOptions): PushService {
  const isLocal = (url: URL) => local && url.protocol === 'http:' && url.hostname === '127.0.0.1';
  const isOpen = (address: string) => isPublicAddress(address) || (local && address === '127.0.0.1');
  const mayAsk = (url: URL) =>
    url.username === '' &&
    url.password === '' &&
    (isLocal(url) ||
      (url.protocol === 'https:' && url.port === '' && SERVICES.some((one) => one.test(url.hostname))));
  return {
    mayAsk,
    publicKey: async () => publicKeyOf(await vapid()),
    send: async ({ endpoint, ...keys }, { text, topic }, now) => {
      const url = new URL(endpoint);
      if (!mayAsk(url)) throw new MessageRefused(`${PROVIDER} is not at this address`);
      const body = encryptFor(keys, Buffer.from(text));
      const headers = {
        authorization: authorizationOf(await vapid(), url, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': String(body.length),
        ttl: String(KEPT_SECONDS),
        urgency: 'high',
        topic,
      };
      const signal = AbortSignal.timeout(answerWithinMs ?? ANSWER_WITHIN_MS);
      const status = await post(url, { headers, body, isOpen, signal });
      if (status === 404 || status === 410) return 'gone';
      if (status < 200 || status > 299) throw notTaken(PROVIDER, status);
      return 'taken';
    },
  };
}

interface Posted {
  headers: Record<string, string>;
  body: Buffer;
  isOpen: (address: string) => boolean;
  signal: AbortSignal;
}

/** The status that a push service answers with. */
async function post(url: URL, { headers, body, isOpen, signal }: Posted): Promise<number> {
  try {
    const address = await checkedAddress(url, { isOpen, signal });
    if (address === undefined) throw new Error('no address');
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    const options = { method: 'POST', headers, lookup: lookupOf(address), agent: false, signal };
    return await new Promise((resolve, reject) => {
      const asked = request(url, options, (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      });
      asked.on('error', reject).end(body);
    });
  } catch (error) {
    if (error instanceof PrivateAddress) throw new MessageRefused(`${PROVIDER} is at a private address`);
    throw new Error(`${PROVIDER} did not answer${signal.aborted ? ' in time' : ''}`);
  }
}
