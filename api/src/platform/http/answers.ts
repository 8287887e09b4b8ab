import type { Failure, Success } from '@diyar/contract/call/envelope';
import { type ErrorCode, RULES, type Rule } from '@diyar/contract/call/errors';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { z } from 'zod';
import { Refusal, type RefusalDetails } from './refusal.ts';

export function success<T>(data: T): Success<T> {
  return { status: true, errNum: 0, code: 'ok', msg: '', data };
}

/** The answer to a refusal, in the caller's language; a failed validation speaks with its first broken rule. */
export function failure(refusal: Refusal, lang: Lang): Failure {
  const errors = refusal.details.fields?.map(({ field, rule, params }) => ({
    field,
    rule,
    msg: ruleText(rule, lang, params),
  }));
  return {
    status: false,
    errNum: refusal.status,
    code: refusal.code,
    msg: errors?.[0]?.msg ?? errorText(refusal.code, lang, refusal.details),
    data: errors === undefined ? (refusal.details.data ?? null) : { errors, ...(refusal.details.data ?? {}) },
  };
}

function errorText(code: ErrorCode, lang: Lang, details: RefusalDetails): string {
  // Codes come from a closed set, so the key is known; its parameters travel with the refusal.
  const translate = translatorOf(lang) as unknown as (
    key: string,
    values?: Record<string, string | number>,
  ) => string;
  const { sentence, params, retryAfterSeconds } = details;
  if (sentence === undefined && code === 'too_many_requests' && retryAfterSeconds !== undefined)
    return translate('limits.tryIn', waitOf(retryAfterSeconds));
  return translate(sentence ?? `errors.${code}`, params);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds as a person says them, rounded up: trying again then is never too early. From an hour and a half on in hours. */
function waitOf(seconds: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  if (seconds < MINUTE) return { unit: 'seconds', count: Math.max(1, seconds) };
  if (seconds < 1.5 * HOUR) return { unit: 'minutes', count: Math.ceil(seconds / MINUTE) };
  return { unit: 'hours', count: Math.ceil(seconds / HOUR) };
}

function ruleText(rule: Rule, lang: Lang, params: Record<string, string> | undefined): string {
  // As above: the rules are known, and what a sentence mentions travels with its rule.
  const translate = translatorOf(lang) as unknown as (key: string, values?: Record<string, string>) => string;
  return translate(`rules.${rule}`, params);
}

const KNOWN_RULES: ReadonlySet<string> = new Set(RULES);

function ruleOf(issue: z.core.$ZodIssue): Rule {
  if (issue.code === 'unrecognized_keys') return 'unknown_field';
  const rule = KNOWN_RULES.has(issue.message) ? (issue.message as Rule) : 'invalid';
  const isMissing = 'input' in issue && issue.input === undefined;
  return rule === 'invalid' && isMissing ? 'required' : rule;
}

function fieldsOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key].join('.'));
  return [issue.path.join('.')];
}

/** A failed zod parse (with `reportInput`) as a refusal: each field with the rule it broke. */
export function refusalOf(error: z.ZodError): Refusal {
  return new Refusal('validation_failed', {
    fields: error.issues.flatMap((issue) => fieldsOf(issue).map((field) => ({ field, rule: ruleOf(issue) }))),
  });
}
