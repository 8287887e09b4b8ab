import { ApiError } from '../api/api-error.ts';
import { callApi } from '../api/client.ts';
import { OUTBOX } from '../session/session.ts';

// Messages and hearts made without a network wait on the device, each under a key of its own, so that two tabs lose nothing;
// it is sent once the site is reached, by one tab at a time. `clearSession` forgets it with the session.

/** Sent again under the same key it stands once: the API knows a key for a day. */
const SENT_BY_ITSELF_MS = 23 * 3_600_000;

export interface WaitingMessage {
  kind: 'message';
  /** Its idempotency key. */
  key: string;
  account: string;
  reservation: string;
  text: string;
  at: string;
  /** Why the API does not take it; it waits for the writer then. */
  refused?: string;
}

interface WaitingHeart {
  kind: 'heart';
  key: string;
  account: string;
  ad: string;
  isFull: boolean;
}

type Waiting = WaitingMessage | WaitingHeart;

const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever something begins or ends to wait, in any tab. Returns the undo. */
export function followOutbox(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(OUTBOX)) listener();
  };
  listeners.add(listener);
  addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', follow);
  };
}

/** Throws when the device is full: then nothing may say that it waits. */
function put(waiting: Waiting): void {
  localStorage.setItem(OUTBOX + waiting.key, JSON.stringify(waiting));
  changed();
}

function remove(key: string): void {
  localStorage.removeItem(OUTBOX + key);
  changed();
}

function waitingOf(account: string): Waiting[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(OUTBOX));
  return keys
    .map((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Waiting | null)
    .filter((waiting): waiting is Waiting => waiting?.account === account);
}

/** Messages of an account that wait in a booking, the oldest first. */
export function waitingMessages(account: string, reservation: string): WaitingMessage[] {
  return waitingOf(account)
    .filter(
      (waiting): waiting is WaitingMessage =>
        waiting.kind === 'message' && waiting.reservation === reservation,
    )
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

/** Hearts of an account that the site was not told of yet. */
export function waitingHearts(account: string): { ad: string; isFull: boolean }[] {
  return waitingOf(account).filter((waiting) => waiting.kind === 'heart');
}

export function addMessage(message: Omit<WaitingMessage, 'kind' | 'refused'>): void {
  put({ kind: 'message', ...message });
}

/** Gives a message that was refused, or waited too long, another try. */
export function tryAgain({ refused: _, ...message }: WaitingMessage, now: Date): void {
  remove(message.key);
  put({ ...message, key: crypto.randomUUID(), at: now.toISOString() });
}

export function removeMessage({ key }: WaitingMessage): void {
  remove(key);
}

const heartKey = (account: string, ad: string) => `heart:${account}:${ad}`;

/** The last press of a heart is what the site is told. */
export function addHeart(account: string, ad: string, isFull: boolean): void {
  put({ kind: 'heart', key: heartKey(account, ad), account, ad, isFull });
}

export function removeHeart(account: string, ad: string): void {
  if (localStorage.getItem(OUTBOX + heartKey(account, ad)) !== null) remove(heartKey(account, ad));
}

/** Whether a message waits for its writer, not for the network. */
export function isStuck({ refused, at }: WaitingMessage, now: Date): boolean {
  return refused !== undefined || now.getTime() - Date.parse(at) > SENT_BY_ITSELF_MS;
}

/**
 * Sends what waits of an account, in its order, one tab at a time; ends when nothing is left or the site is not reached, and answers how many were. What the
 * API refuses is kept with its words (a message) or dropped (a heart).
 */
export async function sendWaiting(account: string): Promise<number> {
  if (waitingOf(account).length === 0) return 0;
  return await navigator.locks.request('diyar-outbox', async () => {
    let sent = 0;
    for (const waiting of inOrder(account)) {
      if (waiting.kind === 'message' && isStuck(waiting, new Date())) continue;
      if (!(await sendOne(waiting))) break;
      sent += 1;
    }
    return sent;
  });
}

function inOrder(account: string): Waiting[] {
  const time = (waiting: Waiting) => (waiting.kind === 'message' ? waiting.at : '');
  return waitingOf(account).toSorted((one, other) => time(one).localeCompare(time(other)));
}

/** Answers false where the site was not reached, or asks for patience. */
async function sendOne(waiting: Waiting): Promise<boolean> {
  try {
    await tell(waiting);
    remove(waiting.key);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isPassing = error.status === 0 || error.status === 429 || error.status >= 500;
    if (isPassing || error.code === 'invalid_token') return false;
    if (waiting.kind === 'message') put({ ...waiting, refused: error.fieldText('text') ?? error.msg });
    else remove(waiting.key);
  }
  return true;
}

async function tell(waiting: Waiting): Promise<unknown> {
  if (waiting.kind === 'heart') {
    const input = { params: { adId: waiting.ad } };
    return waiting.isFull
      ? callApi('PUT /api/v1/favourites/{adId}', input)
      : callApi('DELETE /api/v1/favourites/{adId}', input);
  }
  return callApi('POST /api/v1/reservations/{id}/messages', {
    params: { id: waiting.reservation },
    body: { text: waiting.text },
    idempotencyKey: waiting.key,
  });
}
