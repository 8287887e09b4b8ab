import type { FastifyRequest } from 'fastify';
import type { LineArgs } from './line-kinds.ts';
import { type LogLines, redactingLines } from './redacted-log.ts';
import { RepeatedLines } from './repeated-lines.ts';

type Method = (this: unknown, ...args: unknown[]) => void;

/** How an app logs to `to`, nothing below `level`: without personal data, and without floods until `end`, which writes what waits. */
export function openLogger(level: string, to: LogLines) {
  const repeated = new RepeatedLines();
  const options = {
    level,
    // A key in an address (?k=) is a secret; what broke a constraint may be somebody's phone.
    redact: ['err.detail'],
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip }),
    },
    hooks: {
      logMethod(this: unknown, args: unknown[], method: Method, lineLevel: number) {
        repeated.take(args, lineLevel, (line: LineArgs) => method.apply(this, [...line]));
      },
    },
    stream: redactingLines(to),
  };
  return { options, end: () => repeated.end() };
}
