import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { addHeart, removeHeart, sendWaiting, waitingHearts } from '../../offline/outbox.ts';
import type { Session } from '../../session/session.ts';
import { arrived, emptyHearts, fillHearts, isFull, setHeart } from './heart-store.ts';
import { forgetHere, keepHere, keptHere } from './kept-here.ts';

/** As many as one call takes. */
const AT_ONCE = 200;

/** The owner of the shown hearts; `account` is null for a guest, and until the profile of a session has loaded. */
export interface HeartsOwner {
  status: Session['status'];
  account: string | null;
}

/** The owner of the hearts shown now; another owner is another object, by which a late answer is recognised. */
let owner: HeartsOwner | undefined;
let learned: Promise<void> | undefined;
/** Hearts the account is being told of. */
const sending = new Set<string>();

/** Hands what this device kept before sign-in over to the account; what could not be told stays here for the next time. */
async function handOver(): Promise<void> {
  for (let ids = keptHere(); ids.length > 0; ids = keptHere()) {
    const ads = ids.slice(0, AT_ONCE);
    const { told } = await callApi('POST /api/v1/favourites', { body: { ads } });
    forgetHere(ads);
    if (told !== null) toast(told);
  }
}

/** True where `next` is who `known` is, or who `known` turned out to be once the profile came. */
function isSameOwner(known: HeartsOwner, next: HeartsOwner): boolean {
  return known.status === next.status && (known.account === null || known.account === next.account);
}

/**
 * Fills the hearts of a guest from the device, and of the signed in from the account, after what the device kept joined it.
 * Ends when that is done, however often it is asked. Another account begins with empty hearts.
 */
export function learn(next: HeartsOwner): Promise<void> {
  if (owner !== undefined && isSameOwner(owner, next)) owner.account = next.account;
  else {
    if (owner !== undefined) emptyHearts();
    sending.clear();
    owner = { ...next };
    learned = undefined;
  }
  learned ??= learnAnew(owner);
  return learned;
}

async function learnAnew(mine: HeartsOwner): Promise<void> {
  fillHearts(keptHere());
  if (mine.status === 'guest') return;
  try {
    if (mine.account !== null) await sendWaiting(mine.account);
    await handOver();
    const { ids } = await callApi('GET /api/v1/favourites/ids');
    if (owner === mine) fillHearts(ids);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // When the API is not reached, the hearts stay as they are and the next page asks again.
    if (owner === mine) learned = undefined;
  }
  if (owner === mine && mine.account !== null) showWaiting(mine.account);
}

/** Shows what the account was not told of yet. */
function showWaiting(account: string): void {
  for (const { ad, isFull } of waitingHearts(account)) setHeart(ad, isFull);
}

/**
 * Keeps what a press of `presser` changed: on the device for a guest, else in the account, unless another one acts by now.
 * Answers whether the ad is kept by this press.
 */
export async function keep(id: string, presser: HeartsOwner): Promise<boolean> {
  if (presser.status === 'signed_in') {
    owner ??= { ...presser };
    return isSameOwner(presser, owner) && !sending.has(id) ? await send(id) : false;
  }
  const isKept = isFull(id);
  keepHere(id, isKept);
  arrived(id);
  return isKept;
}

/** Lets a press wait for the network; a page that stays open sends it then. */
function wait(account: string, id: string): void {
  addHeart(account, id, isFull(id));
  addEventListener('online', () => void sendWaiting(account), { once: true });
}

/**
 * Tells the account what the heart says, as often as it was pressed meanwhile; without a network it waits, on another failure the
 * heart goes back. Once another account acts, nothing more is told, and its hearts stay as they are.
 */
async function send(id: string): Promise<boolean> {
  const mine = owner;
  sending.add(id);
  let wanted = isFull(id);
  try {
    do {
      wanted = isFull(id);
      const input = { params: { adId: id }, keepalive: true };
      if (wanted) await callApi('PUT /api/v1/favourites/{adId}', input);
      else await callApi('DELETE /api/v1/favourites/{adId}', input);
    } while (owner === mine && isFull(id) !== wanted);
    // What waited of an earlier press is told by this one.
    if (mine?.account) removeHeart(mine.account, id);
    return wanted && owner === mine;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (owner === mine && mine?.account && !navigator.onLine) {
      wait(mine.account, id);
      return isFull(id);
    }
    if (owner === mine) setHeart(id, !wanted);
    if (error.code !== 'invalid_token') toast.error(error.msg);
    return false;
  } finally {
    if (owner === mine) {
      sending.delete(id);
      arrived(id);
    }
  }
}
