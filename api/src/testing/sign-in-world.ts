import type { InjectOptions } from 'fastify';
import { Logger, runOnce } from 'graphile-worker';
import { accountHandlers } from '../accounts/account-handlers.ts';
import { headersOf, openWorld, type World } from './world.ts';

export type SignInWorld = World;

/** The API on a database of its own, under a clock the test moves; `env` is put over the test's configuration. */
export function openSignInWorld(env: Record<string, string> = {}): Promise<SignInWorld> {
  return openWorld({ env });
}

export interface CallOptions {
  token?: string | undefined;
  body?: Record<string, unknown> | undefined;
  headers?: Record<string, string> | undefined;
  /** The caller's network address; each test should use its own, since they count. */
  address?: string | undefined;
}

/** Calls the API as the site does, with the development key. */
export async function call(
  world: SignInWorld,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { token, body, headers = {}, address }: CallOptions = {},
) {
  const options: InjectOptions = {
    method,
    url: `/api/v1${path}`,
    headers: { ...headersOf({ token }), ...headers },
  };
  if (body !== undefined) options.payload = body;
  if (address !== undefined) options.remoteAddress = address;
  const answer = await world.app.inject(options);
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

/** Runs the jobs of signing in that wait, as the worker does. */
export async function runSignInJobs(world: SignInWorld): Promise<void> {
  await runOnce({
    pgPool: world.database.pool,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    taskList: accountHandlers(world.deps),
  });
}

/** The code in the newest message to a phone (+966…). */
export async function newestCode(world: SignInWorld, phone: string): Promise<string> {
  const message = await world.database.db
    .selectFrom('outbox_message')
    .select('body')
    .where('recipient', '=', phone)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const code = /\b\d{6}\b/.exec(message.body ?? '')?.[0];
  if (code === undefined) throw new Error(`no code in ${message.body}`);
  return code;
}

/** Asks for a code, lets the job send it and reads it where it arrives. */
export async function askForCode(
  world: SignInWorld,
  phone: string,
  options: { channel?: 'sms' | 'whatsapp'; lang?: string; address?: string } = {},
): Promise<{ challengeId: string; code: string }> {
  const { channel = 'sms', lang = 'ar', address } = options;
  const answer = await call(world, 'POST', '/auth/codes', {
    body: { phone, channel },
    headers: { lang },
    address,
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  await runSignInJobs(world);
  return { challengeId: answer.body.data.challenge_id, code: await newestCode(world, phone) };
}

/** Signs a phone in and answers the data of the token; opens an ordinary account when it is new, unless told. */
export async function signInAs(
  world: SignInWorld,
  phone: string,
  profile: { user_type?: string; name?: string } = { user_type: 'ordinary', name: 'سارة القحطاني' },
): Promise<{ user_token: string; user_type: string; is_new: boolean }> {
  world.clock.pass(61);
  const { challengeId, code } = await askForCode(world, phone);
  const answer = await call(world, 'POST', '/auth/tokens', {
    body: { challenge_id: challengeId, code, ...profile },
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
}
