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

export function row(answers: Record<Caller, number>, ask: Ask = () => ({}), others: Others = {}): Row {
  const { side = 'guest', tells = [], ...but } = others;
  return { answers: { ...answers, ...but }, side, ask, tells };
}

const all = (status: number) =>
  Object.fromEntries(CALLERS.map((caller) => [caller, status])) as Record<Caller, number>;

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
  row({ ...keyed(status), visitor: 401, operator: 401 }, ask, others);

/** The guest whose it is; it does not exist for anyone else. */
export const guestOnly = (status: number, ask?: Ask, others?: Others) =>
  row({ ...keyed(404), visitor: 401, operator: 401, owner: status }, ask, others);

const TEAM = ['manager', 'editor', 'viewer'] as const;

/** The advertiser whose it is, and their team (say `viewer: 403` where one may not); nobody else. */
export const hostOnly = (status: number, ask?: Ask, others?: Others) => {
  const team = Object.fromEntries(TEAM.map((role) => [role, status]));
  return row({ ...keyed(404), ...team, visitor: 401, operator: 401, owner: status }, ask, {
    ...others,
    side: 'host',
  });
};

/** Operators, by the console's session; everyone else, whatever token they carry, is asked to sign in there. */
export const operators = (status: number, ask?: Ask) =>
  row({ ...all(401), keyless: 403, operator: status }, ask);

/** A write of the console: who does not come from its pages lacks the XSRF pair and is not even asked who they are. */
export const fromConsole = (status: number, ask?: Ask) => row({ ...all(403), operator: status }, ask);

/** The members of the host's team act for a business; so does the stranger. */
export const businesses = (status: number) => ({
  business: status,
  manager: status,
  editor: status,
  viewer: status,
});

/** Answers to members of the host's team where only the owner may act. */
export const NO_TEAM = { manager: 403, editor: 403, viewer: 403 };
