import sharp from 'sharp';
import { openDatabase } from '../api/src/platform/db/database.ts';
import { buildPerson } from '../api/src/testing/factories.ts';
import { API_KEY } from './cases.ts';

const UPLOADERS = 2;
const PAUSE_MS = 500;

export interface Uploads {
  /** How many ended with each status since the last call. */
  counts(): Record<number, number>;
  stop(): Promise<void>;
}

/** Pictures that people send, and two that nobody means well with: many pixels in few bytes. */
async function pictures(): Promise<Blob[]> {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#1a7f5a' } });
  const noisy = (width: number, height: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
  const all = await Promise.all([
    noisy(4032, 3024).jpeg({ quality: 70 }).toBuffer(),
    plain(7000, 7000).avif({ effort: 0 }).toBuffer(),
    noisy(1600, 1200).webp().toBuffer(),
    plain(7000, 7000).png().toBuffer(),
    noisy(1200, 900).avif({ effort: 0 }).toBuffer(),
    noisy(2000, 1500).png().toBuffer(),
  ]);
  return all.map((bytes) => new Blob([new Uint8Array(bytes)]));
}

/** Uploads profile pictures, two at a time, until stopped: one after the other of all kinds. */
export async function startUploads(databaseUrl: string, url: string): Promise<Uploads> {
  const { db, close } = openDatabase(databaseUrl, { max: 1 });
  const tokens = await Promise.all(
    Array.from({ length: UPLOADERS }, async () => (await buildPerson(db)).token),
  );
  await close();
  const all = await pictures();
  const ended = new AbortController();
  let counts: Record<number, number> = {};
  let turn = 0;
  const upload = async (token: string) => {
    while (!ended.signal.aborted) {
      const picture = all[turn % all.length] ?? new Blob();
      turn += 1;
      const form = new FormData();
      form.set('photo', picture, 'photo.jpg');
      const headers = { apiKey: API_KEY, authorization: `Bearer ${token}` };
      const answer = await fetch(`${url}/api/v1/accounts/current/photo`, {
        method: 'PUT',
        headers,
        body: form,
      });
      await answer.arrayBuffer();
      counts[answer.status] = (counts[answer.status] ?? 0) + 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const uploading = Promise.all(tokens.map(upload));
  uploading.catch(() => {});
  return {
    counts: () => {
      const before = counts;
      counts = {};
      return before;
    },
    stop: async () => {
      ended.abort();
      await uploading;
    },
  };
}
