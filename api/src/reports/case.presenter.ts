import type { Report } from '@diyar/contract/people/reports';
import { riyadhIso } from '@diyar/contract/values/format';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import { hideContact } from '../messages/hide-contact.ts';
import type { CaseRow, CaseSide } from './case-view.queries.ts';
import { answerUntil } from './report.ts';

export interface SeenBy {
  accountId: string;
  side: CaseSide;
  lang: Lang;
  now: Date;
}

const isoOrNull = (instant: Date | null) => instant && riyadhIso(instant);

/** A title in the reader's language where it was written, else in the other. */
export function titleOf(row: { title_ar: string | null; title_en: string | null }, lang: Lang) {
  const other = lang === 'ar' ? 'en' : 'ar';
  const written = row[`title_${lang}`] === null ? other : lang;
  return { title: row[`title_${written}`] ?? '', title_lang: written } as const;
}

function thingOf(row: CaseRow, { side, lang }: SeenBy): Report['thing'] {
  const { kind, page, words, rate } = row;
  const id = page === null ? null : String(page);
  if (kind === 'ad') {
    const { title, title_lang } = titleOf(row, lang);
    return { kind, id, text: title, text_lang: title_lang, rate: null };
  }
  // Numbers that lead around Diyar may be hidden from the reporter in the booking still.
  const isMasked = kind === 'message' && side === 'reporter' && words !== null;
  const text = isMasked ? hideContact(words, translatorOf(lang)('bookingAfter.messages.hidden')).text : words;
  return { kind, id, text, text_lang: null, rate };
}

/** Who may appeal: the reported against a measure, a reporter against a dismissal, once and in time. */
function appealUntilOf(row: CaseRow, { side, now }: SeenBy): string | null {
  const { decision, appeal_until: until, appealed_at: appealedAt } = row;
  if (decision === null || until === null || appealedAt !== null || now >= until) return null;
  const loser: CaseSide = decision === 'dismissed' ? 'reporter' : 'reported';
  return side === loser ? riyadhIso(until) : null;
}

function appealOf(row: CaseRow, { accountId }: SeenBy): Report['appeal'] {
  if (row.appealed_at === null) return null;
  const mine = row.appeal_account_id === accountId;
  return {
    mine,
    text: mine ? row.appeal : null,
    at: riyadhIso(row.appealed_at),
    outcome: row.appeal_outcome,
    reason: row.appeal_reason,
    decided_at: isoOrNull(row.appeal_decided_at),
  };
}

/** A case as one side sees it: never who else is in it, and the answer to its writer alone. */
export function presentCase(row: CaseRow, seen: SeenBy): Report {
  const { side, now } = seen;
  const isOpen = row.decision === null;
  const until = answerUntil(row);
  return {
    id: String(row.number),
    side,
    thing: thingOf(row, seen),
    reasons: row.reasons,
    text: row.text,
    created_at: riyadhIso(row.at),
    answer_until: riyadhIso(until),
    due_at: riyadhIso(row.due_at),
    answered_at: isoOrNull(row.answered_at),
    answer: side === 'reported' ? row.answer : null,
    can_answer: side === 'reported' && isOpen && row.answered_at === null && now < until,
    decision: row.decision,
    decision_reason: row.decision_reason,
    decided_at: isoOrNull(row.decided_at),
    appeal_until: appealUntilOf(row, seen),
    appeal: appealOf(row, seen),
  };
}
