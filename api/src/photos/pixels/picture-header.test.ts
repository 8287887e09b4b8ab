import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainAvif7000 } from '../../testing/pictures.ts';
import { hasTooManyPixels, type PictureFormat, readPictureHeader } from './picture-header.ts';

const FORMATS: readonly PictureFormat[] = ['jpeg', 'png', 'webp', 'avif'];
const drawn = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#0e7a53' } });

let pictures: Buffer[];
beforeAll(async () => {
  const lossless = drawn().webp({ lossless: true });
  const extended = drawn()
    .ensureAlpha(0.5)
    .withExif({ IFD0: { Artist: 'x' } })
    .webp();
  pictures = await Promise.all([
    ...FORMATS.map((format) => drawn().toFormat(format).toBuffer()),
    lossless.toBuffer(),
    extended.toBuffer(),
  ]);
});

/** A JPEG after so many bytes of what a camera wrote before the picture. */
function behind(jpeg: Buffer, bytes: number): Buffer {
  const segment = Buffer.alloc(60_000);
  segment.write('\xff\xe2', 'latin1');
  segment.writeUInt16BE(segment.length - 2, 2);
  const segments = Array.from({ length: Math.ceil(bytes / segment.length) }, () => segment);
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** A box of an AVIF. */
function box(name: string, ...content: Buffer[]): Buffer {
  const data = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, data]);
}

describe('the header of a picture', () => {
  it('says what it is and how large, by its content', () => {
    const found = pictures.map((bytes) => readPictureHeader(bytes));
    const formats = [...FORMATS, 'webp', 'webp'];
    expect(found).toEqual(formats.map((format) => ({ format, pixels: 300 * 200 })));
    expect(readPictureHeader(plainAvif7000())).toEqual({ format: 'avif', pixels: 49_000_000 });
    expect(readPictureHeader(behind(pictures[0] as Buffer, 1_000_000))?.pixels).toBe(300 * 200);
  });

  it('is of nothing that may hold scripts, and of no format but the four', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const others = await Promise.all([drawn().gif().toBuffer(), drawn().tiff().toBuffer()]);
    const heic = Buffer.from(plainAvif7000());
    for (let at = heic.indexOf('avif'); at > 0; at = heic.indexOf('avif', at)) heic.write('heic', at);
    for (const bytes of [svg, ...others, heic, Buffer.alloc(0), Buffer.from('%PDF-1.7')])
      expect(readPictureHeader(bytes)).toBeUndefined();
  });

  it('is read to an end of whatever is cut off or spoiled', () => {
    const spoiled = fc.record({
      which: fc.nat(pictures.length - 1),
      length: fc.double({ min: 0, max: 1, noNaN: true }),
      changes: fc.array(fc.tuple(fc.nat(600), fc.nat(255)), { maxLength: 12 }),
    });
    fc.assert(
      fc.property(spoiled, ({ which, length, changes }) => {
        const bytes = Buffer.from(pictures[which] ?? []);
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        const header = readPictureHeader(bytes.subarray(0, Math.ceil(bytes.length * length)));
        expect(header === undefined || FORMATS.includes(header.format)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('is not looked for in tables that go on for megabytes', () => {
    const version = Buffer.from([0, 0, 0, 0]);
    const many = Buffer.alloc(5_000_000);
    many.writeUInt32BE(1_600_000, 4);
    const meta = box('meta', version, box('iprp', box('ipma', many)));
    const brands = box('ftyp', Buffer.from('avif\0\0\0\0avifmif1'));
    expect(readPictureHeader(Buffer.concat([brands, meta]))).toBeUndefined();
  });
});

it('a use allows so many pixels, and of AVIF a sixth', () => {
  const most = 12_000_000;
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    expect(hasTooManyPixels({ format, pixels: most }, most)).toBe(false);
    expect(hasTooManyPixels({ format, pixels: most + 1 }, most)).toBe(true);
  }
  expect(hasTooManyPixels({ format: 'avif', pixels: most / 6 }, most)).toBe(false);
  expect(hasTooManyPixels({ format: 'avif', pixels: most / 6 + 1 }, most)).toBe(true);
});
