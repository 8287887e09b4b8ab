import { MessageRefused } from './message-sender.ts';

const ANSWER_WITHIN_MS = 10_000;
/** Answers after which the same message may be sent again; any other 4xx is final. */
const WORTH_ANOTHER_TRY = new Set([401, 403, 408, 425, 429]);

export interface Asked {
  /** In errors, which hold nothing else: a provider's own words may repeat the number and the text. */
  provider: string;
  url: string;
  init: RequestInit;
  answerWithinMs?: number | undefined;
  fetch?: typeof fetch | undefined;
}

export interface Answered {
  status: number;
  /** The JSON of the answer; undefined when it is none. */
  body: unknown;
}

/** Posts a message to its provider. Throws when it does not answer in time, or not at all. */
export async function askProvider({
  provider,
  url,
  init,
  answerWithinMs,
  fetch = globalThis.fetch,
}: Asked): Promise<Answered> {
  try {
    const signal = AbortSignal.timeout(answerWithinMs ?? ANSWER_WITHIN_MS);
    const answer = await fetch(url, { ...init, method: 'POST', redirect: 'error', signal });
    const text = await answer.text();
    return { status: answer.status, body: parsed(text) };
  } catch (error) {
    const reason = error instanceof Error && error.name === 'TimeoutError' ? 'in time' : '';
    throw new Error(`${provider} did not answer ${reason}`.trimEnd());
  }
}

/** The error for an answer that did not take the message: final, or worth another try. */
export function notTaken(provider: string, status: number, code?: string | number): Error {
  const told = `${provider} did not take a message: HTTP ${status}${code === undefined ? '' : `, code ${code}`}`;
  const isFinal = status < 500 && !WORTH_ANOTHER_TRY.has(status);
  return isFinal ? new MessageRefused(told) : new Error(told);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
