import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type S3Stub, signedFor, startS3Stub } from '../../testing/s3-stub.ts';
import { type FileStorage, readWhole } from './file-storage.ts';
import { openStorage } from './open-storage.ts';

const BUCKET = 'diyar-files';
const KEY = 'receipts/2030/01a1fe00.jpg';
const IMPOSSIBLE = [
  '',
  '/etc/passwd',
  '../secrets',
  'photos/../../secrets',
  'photos//one.jpg',
  'photos/.hidden',
  'photos/one.jpg/',
  'photos\\one.jpg',
  'Photos/one.jpg',
  'photos/صورة.jpg',
  'photos/one\0.jpg',
  `photos/${'a'.repeat(200)}`,
];

let folder: string;
let stub: S3Stub;
beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/diyar-files-`);
  stub = await startS3Stub(BUCKET);
});
afterEach(async () => {
  await stub.close();
  await rm(folder, { recursive: true });
});

function open(kind: string, bucket = BUCKET): Promise<FileStorage> {
  const key = { accessKeyId: 'diyar', secretAccessKey: 'not-a-secret' };
  const s3 = { bucket, region: 'me-south-1', endpoint: stub.url, ...key };
  return openStorage({ filesFolder: `${folder}/files`, s3: kind === 'S3' ? s3 : undefined });
}

describe.each(['disk', 'S3'])('files on %s', (kind) => {
  it('are kept, read, replaced and removed', async () => {
    const storage = await open(kind);
    expect(await storage.get(KEY)).toBeUndefined();
    expect(await storage.exists(KEY)).toBe(false);
    await storage.put(KEY, Buffer.from('إيصال'));
    expect(await storage.exists(KEY)).toBe(true);
    expect(String(await readWhole(storage, KEY))).toBe('إيصال');
    await storage.put(KEY, Buffer.from('another'));
    expect(String(await readWhole(storage, KEY))).toBe('another');
    await storage.delete(KEY);
    await storage.delete(KEY);
    expect(await storage.exists(KEY)).toBe(false);
    expect(await readWhole(storage, KEY)).toBeUndefined();
  });

  it('come as a stream that knows its size', async () => {
    const storage = await open(kind);
    const bytes = Buffer.alloc(3_000_000, 'diyar');
    await storage.put(KEY, bytes);
    const file = await storage.get(KEY);
    expect(file?.size).toBe(bytes.length);
    const parts: Buffer[] = [];
    for await (const part of file?.stream ?? []) parts.push(part);
    expect(parts.length).toBeGreaterThan(1);
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
  });

  it('hold nothing and everything: an empty file is a file', async () => {
    const storage = await open(kind);
    await storage.put(KEY, new Uint8Array());
    expect((await readWhole(storage, KEY))?.length).toBe(0);
  });

  it.each(IMPOSSIBLE)('never go by the key %j', async (key) => {
    const storage = await open(kind);
    const calls = [
      () => storage.put(key, Buffer.from('x')),
      () => storage.get(key),
      () => storage.exists(key),
      () => storage.delete(key),
    ];
    for (const call of calls) await expect((async () => call())()).rejects.toThrow('impossible key');
    expect(stub.requests).toEqual([]);
  });
});

describe('the disk', () => {
  it('shows readers the old file or the new one, never a part, and keeps nothing unfinished', async () => {
    const storage = await open('disk');
    const editions = ['a', 'b', 'c', 'd'].map((letter) => Buffer.alloc(2_000_000, letter));
    await storage.put(KEY, editions[0] as Buffer);
    const writing = Promise.all(editions.map((bytes) => storage.put(KEY, bytes)));
    for (let read = 0; read < 20; read += 1) {
      const seen = await readWhole(storage, KEY);
      expect(editions.some((bytes) => seen?.equals(bytes))).toBe(true);
    }
    await writing;
    expect(await readdir(`${folder}/files/receipts/2030`)).toEqual(['01a1fe00.jpg']);
  });

  it('leaves nothing behind when a file cannot take its place, and says so', async () => {
    const storage = await open('disk');
    await mkdir(`${folder}/files/${KEY}`, { recursive: true });
    await expect(storage.put(KEY, Buffer.from('x'))).rejects.toThrow();
    expect(await readdir(`${folder}/files/receipts/2030`)).toEqual(['01a1fe00.jpg']);
  });
});

describe('S3', () => {
  it('is asked by path, signed for its region, without checksums only Amazon knows', async () => {
    const storage = await open('S3');
    await storage.put(KEY, Buffer.from('x'));
    expect(stub.requests).toMatchObject([{ method: 'PUT', path: `/${BUCKET}/${KEY}` }]);
    const headers = stub.requests[0]?.headers ?? {};
    expect([signedFor({ headers }), headers['content-length']]).toEqual(['me-south-1', '1']);
    expect(Object.keys(headers)).not.toContain('x-amz-checksum-crc32');
  });

  it('is asked again when it stumbles, and what stays broken is a fault, never a missing file', async () => {
    const storage = await open('S3');
    await storage.put(KEY, Buffer.from('x'));
    stub.failNext(1);
    expect(String(await readWhole(storage, KEY))).toBe('x');
    stub.failNext(100);
    await expect(storage.get(KEY)).rejects.toThrow();
    await expect(storage.exists(KEY)).rejects.toThrow();
  });

  it('does not take a missing bucket for a missing file', async () => {
    const storage = await open('S3', 'another-bucket');
    await expect(storage.get(KEY)).rejects.toThrow();
    await expect(storage.put(KEY, Buffer.from('x'))).rejects.toThrow();
  });
});
