import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import type { ImageJobs } from '../image-jobs.ts';
import { ImageProcess } from '../platform/images/image-process.ts';
import { cameraJpeg, plainAvif7000 } from '../testing/pictures.ts';
import { smallPicture } from './small-picture.ts';

const images = new ImageProcess<ImageJobs>(new URL('../image-jobs.ts', import.meta.url));
afterAll(() => images.close());

const small = (bytes: Buffer, mostPixels = 12 * 1024 * 1024) =>
  smallPicture(images, bytes, { fit: 'whole', mostPixels });

async function sizeOf(bytes: Buffer): Promise<unknown> {
  const made = await small(bytes);
  if (typeof made === 'string') return made;
  const { format, width, height, pages = 1 } = await sharp(made).metadata();
  return { format, width, height, pages };
}

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0e7a53' } });

it('every format is taken, at the size a phone’s camera makes', async () => {
  const expected = { format: 'webp', width: 512, height: 384, pages: 1 };
  expect(await sizeOf(await cameraJpeg(4032, 3024))).toEqual(expected);
  for (const format of ['png', 'webp'] as const)
    expect(await sizeOf(await drawn(4032, 3024).toFormat(format, { effort: 1 }).toBuffer())).toEqual(
      expected,
    );
  expect(await sizeOf(await drawn(1600, 1200).avif({ effort: 0 }).toBuffer())).toEqual(expected);
});

it('a picture of more pixels than its use allows is refused unopened', async () => {
  expect(await small(plainAvif7000())).toBe('too_many_avif_pixels');
  expect(await small(await drawn(101, 100).png().toBuffer(), 10_000)).toBe('too_many_pixels');
});

it('a picture larger than its header says is not decoded', async () => {
  const lying = plainAvif7000();
  const size = lying.indexOf('ispe') + 8;
  lying.writeUInt32BE(1000, size);
  lying.writeUInt32BE(1000, size + 4);
  expect(await small(lying)).toBe('unreadable');
  const cut = await drawn(90, 90).png().toBuffer();
  expect(await small(cut.subarray(0, 60))).toBe('unreadable');
});

it('of an animation the first frame is made small, however many there are', async () => {
  const [width, height, frames] = [600, 600, 40];
  const raw = Buffer.alloc(width * height * 3 * frames);
  for (let frame = 0; frame < frames; frame += 1)
    raw.fill(frame * 6, frame * width * height * 3, (frame + 0.5) * width * height * 3);
  const shape = { width, height: height * frames, channels: 3 as const, pageHeight: height };
  const animation = await sharp(raw, { raw: shape }).webp({ effort: 0, loop: 0 }).toBuffer();
  expect((await sharp(animation).metadata()).pages).toBeGreaterThan(30);
  expect(await sizeOf(animation)).toEqual({ format: 'webp', width: 512, height: 512, pages: 1 });
});

it('a colour profile that unpacks to a hundred megabytes is passed over', async () => {
  const png = await drawn(64, 64).png().toBuffer();
  const profile = Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(100_000_000))]);
  const chunk = Buffer.alloc(12 + profile.length);
  chunk.writeUInt32BE(profile.length);
  chunk.write('iCCP', 4);
  profile.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + profile.length)), 8 + profile.length);
  const bomb = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
  expect(await sizeOf(bomb)).toMatchObject({ width: 64, height: 64 });
});

it('a picture whose decoder takes too much memory ends the image process alone; the next is taken', async () => {
  const hard = await sharp({
    create: { width: 4096, height: 3072, channels: 4, background: { r: 9, g: 200, b: 3, alpha: 0.5 } },
  })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer();
  await expect(small(hard)).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } });
  expect(await sizeOf(await drawn(64, 64).png().toBuffer())).toMatchObject({ width: 64 });
});
