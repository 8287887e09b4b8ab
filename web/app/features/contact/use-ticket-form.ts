import type { Rule } from '@diyar/contract/call/errors';
import type { TicketKind } from '@diyar/contract/people/tickets';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useSession } from '../../session/session.ts';
import { draftAbout, sentAbout } from './draft-about.ts';
import { EMPTY, readDraft, type TicketDraft, writeDraft } from './ticket-draft.ts';

const FIELDS = ['kind', 'subject', 'text', 'name', 'phone', 'email', 'attachment_id', 'about'] as const;
type Errors = Partial<Record<(typeof FIELDS)[number], string | undefined>>;

/** The form's draft, what is wrong with it, and sending it; nothing typed is lost by a reload or a refusal. */
export function useTicketForm(onSent: (ticket: { id: string; key: string | null }) => void) {
  const t = useTranslations('rules');
  const lang = useLang();
  const client = useQueryClient();
  const isGuest = useSession().status !== 'signed_in';
  const [query] = useSearchParams();
  const words = useTranslations('contact');
  const [draft, setDraft] = useState<TicketDraft>(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [isPending, setPending] = useState(false);
  // What was written before a reload; the server renders an empty form.
  useEffect(() => setDraft(draftAbout(readDraft(), query, words)), [query, words]);
  const change = (changes: Partial<TicketDraft>) => {
    // Another text is another message.
    const next = { ...draft, ...changes, idempotencyKey: crypto.randomUUID() };
    setDraft(next);
    setErrors({});
    writeDraft(next);
  };
  const send = async () => {
    const wrong = missingIn(draft, isGuest, t);
    if (draft.kind === '' || Object.keys(wrong).length > 0) return setErrors(wrong);
    setPending(true);
    try {
      const body = bodyOf({ ...draft, kind: draft.kind }, isGuest);
      const { idempotencyKey } = draft;
      const sent = await callApi('POST /api/v1/tickets', { body, idempotencyKey, lang });
      writeDraft(null);
      setDraft(EMPTY);
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('tickets') });
      onSent(sent);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(Object.fromEntries(FIELDS.map((field) => [field, error.fieldText(field)])));
      if (error.code !== 'validation_failed' && error.code !== 'invalid_token') toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  return { draft, change, errors, isPending, send, isGuest };
}

export type TicketForming = ReturnType<typeof useTicketForm>;

/** What is not filled yet, told before anything is sent. */
function missingIn(draft: TicketDraft, isGuest: boolean, t: (rule: Rule) => string): Errors {
  const asked = {
    kind: 'ticket_kind_required',
    subject: 'subject_required',
    text: 'message_required',
    ...(isGuest && { name: 'name_required', phone: 'phone_required' }),
  } as const;
  const fields = Object.entries(asked) as [keyof typeof asked, Rule][];
  return Object.fromEntries(
    fields.filter(([field]) => draft[field].trim() === '').map(([field, rule]) => [field, t(rule)]),
  );
}

function bodyOf(draft: TicketDraft & { kind: TicketKind }, isGuest: boolean) {
  const { kind, subject, text, name, phone, email, attachment } = draft;
  const sender = isGuest ? { name, phone, email } : {};
  const about = sentAbout(draft, isGuest);
  return {
    ...{ kind, subject, text, ...sender },
    ...(attachment && { attachment_id: attachment.id }),
    ...(about && { about }),
  };
}
