import type { bookingBar } from '@diyar/messages/ar/booking-bar';
import type { rules } from '@diyar/messages/ar/rules';
import type { Messages } from '@diyar/messages/messages';
import type { Shape } from '@diyar/messages/shape';
import { type ReactNode, use } from 'react';
import { joinSentences, SentencesContext } from './translations.ts';

/** The rules of fields that pages other than those of supply have. */
type CommonRules = Shape<typeof rules>;
/** Sentences that a part of the site travels with: its rules may be those that its fields have. */
export type PartSentences = Partial<Omit<Messages, 'rules'> & { rules: CommonRules }>;

/** Sentences of every page; they travel with the language's route module. */
export type SiteSentences = Pick<Messages, 'common' | 'results' | 'shell'>;
/** Further sentences of an ad's page, before its booking box has loaded. */
export type AdSentences = Pick<Messages, 'details'> & { booking: Shape<typeof bookingBar> };
/** Further sentences of the home page. */
export type HomeSentences = Pick<Messages, 'home'>;
/** Further sentences of booking and the pages after it, so that the home page does not load them. */
export type BookingSentences = Pick<
  Messages,
  | 'accountPanel'
  | 'booking'
  | 'bookingChange'
  | 'bookingLife'
  | 'details'
  | 'errors'
  | 'payment'
  | 'reservations'
  | 'signIn'
  | 'transfers'
> & { rules: CommonRules };

/** Sentences of the wizard and of the pages that edit properties and units. */
export type SupplySentences = Pick<
  Messages,
  | 'common'
  | 'details'
  | 'errors'
  | 'hostPhotos'
  | 'licences'
  | 'liveMap'
  | 'results'
  | 'revisions'
  | 'rules'
  | 'shell'
  | 'supplyForm'
  | 'wizard'
>;

/** Sentences of the operators' console. */
export type ConsoleSentences = Pick<
  Messages,
  'common' | 'console' | 'errors' | 'revisions' | 'shell' | 'signIn'
> & {
  rules: CommonRules;
};

export type SomeSentences = PartSentences | AdSentences;

/** Sentences of both frames, the public site's and the console's. */
export type FrameSentences = Pick<Messages, 'common' | 'shell'> & PartSentences;

/** Adds to what may be said below. */
export function Sentences(props: { sentences: SomeSentences; children: ReactNode }) {
  const sentences = joinSentences(use(SentencesContext), props.sentences);
  return <SentencesContext value={sentences}>{props.children}</SentencesContext>;
}
