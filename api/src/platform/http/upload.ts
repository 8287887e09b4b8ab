import type { Rule } from '@diyar/contract/call/errors';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { NoRoom } from '../room.ts';
import { networkOf } from './caller-address.ts';
import { invalid, Refusal } from './refusal.ts';
import { SendersPace, type SlowestSender } from './senders-pace.ts';
import type { SendersPart, UploadPlace, UploadRoom, UploadRoomOptions } from './upload-room.ts';

export interface UploadRules {
  field: string;
  mostBytes: number;
  missing: Rule;
  tooLarge: Rule;
}

/** How much of uploads a process holds in memory at once. */
export const UPLOAD_ROOM = {
  size: 10 * 1024 * 1024,
  mostUnderWay: 200,
  longestWaitSeconds: 15,
} as const satisfies UploadRoomOptions;
/** An account has half of the room at most, and so has a network, behind which many may sit. */
const MOST_OF_ONE = { size: UPLOAD_ROOM.size / 2, account: 50, network: 100 } as const;
/** Most phones send 5 MB in 25 seconds anywhere (1.6 Mbit/s); a smaller picture needs a fifth of that pace. */
const SLOWEST: SlowestSender = { windowSeconds: 5, leastBytes: 160 * 1024, mostWindows: 5 };
const RETRY_AFTER_SECONDS = 5;
/** The fields of a form beside its file. */
const MOST_FIELDS = { fields: 5, fieldSize: 1000 } as const;

/**
 * Reads the one file of a multipart request and does something with it. Its bytes take room as they come, which is given
 * back when the work has ended. Refuses `uploads_busy` when there is no room in time, or no place in a line that the work itself
 * stands in, and `upload_too_slow` when the sender is slower than `slowest`: nobody holds room for others by sending slowly.
 */
export async function withUpload<T>(
  request: FastifyRequest,
  rules: UploadRules,
  room: UploadRoom,
  work: (bytes: Buffer) => Promise<T>,
  slowest = SLOWEST,
): Promise<T> {
  try {
    const most = Math.min(rules.mostBytes, Number(request.headers['content-length'] ?? rules.mostBytes));
    return await room.hold(most, partsOf(request), async (place) => {
      const bytes = await inPace(slowest, (pace) =>
        whileConnected(request, () => readUpload(request, rules, pace.of(place))),
      );
      place.settle();
      return await work(bytes);
    });
  } catch (error) {
    if (!(error instanceof NoRoom)) throw error;
    throw new Refusal('uploads_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

/** The share of the upload room that a sender may hold: as an account, and as a network. */
function partsOf({ actor, ip }: FastifyRequest): SendersPart[] {
  const { size } = MOST_OF_ONE;
  const network = { sender: `network ${networkOf(ip)}`, size, mostUnderWay: MOST_OF_ONE.network };
  if (!actor) return [network];
  return [network, { sender: `account ${actor.accountId}`, size, mostUnderWay: MOST_OF_ONE.account }];
}

async function inPace<T>(slowest: SlowestSender, read: (pace: SendersPace) => Promise<T>): Promise<T> {
  const pace = new SendersPace(slowest);
  try {
    return await Promise.race([read(pace), pace.tooSlow]);
  } finally {
    pace.end();
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

type Taker = Pick<UploadPlace, 'take'>;

/** The one file of a multipart request, whole in memory; nothing, or more than allowed, is a refusal of its field. */
async function readUpload(request: FastifyRequest, rules: UploadRules, place: Taker): Promise<Buffer> {
  try {
    const bytes = await readFile(request, rules, place);
    if (bytes === undefined || bytes.length === 0) throw invalid(rules.field, rules.missing);
    return bytes;
  } catch (error) {
    if (error instanceof Refusal || error instanceof NoRoom) throw error;
    const { code } = error as { code?: unknown };
    // The parser's error about a form that breaks off has no code.
    throw typeof code === 'string' ? error : new Refusal('bad_request');
  }
}

async function readFile(
  request: FastifyRequest,
  rules: UploadRules,
  place: Taker,
): Promise<Buffer | undefined> {
  const part = await request.file({ limits: { fileSize: rules.mostBytes, files: 1, ...MOST_FIELDS } });
  try {
    return part?.fieldname === rules.field ? await readPart(part, rules, place) : undefined;
  } finally {
    // Reads and drops the rest of a refused body: the sender reads the answer only after sending it.
    part?.file.resume();
  }
}

async function readPart({ file }: MultipartFile, rules: UploadRules, place: Taker): Promise<Buffer> {
  const pieces: Buffer[] = [];
  // A stream destroyed by leaving the loop would hold up the rest of the form.
  for await (const piece of file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    await place.take(piece.length);
    pieces.push(piece);
  }
  if (file.truncated) throw invalid(rules.field, rules.tooLarge);
  return Buffer.concat(pieces);
}
