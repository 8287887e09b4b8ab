import type { ImageJobs } from '../api/src/image-jobs.ts';
import { readPictureHeader } from '../api/src/photos/pixels/picture-header.ts';
import { ImageProcess } from '../api/src/platform/images/image-process.ts';
import { cameraJpeg } from '../api/src/testing/pictures.ts';

/** What a photo of 12 megapixels may take on one core, in seconds: until it is seen, and until it is there in all sizes. */
const MOST_SECONDS = { first: 1, all: 6 };
const LIMITS = { seconds: 60, megabytes: 520 };
const ROUNDS = 5;

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Measures how long the image process takes for a photo's first size and for the other fourteen; the medians of five. */
export async function benchPhotos(): Promise<void> {
  const bytes = await cameraJpeg(4032, 3024);
  const header = readPictureHeader(bytes);
  if (header === undefined) throw new Error('the picture of the bench is none');
  const images = new ImageProcess<ImageJobs>(new URL('../api/src/image-jobs.ts', import.meta.url));
  const [first, others]: [number[], number[]] = [[], []];
  try {
    await images.run('shrinkPicture', { bytes, header, fit: 'whole' }, LIMITS);
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      await images.run('checkPicture', { bytes, header }, LIMITS);
      const seen = performance.now();
      await images.run('makeSizes', { bytes, header }, LIMITS);
      first.push((seen - began) / 1000);
      others.push((performance.now() - seen) / 1000);
    }
  } finally {
    images.close();
  }
  const all = middle(first) + middle(others);
  const isKept = middle(first) <= MOST_SECONDS.first && all <= MOST_SECONDS.all;
  console.log(
    `a photo of 12 megapixels: first size ${middle(first).toFixed(2)} s (${MOST_SECONDS.first} at most), all ${all.toFixed(2)} s (${MOST_SECONDS.all} at most) ${isKept ? 'kept' : 'MISSED'}`,
  );
  if (!isKept) process.exitCode = 1;
}
