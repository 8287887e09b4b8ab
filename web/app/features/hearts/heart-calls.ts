import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import type { Session } from '../../session/session.ts';
import { arrived, fillHearts, isFull, setHeart } from './heart-store.ts';
import { forgetHere, keepHere, keptHere } from './kept-here.ts';

/** As many as one call takes. */
const AT_ONCE = 200;

let learned: { status: Session['status']; done: Promise<void> } | undefined;
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

/**
 * Fills the hearts of a guest from the device, and of the signed in from the account, after what the device kept joined it.
 * Ends when that is done, however often it is asked.
 */
export function learn(status: Session['status']): Promise<void> {
  if (learned?.status !== status) learned = { status, done: learnAnew(status) };
  return learned.done;
}

async function learnAnew(status: Session['status']): Promise<void> {
  fillHearts(keptHere());
  if (status === 'guest') return;
  try {
    await handOver();
    const { ids } = await callApi('GET /api/v1/favourites/ids');
    if (learned?.status !== status) return;
    fillHearts(ids);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Not reached: the hearts stay as they are, and the next page asks again.
    learned = undefined;
  }
}

/** Keeps what a press changed: on the device for a guest, else in the account. Answers whether the ad is kept by this press. */
export async function keep(id: string, status: Session['status']): Promise<boolean> {
  if (status === 'signed_in') return sending.has(id) ? false : await send(id);
  const isKept = isFull(id);
  keepHere(id, isKept);
  arrived(id);
  return isKept;
}

/** Tells the account what the heart says, as often as it was pressed meanwhile; on failure the heart goes back. */
async function send(id: string): Promise<boolean> {
  sending.add(id);
  let wanted = isFull(id);
  try {
    do {
      wanted = isFull(id);
      const input = { params: { adId: id }, keepalive: true };
      if (wanted) await callApi('PUT /api/v1/favourites/{adId}', input);
      else await callApi('DELETE /api/v1/favourites/{adId}', input);
    } while (isFull(id) !== wanted);
    return wanted;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    setHeart(id, !wanted);
    if (error.code !== 'invalid_token') toast.error(error.msg);
    return false;
  } finally {
    sending.delete(id);
    arrived(id);
  }
}
