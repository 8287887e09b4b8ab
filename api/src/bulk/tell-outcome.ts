import type { FieldError } from '@diyar/contract/call/errors';
import type { BulkOutcome } from '@diyar/contract/supply/bulk';
import { BULK_COLUMNS, type BulkColumn, isColumnOf } from '@diyar/contract/words/bulk-columns';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import { failure } from '../platform/http/answers.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Oddity } from './find-oddities.ts';
import type { Broken } from './read-row.ts';

/** The column that a field of supply stands in; null where it is none of a file. */
export function columnOf(field: string): BulkColumn | null {
  const bare = field.replace(/\.amount$/, '');
  if (isColumnOf('units', bare)) return bare;
  const price = `prices.${bare}`;
  if (isColumnOf('units', price)) return price;
  return BULK_COLUMNS.prices.find((column) => column.endsWith(`.${bare}`)) ?? null;
}

/** Oddities of a row, in the caller's language. */
export function warningsOf(odd: readonly Oddity[], lang: Lang): BulkOutcome['warnings'] {
  const translate = translatorOf(lang);
  return odd.map(({ column, kind }) => ({ column, msg: translate(`bulk.odd.${kind}`) }));
}

/** Why a row was refused, in the caller's language; a field once, with the first rule it broke. */
export function refusedFor(line: number, broken: readonly Broken[], lang: Lang): BulkOutcome {
  const first = broken.filter((one, index) => broken.findIndex(({ field }) => field === one.field) === index);
  return refusedBy(line, new Refusal('validation_failed', { fields: first }), lang);
}

/** What a refusal says of a row: each broken field, else its own sentence, else what an ad on show would lack first. */
export function refusedBy(
  line: number,
  refusal: Refusal,
  lang: Lang,
  column: BulkColumn | null = null,
): BulkOutcome {
  const { msg, data } = failure(refusal, lang);
  const told = data as { errors?: FieldError[]; missing?: { msg: string }[] } | null;
  const errors = told?.errors?.map((error) => ({ column: columnOf(error.field) ?? column, msg: error.msg }));
  return {
    line,
    result: 'refused',
    warnings: [],
    errors: errors ?? [{ column, msg: told?.missing?.[0]?.msg ?? msg }],
  };
}
