import type { Readable } from 'node:stream';
import { assertKey, type FileStorage } from './file-storage.ts';

export interface S3Options {
  bucket: string;
  region: string;
  /** Address of a storage that only speaks S3; Amazon's own when undefined. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

const CONNECT_WITHIN_MS = 3_000;
const ANSWER_WITHIN_MS = 20_000;
const MOST_TRIES = 3;

/** The driver takes its time to load and is loaded here alone: who keeps files on disk never pays for it. */
export async function s3Storage(options: S3Options): Promise<FileStorage> {
  const { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3');
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = options;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Storages that only speak S3 have no host name for each bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // The newer checksums are Amazon's own; others refuse or ignore them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: MOST_TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      requestTimeout: ANSWER_WITHIN_MS,
      throwOnRequestTimeout: true,
    },
  });
  const at = (key: string) => {
    assertKey(key);
    return { Bucket: bucket, Key: key };
  };
  return {
    put: async (key, bytes) => {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentLength: bytes.byteLength }));
    },
    get: async (key) => {
      const answer = await absentAsUndefined(client.send(new GetObjectCommand(at(key))));
      if (answer === undefined) return undefined;
      return { size: answer.ContentLength ?? 0, stream: answer.Body as Readable };
    },
    exists: async (key) =>
      (await absentAsUndefined(client.send(new HeadObjectCommand(at(key))))) !== undefined,
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}

/** A missing file answers 404; so does a missing bucket, which is a fault and stays one. */
async function absentAsUndefined<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    const { name } = error as Error;
    if (name === 'NoSuchKey' || name === 'NotFound') return undefined;
    throw error;
  }
}
