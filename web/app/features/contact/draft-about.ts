import type { TicketThing } from '@diyar/contract/people/tickets';
import type { useTranslations } from '../../i18n/translations.ts';
import type { TicketDraft } from './ticket-draft.ts';

/** The ad or booking that an address brings along. */
function thingIn(query: URLSearchParams): TicketThing | null {
  const [booking, ad] = [query.get('booking'), query.get('ad')];
  const id = booking ?? ad ?? '';
  return /^\d{1,12}$/.test(id) ? { kind: booking === null ? 'ad' : 'booking', id } : null;
}

/** The draft of who comes from a booking or an ad: it is about that, and has a subject to begin with where none was written. */
export function draftAbout(
  draft: TicketDraft,
  query: URLSearchParams,
  t: ReturnType<typeof useTranslations<'contact'>>,
): TicketDraft {
  const about = thingIn(query);
  if (about === null || (draft.about?.kind === about.kind && draft.about.id === about.id)) return draft;
  const subject = t(about.kind === 'ad' ? 'aboutAd' : 'aboutBooking', { number: about.id });
  return {
    ...draft,
    about,
    kind: draft.kind === '' ? about.kind : draft.kind,
    subject: draft.subject === '' ? subject : draft.subject,
    idempotencyKey: crypto.randomUUID(),
  };
}

/** What a message is about as it is sent: who is not signed in has no booking. */
export function sentAbout({ about }: TicketDraft, isGuest: boolean): TicketThing | null {
  return isGuest && about?.kind === 'booking' ? null : about;
}
