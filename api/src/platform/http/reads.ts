import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { NOWHERE, type ReplicaOptions, Replicas, readPlace } from '../db/replicas.ts';
import { Refusal } from './refusal.ts';

/** Public reads, from a replica where there is one. Whatever decides (booking, quotes, what is free) reads the primary. */
export interface Reads {
  /** Runs a read of what anyone may see; `work` runs a second time, on the primary, when a replica fails under it. */
  read<T>(request: FastifyRequest, work: (db: Database) => Promise<T>): Promise<T>;
  /** The headers with which a caller who has just written asks again, as a page does for them; undefined for others. */
  writerHeaders(request: FastifyRequest): Record<string, string> | undefined;
  /** Follows the replicas while the app runs, and gives writers the place of their write in the log. */
  install(app: FastifyInstance): void;
}

/** The place in the log after a caller's last write. It tells nothing of them, and travels with them to any process. */
const HEADER = 'x-diyar-wrote';
const COOKIE = 'DIYAR-WROTE';
const COOKIE_VALUE = /(?:^|;\s*)DIYAR-WROTE=([^;]+)/;
/** Much longer than a replica may lag. */
const COOKIE_SECONDS = 60;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The reads of a primary and its replicas; of the primary alone when `urls` is empty. */
export function openReads(options: ReplicaOptions): Reads {
  const { primary } = options;
  if (options.urls.length === 0)
    return { read: (_, work) => work(primary), writerHeaders: () => undefined, install: () => {} };
  const replicas = new Replicas(options);
  // Callers with a token read the primary: a program that keeps no cookies sees its writes too.
  const chosenFor = (request: FastifyRequest) =>
    request.headers.authorization === undefined ? replicas.choose(placeOf(request)) : undefined;
  return {
    read: async (request, work) => {
      const replica = chosenFor(request);
      if (replica === undefined) return await work(primary);
      try {
        return await work(replica);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        replicas.lose(replica, error);
        return await work(primary);
      }
    },
    writerHeaders: (request) => {
      const text = markerOf(request);
      return text === undefined || chosenFor(request) !== undefined ? undefined : { [HEADER]: text };
    },
    install: (app) => install(app, replicas),
  };
}

function install(app: FastifyInstance, replicas: Replicas): void {
  app.addHook('onReady', () => replicas.start((message) => app.log.warn(message)));
  app.addHook('onClose', () => replicas.close());
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.config.endpoint === undefined) return payload;
    if (READS.has(request.method)) {
      if (markerOf(request) !== undefined) reply.header('cache-control', 'private, no-store');
    } else if (reply.statusCode < 500) {
      const place = await replicas.placeNow().catch(() => NOWHERE);
      reply.header(HEADER, place);
      const lives = `Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax; HttpOnly`;
      reply.header('set-cookie', `${COOKIE}=${place}; ${lives}`);
    }
    return payload;
  });
}

/** Whether the caller may have written a moment ago and must see it. */
export function mayHaveWritten(request: FastifyRequest): boolean {
  return request.headers.authorization !== undefined || markerOf(request) !== undefined;
}

function markerOf(request: FastifyRequest): string | undefined {
  const sent = request.headers[HEADER] ?? COOKIE_VALUE.exec(request.headers.cookie ?? '')?.[1];
  return typeof sent === 'string' && readPlace(sent) !== undefined ? sent : undefined;
}

function placeOf(request: FastifyRequest) {
  const text = markerOf(request);
  return text === undefined ? undefined : readPlace(text);
}
