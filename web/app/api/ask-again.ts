import { ApiError } from './api-error.ts';

/** As long as the server says that a refused caller waits at least. */
const LEAST_MS = 5_000;

/**
 * Milliseconds after which a call is made again by itself that the server refused because it had too much to do; undefined for
 * every other error. For everyone differently long, so that not all come back in the same instant.
 */
export function pauseBeforeAgain(error: unknown, random: () => number = Math.random): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 503) return undefined;
  return LEAST_MS * (1 + random());
}
