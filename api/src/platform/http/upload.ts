import type { Rule } from '@diyar/contract/errors';
import type { FastifyRequest } from 'fastify';
import { NoRoom, type Room } from '../room.ts';
import { invalid, Refusal } from './refusal.ts';

export interface UploadRules {
  field: string;
  mostBytes: number;
  missing: Rule;
  tooLarge: Rule;
}

/** Room for uploads: how many bytes of them a process holds in memory at once, and how many may wait. */
export const UPLOAD_ROOM = {
  /** Bytes. */
  size: 10 * 1024 * 1024,
  /** One that waits has its connection and nothing read from it. */
  mostWaiting: 100,
  longestWaitSeconds: 15,
} as const;
const RETRY_AFTER_SECONDS = 5;

/**
 * Reads the one file of a multipart request and does something with it. What the request says it sends is taken from the
 * room before the first byte is read, and given back when the work has ended; refuses `uploads_busy` when there is not
 * enough in time, or no place in a line that the work itself stands in.
 */
export async function withUpload<T>(
  request: FastifyRequest,
  rules: UploadRules,
  room: Room,
  work: (bytes: Buffer) => Promise<T>,
): Promise<T> {
  try {
    const bytes = Math.min(rules.mostBytes, Number(request.headers['content-length'] ?? rules.mostBytes));
    return await room.hold(bytes, async () =>
      work(await whileConnected(request, () => readUpload(request, rules))),
    );
  } catch (error) {
    if (!(error instanceof NoRoom)) throw error;
    throw new Refusal('uploads_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

/**
 * Reads a body while its sender is there. Refuses `bad_request` once the connection is gone, also when that happened before
 * the reading began: a stream that was destroyed tells its readers nothing, and they would hold their room for ever.
 */
async function whileConnected<T>({ raw }: FastifyRequest, read: () => Promise<T>): Promise<T> {
  if (raw.destroyed) throw new Refusal('bad_request');
  const { promise: gone, reject } = Promise.withResolvers<never>();
  const onClose = () => {
    if (!raw.complete) reject(new Refusal('bad_request'));
  };
  raw.once('close', onClose);
  try {
    return await Promise.race([read(), gone]);
  } finally {
    raw.off('close', onClose);
  }
}

/** The one file of a multipart request, whole in memory; nothing, or more than allowed, is a refusal of its field. */
async function readUpload(request: FastifyRequest, rules: UploadRules): Promise<Buffer> {
  try {
    const bytes = await readFile(request, rules);
    if (bytes === undefined || bytes.length === 0) throw invalid(rules.field, rules.missing);
    return bytes;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { code } = error as { code?: unknown };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw invalid(rules.field, rules.tooLarge);
    // The parser's error about a form that breaks off has no code.
    throw typeof code === 'string' ? error : new Refusal('bad_request');
  }
}

async function readFile(
  request: FastifyRequest,
  { field, mostBytes }: UploadRules,
): Promise<Buffer | undefined> {
  const part = await request.file({ limits: { fileSize: mostBytes, files: 1, fields: 5 } });
  if (part?.fieldname === field) return part.toBuffer();
  part?.file.resume();
  return undefined;
}
