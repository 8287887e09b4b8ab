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

/** What every page may say; it travels with the language's own route module. */
export type SiteSentences = Pick<Messages, 'common' | 'results' | 'shell'>;
/** What an ad's page says besides, before its booking box has come. */
export type AdSentences = Pick<Messages, 'details'> & { booking: Shape<typeof bookingBar> };
/** What the home page says besides. */
export type HomeSentences = Pick<Messages, 'home'>;
/** What the pages from booking on say besides: the home page does not wait for it. */
export type BookingSentences = Omit<
  Messages,
  | keyof SiteSentences
  | 'adMore'
  | 'ads'
  | 'advertisers'
  | 'compare'
  | 'comparing'
  | 'console'
  | 'hostPhotos'
  | 'favourites'
  | 'filters'
  | 'home'
  | 'hostPhotos'
  | 'kit'
  | 'liveMap'
  | 'map'
  | 'myInfo'
  | 'ownAds'
  | 'reports'
  | 'rules'
  | 'sms'
  | 'supplyForm'
  | 'wizard'
> & { rules: CommonRules };

/** What the wizard and the editing pages of properties and units say. */
export type SupplySentences = Pick<
  Messages,
  | 'common'
  | 'details'
  | 'errors'
  | 'hostPhotos'
  | 'liveMap'
  | 'results'
  | 'rules'
  | 'shell'
  | 'supplyForm'
  | 'wizard'
>;

/** What the operators' console says. */
export type ConsoleSentences = Pick<Messages, 'common' | 'console' | 'errors' | 'shell' | 'signIn'> & {
  rules: CommonRules;
};

export type SomeSentences = PartSentences | AdSentences;

/** What any frame says: the public site's and the console's. */
export type FrameSentences = Pick<Messages, 'common' | 'shell'> & PartSentences;

/** Adds to what may be said below. */
export function Sentences(props: { sentences: SomeSentences; children: ReactNode }) {
  const sentences = joinSentences(use(SentencesContext), props.sentences);
  return <SentencesContext value={sentences}>{props.children}</SentencesContext>;
}
