import { isDatabaseLost } from './faults.ts';

/** Characters of a text that tell kinds apart. */
const LONGEST_SIGN = 120;

/** The arguments of a line for pino: fields or an error before its text, or the text alone. */
export type LineArgs = readonly unknown[];

/** The fields of a line and its text. */
export function partsOf(args: LineArgs): { fields: Record<string, unknown>; text: unknown } {
  const [first, second] = args;
  if (first instanceof Error) return { fields: { err: first }, text: second };
  if (typeof first === 'object' && first !== null) return { fields: { ...first }, text: second };
  return { fields: {}, text: first };
}

/** The same line with more fields. */
export function withFields(args: LineArgs, more: Record<string, unknown>): LineArgs {
  const hasFields = typeof args[0] === 'object' && args[0] !== null;
  return [{ ...partsOf(args).fields, ...more }, ...(hasFields ? args.slice(1) : args)];
}

/** Whether every such line is written: it names what an operator has to act on (`mustRead`), which no other line repeats. */
export function isToActOn(args: LineArgs): boolean {
  return partsOf(args).fields.mustRead === true;
}

/** The beginning of a text, without its figures. */
function signOfText(text: unknown): string {
  return String(text ?? '')
    .slice(0, LONGEST_SIGN)
    .replace(/\d+/g, '#');
}

/** Where it was thrown, what it broke and how it reads; in an outage every error is the same. */
function signOfError(error: unknown): string {
  if (isDatabaseLost(error)) return 'outage';
  if (!(error instanceof Error)) return signOfText(error);
  const { code, constraint } = error as Error & Partial<Record<'code' | 'constraint', unknown>>;
  const thrownAt = /^ +at .*$/m.exec(error.stack ?? '')?.[0];
  return [error.name, code, constraint, thrownAt, signOfText(error.message)].join(' ');
}

/** The kind of a line; lines of one kind repeat each other: same level, text, error, task and policy violation. */
export function kindOf(args: LineArgs, level: number): string {
  const { fields, text } = partsOf(args);
  const error = fields.err === undefined ? '' : signOfError(fields.err);
  return [level, signOfText(text), error, fields.task, JSON.stringify(fields.violation)].join(' ');
}
