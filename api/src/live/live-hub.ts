import type { LiveChange } from '@diyar/contract/site/live';
import { Refusal } from '../platform/http/refusal.ts';

/** A stream, and the right it was opened by. */
export interface Listener {
  accountId: string | null;
  /** Hash of the token that opened the stream; null for a stranger. */
  tokenHash: Buffer | null;
  unitId: string | null;
  address: string;
  send(event: 'change' | 'beat', data: LiveChange | null): void;
  end(): void;
}

export interface LiveHub {
  /** Tells a listener of what changes until the function it answers is called. Refuses when there are too many. */
  follow(listener: Listener): () => void;
  /** Passes on what the database said (see migration 011). */
  tell(message: string): void;
  /** Notes whether the database is heard. Losing it ends every stream, because no news could come. */
  hear(isListening: boolean): void;
  readonly count: number;
  beat(): void;
  endAll(): void;
}

export interface HubLimits {
  /** Streams of this process. */
  most: number;
  /** Streams of one network address, behind which a whole office may sit. */
  mostPerAddress: number;
}

/** Keeps the streams of this process by what they follow. */
export function createLiveHub({ most, mostPerAddress }: HubLimits): LiveHub {
  const all = new Set<Listener>();
  const byTopic = new Map<string, Set<Listener>>();
  const addresses = new Map<string, number>();
  let isListening = false;
  const leave = (listener: Listener) => {
    if (!all.delete(listener)) return;
    for (const topic of topicsOf(listener)) {
      const audience = byTopic.get(topic);
      audience?.delete(listener);
      if (audience?.size === 0) byTopic.delete(topic);
    }
    const left = (addresses.get(listener.address) ?? 1) - 1;
    if (left === 0) addresses.delete(listener.address);
    else addresses.set(listener.address, left);
  };
  const follow = (listener: Listener) => {
    const beside = addresses.get(listener.address) ?? 0;
    // Refuses a stream on which nothing would come: the caller asks by the clock meanwhile.
    if (!isListening || all.size >= most) throw new Refusal('unavailable', { retryAfterSeconds: 10 });
    if (beside >= mostPerAddress) throw new Refusal('too_many_requests', { retryAfterSeconds: 60 });
    all.add(listener);
    addresses.set(listener.address, beside + 1);
    for (const topic of topicsOf(listener)) {
      const audience = byTopic.get(topic) ?? new Set();
      byTopic.set(topic, audience.add(listener));
    }
    return () => leave(listener);
  };
  const endAll = () => {
    for (const listener of [...all]) listener.end();
  };
  return {
    follow,
    endAll,
    tell: (message) => {
      const { topic, change } = readMessage(message);
      for (const listener of [...(byTopic.get(topic) ?? [])]) {
        if (change === undefined) listener.end();
        else listener.send('change', change);
      }
    },
    hear: (isHeard) => {
      isListening = isHeard;
      if (!isHeard) endAll();
    },
    beat: () => {
      for (const listener of all) listener.send('beat', null);
    },
    get count() {
      return all.size;
    },
  };
}

function topicsOf({ accountId, tokenHash, unitId }: Listener): string[] {
  return [
    ...(accountId === null ? [] : [`account ${accountId}`]),
    ...(tokenHash === null ? [] : [`token ${tokenHash.toString('hex')}`]),
    ...(unitId === null ? [] : [`unit ${unitId}`]),
  ];
}

/** What of an account may change, by its word in a message; a word that is not known here is of a reservation. */
const OF_ACCOUNT: ReadonlyMap<string, LiveChange['what']> = new Map([
  ['wizard', 'wizard'],
  ['team', 'team'],
  ['prices', 'prices'],
  ['calendar', 'calendar'],
  ['message', 'message'],
  ['notification', 'notification'],
  ['verification', 'verification'],
  ['report', 'report'],
]);

/** Reads the topic of a message and the change to send; no change when it ends the right to listen. */
function readMessage(message: string): { topic: string; change: LiveChange | undefined } {
  const [kind = '', id = '', what = '', number = ''] = message.split(' ');
  const topic = `${kind} ${id}`;
  if (kind === 'unit') return { topic, change: { what: 'unit', id } };
  if (kind === 'account')
    return { topic, change: { what: OF_ACCOUNT.get(what) ?? 'reservation', id: number } };
  return { topic, change: undefined };
}
