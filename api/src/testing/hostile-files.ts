import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { clearPicture } from './photo-world.ts';
import { plainAvif7000 } from './pictures.ts';

const SCRIPT = '<script>alert(1)</script>';
const svg = (inside: string, attributes = 'width="1200" height="900"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

/** A part of a PNG, with its length and sum. */
function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG that says it has so many pixels, in a few hundred bytes of one colour. */
function plainPng(width: number, height: number, data = deflateSync(Buffer.alloc(100_000))): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The bytes that other kinds of files begin with: each is sent as `photo.jpg`, or with the ending of another picture. */
const BEGINNINGS: Readonly<Record<string, string | Buffer>> = {
  pdf: '%PDF-1.7\n1 0 obj<</Type/Catalog>>',
  zip: Buffer.from('504b0304140000000800', 'hex'),
  elf: Buffer.from('7f454c46020101000000', 'hex'),
  exe: 'MZ\x90\0\x03\0\0\0',
  gzip: deflateSync('x'),
  php: '<?php system($_GET["c"]); ?>',
  html: `<!doctype html>${SCRIPT}`,
  javascript: 'alert(document.cookie)',
  shell: '#!/bin/sh\nrm -rf /',
  xml: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  gifWithScript: `GIF89a/*${'A'.repeat(40)}*/=1;${SCRIPT}`,
  bmp: Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]),
  ico: Buffer.from('00000100010010100000', 'hex'),
  psd: '8BPS\0\x01',
  mp4: Buffer.from('000000206674797069736f6d', 'hex'),
  heic: Buffer.from('00000018667479706865696300000000', 'hex'),
  jpegXl: Buffer.from('ff0a0000', 'hex'),
  jpeg2000: Buffer.from('0000000c6a5020200d0a870a', 'hex'),
  postscript: '%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file',
  mvg: 'push graphic-context\nimage over 0,0 0,0 "|id"\npop graphic-context',
  path: '../../../../etc/passwd',
  zero: Buffer.alloc(64),
  ones: Buffer.alloc(64, 255),
  text: 'photo.jpg',
};

const DRAWINGS = {
  svgWithScript: svg(SCRIPT),
  svgWithLoad: svg('<rect width="9" height="9" onload="alert(1)"/>'),
  svgWithForeign: svg(
    `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</body></foreignObject>`,
  ),
  svgWithEntity: Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${'b'.repeat(999)}">]>${svg('<text>&a;&a;&a;</text>')}`,
  ),
  svgFromAfar: svg('<image href="http://169.254.169.254/latest/meta-data" width="9" height="9"/>'),
  svgFromDisk: svg('<image href="file:///etc/passwd" width="9" height="9"/>'),
  svgOfBillions: svg('<rect width="9" height="9"/>', 'width="99999" height="99999"'),
};

export const HOSTILE_KINDS = ['script', 'ending', 'polyglot', 'truncated', 'exif', 'path', 'bomb'] as const;

export interface HostileFile {
  kind: (typeof HOSTILE_KINDS)[number];
  /** What is wrong with it. */
  name: string;
  bytes: Buffer;
  /** As the sender says it is called, and is. */
  file: { name: string; type: string };
}

const asJpeg = { name: 'photo.jpg', type: 'image/jpeg' };

const filesOf = (
  kind: HostileFile['kind'],
  files: Record<string, Buffer | string>,
  file: HostileFile['file'] = asJpeg,
): HostileFile[] =>
  Object.entries(files).map(([name, content]) => ({
    ...{ kind, name, file },
    bytes: typeof content === 'string' ? Buffer.from(content, 'latin1') : content,
  }));

/** Sixty files and more that are no photo, broken, or made to be hard, each with what it pretends to be. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const jpeg = await clearPicture(90);
  const drawn = sharp(jpeg);
  const [png, webp, gif, tiff, avif] = await Promise.all([
    drawn.clone().png().toBuffer(),
    drawn.clone().webp().toBuffer(),
    drawn.clone().gif().toBuffer(),
    drawn.clone().tiff().toBuffer(),
    drawn.clone().avif({ effort: 0 }).toBuffer(),
  ]);
  const { gifWithScript = '', path: _, ...beginnings } = BEGINNINGS;
  return [
    ...filesOf('script', DRAWINGS, { name: 'drawing.svg.jpg', type: 'image/svg+xml' }),
    ...filesOf('ending', { gif, tiff, avif }, { name: 'photo.png', type: 'image/png' }),
    ...filesOf('ending', beginnings),
    ...filesOf('polyglot', { gifWithScript, ...polyglots({ jpeg, png, webp }) }),
    ...filesOf('truncated', truncated({ jpeg, png, webp })),
    ...filesOf('exif', exifTricks(jpeg)),
    ...pathTricks(),
    ...filesOf('bomb', { avifBomb: plainAvif7000(), ...bombs() }),
  ];
}

type Pictures = Record<'jpeg' | 'png' | 'webp', Buffer>;

/** Pictures behind a page, and pages that begin as a picture does. */
function polyglots(pictures: Pictures): Record<string, Buffer> {
  const page = Buffer.from(`<html>${SCRIPT}</html>`);
  const starts = { jpeg: 3, png: 8, webp: 16 };
  return Object.fromEntries(
    Object.entries(pictures).flatMap(([name, whole]) => [
      [`${name} behind a page`, Buffer.concat([page, whole])],
      [
        `${name} in front of a page`,
        Buffer.concat([whole.subarray(0, starts[name as keyof Pictures]), Buffer.from(SCRIPT.repeat(40))]),
      ],
    ]),
  );
}

/** Pictures cut off where it hurts. */
function truncated(pictures: Pictures): Record<string, Buffer> {
  return Object.fromEntries(
    Object.entries(pictures).flatMap(([name, whole]) =>
      [0.001, 0.05, 0.5, 0.8].map((share) => [
        `${name} cut at ${share}`,
        whole.subarray(0, Math.ceil(whole.length * share)),
      ]),
    ),
  );
}

/** A part of a JPEG by its marker; `says` is the length that it claims. */
function segment(marker: number, data: Buffer, says = data.length + 2): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(says, 2);
  return Buffer.concat([head, data]);
}

/** What cameras write, in place of the picture it should be beside. */
function exifTricks(jpeg: Buffer): Record<string, Buffer> {
  const [start, end] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])];
  const exif = (...parts: Buffer[]) => Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\b'), ...parts]);
  // A directory whose next one is itself.
  const loop = Buffer.from('00000000000008', 'hex');
  return {
    'exif longer than the file': Buffer.concat([start, segment(0xe1, exif(), 65_535)]),
    'exif and no picture': Buffer.concat([start, segment(0xe1, exif(loop)), end]),
    'a picture in the thumbnail alone': Buffer.concat([
      start,
      segment(0xe1, exif(jpeg.subarray(0, 60_000))),
      end,
    ]),
    'a page in the comment alone': Buffer.concat([start, segment(0xfe, Buffer.from(SCRIPT.repeat(20))), end]),
    'a thousand directories': Buffer.concat([
      start,
      ...Array.from({ length: 1000 }, () => segment(0xe1, exif(loop))),
      end,
    ]),
  };
}

/** Files that would like to be written, read or run somewhere else. */
function pathTricks(): HostileFile[] {
  const names = [
    '../../../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '/etc/cron.d/photo.jpg',
    '%2e%2e%2fphoto.jpg',
    'photo.jpg\u0000.php',
    `${'a'.repeat(3000)}.jpg`,
  ];
  return names.map((name) => ({
    ...{ kind: 'path' as const, name, bytes: Buffer.from(String(BEGINNINGS.path)) },
    file: { name, type: 'image/jpeg' },
  }));
}

/** Pictures that say they are enormous, or are something else than they say. */
function bombs(): Record<string, Buffer> {
  return {
    pngOf900Megapixels: plainPng(30_000, 30_000),
    pngOf4Gigapixels: plainPng(65_000, 65_000),
    pngOneLineHigh: plainPng(52_428_800, 1),
    pngWithoutPixels: plainPng(0, 0),
    pngOfTooFew: plainPng(1600, 1200),
    pngOfNoise: plainPng(1600, 1200, Buffer.alloc(5000, 170)),
    pngTiny: plainPng(1, 1, deflateSync(Buffer.from([0, 255]))),
    pngOfOneColour: plainPng(1200, 900, deflateSync(Buffer.alloc(1201 * 900, 0))),
  };
}
