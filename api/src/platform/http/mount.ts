import { type Endpoint, unauthorizedCodes } from '@diyar/contract/call/endpoint';
import { envelopeOf, FailureEnvelope } from '@diyar/contract/call/envelope';
import type { Lang } from '@diyar/messages/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { BaseDeps } from '../base-deps.ts';
import type { Tx } from '../db/database.ts';
import type { Actor, OperatorActor } from './actor.ts';
import { failure, refusalOf, success } from './answers.ts';
import { fingerprintOf, type KeptAnswer, onceByKey } from './idempotency.ts';
import { Refusal } from './refusal.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The input of a route; `actor` is certain where the endpoint asks for a token, `operator` where it asks for one. */
export interface Call<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  actor: E['caller'] extends 'token' ? Actor : Actor | null;
  operator: E['caller'] extends 'operator' ? OperatorActor : null;
  lang: Lang;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<E extends Endpoint> = Promise<z.input<E['data']>>;

/** Registers a call as its contract describes it: permitted callers, parsing, envelope, status, documentation. */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  deps: BaseDeps,
  endpoint: E,
  work: (call: Call<E>) => Answer<E>,
): void {
  register(app, endpoint, async (request, reply) => {
    const call = readCall(endpoint, request, reply, deps.now());
    const data = await work(call);
    reply.code(endpoint.status ?? 200);
    return success(data);
  });
}

/**
 * Registers a read whose answer is written by who makes it: `work` answers the JSON of the endpoint's `data`, and checks
 * itself that it is what the contract says; in pieces, to be put together once.
 */
export function mountWritten<E extends Endpoint>(
  app: FastifyInstance,
  deps: BaseDeps,
  endpoint: E,
  work: (call: Call<E>) => Promise<readonly Buffer[]>,
): void {
  register(app, endpoint, async (request, reply) => {
    const data = await work(readCall(endpoint, request, reply, deps.now()));
    reply.code(endpoint.status ?? 200).type('application/json; charset=utf-8');
    return Buffer.concat([BEFORE_DATA, ...data, AFTER_DATA]);
  });
}

const EMPTY = JSON.stringify(success({}));
const BEFORE_DATA = Buffer.from(EMPTY.slice(0, -'{}}'.length));
const AFTER_DATA = Buffer.from('}');

/** Registers a write that a nervous person may repeat: `work` runs inside the transaction that keeps its answer. */
export function mountOnce<E extends Endpoint & { caller: 'token'; idempotent: true }>(
  app: FastifyInstance,
  deps: BaseDeps,
  endpoint: E,
  work: (call: Call<E>, tx: Tx) => Answer<E>,
): void {
  register(app, endpoint, async (request, reply) => {
    const call = readCall(endpoint, request, reply, deps.now());
    const once = {
      accountId: signedIn(request).accountId,
      key: readIdempotencyKey(request),
      fingerprint: fingerprintOf(request.method, request.url, request.body),
      now: call.now,
    };
    const answer = await onceByKey(
      deps.db,
      once,
      async (tx): Promise<KeptAnswer> => ({
        status: endpoint.status ?? 200,
        body: success(await work(call, tx)),
      }),
      (refusal) => ({ status: refusal.status, body: failure(refusal, request.lang) }),
    );
    reply.code(answer.status);
    return answer.body;
  });
}

/** Registers a call that answers with events for as long as its caller listens: `work` takes the connection over. */
export function mountStream<E extends Endpoint & { streams: true }>(
  app: FastifyInstance,
  deps: BaseDeps,
  endpoint: E,
  work: (call: Call<E>) => Promise<void>,
): void {
  register(app, endpoint, async (request, reply) => {
    await work(readCall(endpoint, request, reply, deps.now()));
    return reply;
  });
}

function register(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { endpoint },
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[3] ?? 'other'],
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.upload && {
        consumes: ['multipart/form-data'],
        body: z.object({ [endpoint.upload]: z.file() }),
      }),
      response: {
        [endpoint.status ?? 200]: answerOf(endpoint),
        ...unauthorizedAnswerOf(endpoint),
        '4xx': FailureEnvelope,
        '5xx': FailureEnvelope,
      },
    },
    handler,
  });
}

/** A 401 with the codes that tell why; none where a call asks for no sign-in and reads no token. */
function unauthorizedAnswerOf(endpoint: Endpoint): Record<number, z.ZodType> {
  const codes = unauthorizedCodes(endpoint);
  if (codes.length === 0) return {};
  const answer = FailureEnvelope.extend({ code: z.enum(codes) });
  return { 401: answer.describe(codes.map((code) => `\`${code}\``).join(' or ')) };
}

/** A JSON envelope, or the data of each event. */
function answerOf({ data, streams }: Endpoint) {
  return streams === true ? { content: { 'text/event-stream': { schema: data } } } : envelopeOf(data);
}

function readCall<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): Call<E> {
  const call = {
    params: parse(endpoint.params, request.params, 'not_found'),
    query: parse(endpoint.query, request.query),
    body: parse(endpoint.body, request.body ?? {}),
    actor: endpoint.caller === 'token' ? signedIn(request) : request.actor,
    operator: endpoint.caller === 'operator' ? operatorOf(request) : null,
    lang: request.lang,
    now,
    request,
    reply,
  };
  // The schemas that parsed are the endpoint's own, which TypeScript cannot follow through the optional keys.
  return call as unknown as Call<E>;
}

function parse(schema: z.ZodType | undefined, value: unknown, otherwise?: 'not_found'): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw otherwise === undefined ? refusalOf(result.error) : new Refusal(otherwise);
}

function signedIn(request: FastifyRequest): Actor {
  if (request.actor === null) throw new Refusal('login_required');
  return request.actor;
}

function operatorOf(request: FastifyRequest): OperatorActor {
  if (request.operator === null) throw new Refusal('console_login_required');
  return request.operator;
}

/** The caller's mark of a write they may repeat. Refuses `idempotency_key_required` without one of 8 to 200 characters. */
export function readIdempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key.length < 8 || key.length > 200)
    throw new Refusal('idempotency_key_required');
  return key;
}
