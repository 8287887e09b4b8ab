import pg from 'pg';

/** One statement as it went to PostgreSQL. */
export interface Query {
  text: string;
  values: unknown[];
  name?: string;
}

let recording: Query[] | undefined;

/**
 * Listens in on everything this process asks of PostgreSQL, whatever asks it: so the floor under a route is the very
 * statements of that route, and follows them when they change.
 */
export function listenIn(): void {
  const own = pg.Client.prototype.query;
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads; all of them pass through unchanged
  pg.Client.prototype.query = function query(this: pg.Client, ...args: any[]): any {
    keep(args);
    return Reflect.apply(own, this, args);
  };
}

function keep([first, values]: unknown[]): void {
  const query =
    typeof first === 'string' ? { text: first, values: (values as unknown[]) ?? [] } : (first as Query);
  // The worker looks for jobs all the time.
  if (recording === undefined || typeof query.text !== 'string' || query.text.includes('graphile_worker'))
    return;
  const { text, name } = query;
  recording.push({ text, values: query.values ?? [], ...(name === undefined ? {} : { name }) });
}

/** The statements that `work` sent to PostgreSQL. One at a time, and nothing else may run meanwhile. */
export async function record(work: () => Promise<void>): Promise<Query[]> {
  const queries: Query[] = [];
  recording = queries;
  try {
    await work();
  } finally {
    recording = undefined;
  }
  return queries;
}
