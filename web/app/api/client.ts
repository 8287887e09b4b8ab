import type { FieldError, Rule } from '@diyar/contract/call/errors';
import type { Api } from '@diyar/contract/endpoints/endpoints';
import type { Lang } from '@diyar/messages/messages';
import type { z } from 'zod';
import { langOf } from '../i18n/lang.ts';
import { ApiError, type ApiErrorCode } from './api-error.ts';

export type Call = keyof Api;
type Optional<K extends string, T> = Record<string, never> extends T ? { [P in K]?: T } : { [P in K]: T };
type Part<E, K extends string> = K extends keyof E
  ? E[K] extends z.ZodType
    ? Optional<K, z.input<E[K]>>
    : unknown
  : unknown;
type FormPart<E> = E extends { upload: string } ? { form: FormData } : unknown;
type KeyPart<E> = E extends { idempotent: true } ? { idempotencyKey: string } : unknown;

/** Arguments of a call, from its endpoint in the contract. */
export type CallInput<C extends Call> = Part<Api[C], 'params'> &
  Part<Api[C], 'query'> &
  Part<Api[C], 'body'> &
  FormPart<Api[C]> &
  KeyPart<Api[C]>;
/** The answer of a call: the envelope's `data`. */
export type CallData<C extends Call> = z.output<Api[C]['data']>;

/** As much of fetch as a call needs: the server hands in one that has no socket. */
export type ApiFetch = (
  input: string,
  init?: RequestInit,
) => Promise<Pick<Response, 'ok' | 'status' | 'json'> & { headers?: Pick<Headers, 'get'> }>;

export interface Transport {
  /** The browser takes it from the address; on the server it must be given. */
  lang?: Lang;
  /** The server's own fetch; the browser uses its own. */
  fetch?: ApiFetch;
  apiKey?: string;
  signal?: AbortSignal;
  /** It goes on when the page is left meanwhile: for what was done with one press, and shown as done. */
  keepalive?: boolean;
  /** The person accepted new terms for this very call: they are not shown a second time. */
  areTermsAccepted?: true;
}

interface LooseInput extends Transport {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: FormData;
  idempotencyKey?: string;
}

const inBrowser = typeof document !== 'undefined';
let sentences: Record<'offline' | 'server_error', string> = { offline: '', server_error: '' };
let onInvalidToken: ((error: ApiError) => void) | undefined;
let askForTerms: (() => Promise<boolean>) | undefined;

/** The two sentences no server can say: it was not reached, or it answered nothing of ours. */
export function setTransportSentences(texts: Record<'offline' | 'server_error', string>): void {
  sentences = texts;
}

/**
 * Sets the handler of `invalid_token` from any call (brief 4); the session does so. It runs only for the current token: a
 * late answer about one that was signed out or replaced ends no session.
 */
export function setInvalidTokenHandler(handler: (error: ApiError) => void): void {
  onInvalidToken = handler;
}

/**
 * Sets who shows new terms to somebody whose call was held up by them (`terms_changed`); they answer whether they were accepted.
 * The call is then sent again as it was, so that nothing typed is lost.
 */
export function setTermsHandler(handler: () => Promise<boolean>): void {
  askForTerms = handler;
}

/**
 * One call of the API, typed by the contract. Answers `data`; throws ApiError. There is no time limit (brief 7).
 * Call it as `callApi('GET /api/v1/ads/{id}', { params: { id } })`.
 */
export async function callApi<C extends Call>(
  call: C,
  ...[input]: Record<string, never> extends CallInput<C>
    ? [input?: CallInput<C> & Transport]
    : [input: CallInput<C> & Transport]
): Promise<CallData<C>> {
  return callWith(call, input ?? {}, {});
}

/** callApi with its input already checked by the caller, and the transport apart: for those who bind one. */
export async function callWith<C extends Call>(
  call: C,
  input: unknown,
  transport: Transport,
): Promise<CallData<C>> {
  const loose: LooseInput = { ...(input as LooseInput), ...transport };
  const [method = 'GET', path = ''] = call.split(' ');
  const token = keptToken();
  const response = await reach(`${fill(path, loose.params)}${queryOf(loose.query)}`, method, loose);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && isSuccess(answer)) return answer.data as CallData<C>;
  const error = refusalOf(response.status, answer, response.headers?.get('retry-after'));
  if (error.code === 'invalid_token' && token !== null && token === keptToken()) onInvalidToken?.(error);
  if (isHeldByTerms(error) && transport.areTermsAccepted !== true && (await askForTerms?.()))
    return callWith(call, input, { ...transport, areTermsAccepted: true });
  throw error;
}

/** Whether the call waits for terms of the site; a purchase names terms of its own without them. */
function isHeldByTerms({ code, data }: ApiError): boolean {
  return code === 'terms_changed' && Array.isArray((data as { terms?: unknown } | null)?.terms);
}

/** The session's token in this browser; null for a guest and on the server. */
function keptToken(): string | null {
  return inBrowser ? localStorage.getItem('user_token') : null;
}

function isSuccess(answer: unknown): answer is { data: unknown } {
  return (answer as { status?: unknown } | null)?.status === true;
}

async function reach(address: string, method: string, input: LooseInput): ReturnType<ApiFetch> {
  const init: RequestInit = { method, headers: headersOf(method, input) };
  if (input.body !== undefined) init.body = JSON.stringify(input.body);
  if (input.form !== undefined) init.body = input.form;
  if (input.signal !== undefined) init.signal = input.signal;
  if (input.keepalive !== undefined) init.keepalive = input.keepalive;
  try {
    return await (input.fetch ?? fetch)(address, init);
  } catch (cause) {
    if (input.signal?.aborted) throw cause;
    throw new ApiError({ status: 0, code: 'offline', msg: sentences.offline, data: null, cause });
  }
}

function headersOf(method: string, input: LooseInput): Record<string, string> {
  const lang = input.lang ?? (inBrowser ? langOf(location.pathname) : 'ar');
  const headers: Record<string, string> = {
    accept: 'application/json',
    apiKey: input.apiKey ?? (inBrowser ? pageApiKey() : ''),
    lang,
  };
  if (input.body !== undefined) headers['content-type'] = 'application/json';
  if (input.idempotencyKey !== undefined) headers['idempotency-key'] = input.idempotencyKey;
  if (!inBrowser) return headers;
  const token = keptToken();
  if (token !== null) headers.authorization = `Bearer ${token}`;
  const xsrf = method === 'GET' ? undefined : cookieOf('XSRF-TOKEN');
  if (xsrf !== undefined) headers['X-XSRF-TOKEN'] = xsrf;
  return headers;
}

function pageApiKey(): string {
  return document.querySelector('meta[name="diyar-api-key"]')?.getAttribute('content') ?? '';
}

function cookieOf(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
}

function fill(path: string, params: Record<string, unknown> | undefined): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? '')));
}

function queryOf(query: Record<string, unknown> | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null || value === '' || value === false) continue;
    search.set(name, value === true ? '1' : Array.isArray(value) ? value.join(',') : String(value));
  }
  return search.size === 0 ? '' : `?${search}`;
}

function refusalOf(status: number, answer: unknown, retryAfter: string | null | undefined): ApiError {
  const body = (answer ?? {}) as { code?: unknown; msg?: unknown; data?: { errors?: unknown } | null };
  const known = typeof body.code === 'string' && typeof body.msg === 'string' && body.msg !== '';
  return new ApiError({
    status,
    code: (known ? body.code : 'server_error') as ApiErrorCode,
    msg: known ? String(body.msg) : sentences.server_error,
    data: body.data ?? null,
    errors: Array.isArray(body.data?.errors) ? (body.data.errors as (FieldError & { rule: Rule })[]) : [],
    retryAfter: Number(retryAfter) || null,
  });
}
