import { type HostPhoto, PHOTO_CHUNK_BYTES } from '@diyar/contract/supply/host-photos';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';

export interface Sending {
  file: Blob;
  /** Of an upload begun before; a new one begins without it. */
  id: string | undefined;
  /** The photos it will stand beside. */
  beside: readonly string[];
  signal: AbortSignal;
  onBegun: (photo: HostPhoto) => void;
  /** Hears of each piece that has arrived. */
  onSent: (photo: HostPhoto) => void;
  /** Hears whether the server can be reached, while it is tried again and again. */
  onOffline: (isOffline: boolean) => void;
}

/** Between two tries to reach a server that was not reached, or had too much to do. */
const AGAIN_AFTER_MS = 3000;

/**
 * Sends a photo in pieces, from where its upload stands; a cut line is waited for, however long. Throws ApiError for what
 * trying again cannot mend, and the signal's reason once it is given up.
 */
export async function sendFile(sending: Sending): Promise<void> {
  const { file, signal } = sending;
  const key = crypto.randomUUID();
  const { beside } = sending;
  const begin = () =>
    callApi('POST /api/v1/host/photos', {
      body: { size: file.size, beside: [...beside] },
      idempotencyKey: key,
      signal,
    });
  const id = sending.id;
  let photo = await patiently(sending, () => (id === undefined ? begin() : stateOf(id, signal)));
  if (sending.id === undefined) sending.onBegun(photo);
  while (photo.state === 'uploading') {
    const offset: number = photo.upload?.received ?? 0;
    photo = await patiently(sending, () => sendPiece(sending, photo.id, offset));
    sending.onSent(photo);
  }
}

async function stateOf(id: string, signal: AbortSignal): Promise<HostPhoto> {
  const { items } = await callApi('GET /api/v1/host/photos', { query: { ids: id }, signal });
  const [photo] = items;
  if (photo === undefined) throw new ApiError({ status: 404, code: 'not_found', msg: '', data: null });
  return photo;
}

async function sendPiece({ file, signal }: Sending, id: string, offset: number): Promise<HostPhoto> {
  const form = new FormData();
  form.set('chunk', file.slice(offset, offset + PHOTO_CHUNK_BYTES));
  const params = { id, offset: String(offset) };
  try {
    return await callApi('PUT /api/v1/host/photos/{id}/chunks/{offset}', { params, form, signal });
  } catch (error) {
    // The file is further than was thought: what arrived last was not heard of.
    if (error instanceof ApiError && error.code === 'upload_offset') return stateOf(id, signal);
    throw error;
  }
}

async function patiently<T>({ signal, onOffline }: Sending, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const result = await work();
      onOffline(false);
      return result;
    } catch (error) {
      if (!(error instanceof ApiError && (error.isPassing || error.code === 'upload_too_slow'))) throw error;
      onOffline(error.code === 'offline');
      await untilAgain(signal);
    }
  }
}

/** Waits a moment, or until the browser says that it is online. */
function untilAgain(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', stop);
    };
    const go = () => {
      end();
      resolve();
    };
    const stop = () => {
      end();
      reject(signal.reason);
    };
    const timer = setTimeout(go, AGAIN_AFTER_MS);
    window.addEventListener('online', go);
    signal.addEventListener('abort', stop);
  });
}
