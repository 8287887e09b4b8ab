import { CALLERS, type Caller, type Side, type Stage } from './route-stage.ts';

// The kinds of rows of the route × role × owner matrix: who is answered what.

export interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Beside the caller's own; an Idempotency-Key is always there. */
  headers?: Record<string, string>;
}

export interface Row {
  answers: Record<Caller, number>;
  side: Side;
  /** Parameters and body of the call. */
  ask: (stage: Stage) => Asked | Promise<Asked>;
  /** Secrets of the stage that the answer is made to tell. */
  tells: readonly ('hostPhone' | 'guestPhone')[];
}

export type Ask = Row['ask'];
type Others = Partial<Record<Caller, number>> & { side?: Side; tells?: Row['tells'] };

/** An invited person and a guest with a foreign number are answered as an ordinary user, a removed one as signed out, unless the row says more. */
type Answers = Record<Exclude<Caller, 'invited' | 'removed' | 'foreign'>, number> &
  Partial<Record<Caller, number>>;

export function row(all: Answers, ask: Ask = () => ({}), others: Others = {}): Row {
  const { side = 'guest', tells = [], ...but } = others;
  const answers = { ...all, ...but };
  const { ordinary, revoked: removed } = answers;
  const like = { invited: but.invited ?? ordinary, foreign: but.foreign ?? ordinary };
  return { answers: { ...answers, ...like, removed }, side, ask, tells };
}

const all = (status: number) =>
  Object.fromEntries(CALLERS.map((caller) => [caller, status])) as Record<Caller, number>;

/** Callers who come with a session of the console: `operator` is an owner. */
export const EVERY_OPERATOR = ['operator', 'reviewer', 'support'] as const;
type Console = (typeof EVERY_OPERATOR)[number];
const those = (callers: readonly Console[], status: number) =>
  Object.fromEntries(callers.map((caller) => [caller, status]));
/** A session of the console counts as a visitor everywhere else. */
export const consoles = (status: number) => ({ operator: status, reviewer: status, support: status });

/** Everyone with an apiKey; a token that is sent must be good, whoever may call. */
export const keyed = (status: number): Record<Caller, number> => ({
  ...all(status),
  keyless: 403,
  revoked: 401,
});

/** Everyone with an apiKey. */
export const open = (status: number, ask?: Ask, others?: Others) => row(keyed(status), ask, others);

/** Everyone, without an apiKey too. */
export const unguarded = (status: number, ask?: Ask, others?: Others) => row(all(status), ask, others);

/** Everyone who is signed in, each with what is their own. */
export const signedIn = (status: number, ask?: Ask, others?: Others) =>
  row({ ...keyed(status), visitor: 401, ...consoles(401) }, ask, others);

/** The guest whose it is; it does not exist for anyone else. */
export const guestOnly = (status: number, ask?: Ask, others?: Others) =>
  row({ ...keyed(404), visitor: 401, ...consoles(401), owner: status }, ask, others);

const TEAM = ['manager', 'editor', 'viewer'] as const;

/** The advertiser whose it is, and their team (say `viewer: 403` where one may not); nobody else. */
export const hostOnly = (status: number, ask?: Ask, others?: Others) => {
  const team = Object.fromEntries(TEAM.map((role) => [role, status]));
  return row({ ...keyed(404), ...team, visitor: 401, ...consoles(401), owner: status }, ask, {
    ...others,
    side: 'host',
  });
};

/** Operators whose roles give the right, by the console's session; other operators are refused, everyone else is asked to sign in. */
export const operators = (status: number, roles: readonly Console[], ask?: Ask) =>
  row({ ...all(401), keyless: 403, ...consoles(403), ...those(roles, status) }, ask);

/** A write of the console: who does not come from its pages lacks the XSRF pair and is not even asked who they are. */
export const fromConsole = (status: number, roles: readonly Console[], ask?: Ask) =>
  row({ ...all(403), ...those(roles, status) }, ask);

/** The members of the host's team act for a business; so does the stranger. */
export const businesses = (status: number) => ({
  business: status,
  manager: status,
  editor: status,
  viewer: status,
});

/** Answers to members of the host's team where only the owner may act. */
export const NO_TEAM = { manager: 403, editor: 403, viewer: 403 };
