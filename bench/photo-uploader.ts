// Uploads photos in a thread of its own: what it costs to send them must not delay the clock of the searches.
import { randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { PHOTO_CHUNK_BYTES } from '@diyar/contract/supply/host-photos';
import { cameraJpeg } from '../api/src/testing/pictures.ts';
import { API_KEY } from './cases.ts';

/** What the thread is given. */
export interface UploaderInput {
  url: string;
  /** Who uploads: one photo at a time each. */
  tokens: readonly string[];
}

const { url, tokens } = workerData as UploaderInput;
const ended = new AbortController();
let uploaded = 0;

async function call(token: string, method: string, path: string, body: string | FormData) {
  const answer = await fetch(`${url}/api/v1/host/photos${path}`, {
    method,
    headers: {
      apiKey: API_KEY,
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' && {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      }),
    },
    body,
  });
  const { data } = (await answer.json()) as { data: { id: string } };
  if (!answer.ok) throw new Error(`an upload answered ${answer.status}`);
  return data;
}

/** Looks as the page does until a photo has been looked at, so that no queue grows which nobody would wait for. */
async function untilSeen(token: string, id: string): Promise<void> {
  const headers = { apiKey: API_KEY, authorization: `Bearer ${token}` };
  while (!ended.signal.aborted) {
    const answer = await fetch(`${url}/api/v1/host/photos?ids=${id}`, { headers });
    const { data } = (await answer.json()) as { data: { items: { state: string }[] } };
    if (data.items.every(({ state }) => state === 'ready' || state === 'refused')) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Uploads photos of 12 megapixels without a pause, each another file, until stopped. */
async function upload(token: string, picture: Buffer): Promise<void> {
  while (!ended.signal.aborted) {
    // What stands behind a picture makes it another file.
    const bytes = new Uint8Array(Buffer.concat([picture, Buffer.from(randomUUID())]));
    const { id } = await call(token, 'POST', '', JSON.stringify({ size: bytes.length }));
    for (let at = 0; at < bytes.length; at += PHOTO_CHUNK_BYTES) {
      const form = new FormData();
      form.set('chunk', new Blob([bytes.subarray(at, at + PHOTO_CHUNK_BYTES)]), 'photo.jpg');
      await call(token, 'PUT', `/${id}/chunks/${at}`, form);
    }
    uploaded += 1;
    await untilSeen(token, id);
  }
}

parentPort?.once('message', () => ended.abort());
const picture = await cameraJpeg(4032, 3024);
parentPort?.postMessage('ready');
await Promise.all(tokens.map((token) => upload(token, picture)));
parentPort?.postMessage(uploaded);
