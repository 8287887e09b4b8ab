import type { TicketKind, TicketThing } from '@diyar/contract/people/tickets';
import { TICKET_KINDS } from '@diyar/contract/words/ticket-words';

export interface TicketDraft {
  kind: TicketKind | '';
  subject: string;
  text: string;
  name: string;
  phone: string;
  email: string;
  attachment: { id: string; name: string } | null;
  /** The ad or booking it was written from. */
  about: TicketThing | null;
  /** Marks this message: sent again it is the same one. */
  idempotencyKey: string;
}

export const EMPTY: TicketDraft = {
  kind: '',
  subject: '',
  text: '',
  name: '',
  phone: '',
  email: '',
  attachment: null,
  about: null,
  idempotencyKey: '',
};
/** Forgotten with the other drafts when somebody signs out. */
const KEY = 'draft:ticket';

/** What was written to Diyar and not sent yet. */
export function readDraft(): TicketDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<TicketDraft> | null;
    const kind = TICKET_KINDS.find((each) => each === kept?.kind) ?? '';
    return { ...EMPTY, ...kept, kind };
  } catch {
    return EMPTY;
  }
}

/** Keeps what was written for a reload and for the way to sign-in and back; null forgets it. */
export function writeDraft(draft: TicketDraft | null): void {
  if (draft === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(draft));
}
