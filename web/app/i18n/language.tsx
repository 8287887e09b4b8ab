import type { ar } from '@diyar/messages/ar';
import type { bookingBar } from '@diyar/messages/ar/booking-bar';
import { type Lang, LOCALE_OF, type Messages } from '@diyar/messages/messages';
import type { Shape } from '@diyar/messages/shape';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { IntlProvider } from 'use-intl/react';
import { setTransportSentences } from '../api/client.ts';
import { LangContext, useLang } from './lang.ts';

/** What every page may say; it travels with the language's own route module. */
export type SiteSentences = Pick<Messages, 'common' | 'results' | 'shell'>;
/** What an ad's page says besides, before its booking box has come. */
export type AdSentences = Pick<Messages, 'details'> & { booking: Shape<typeof bookingBar> };
/** What the home page says besides. */
export type HomeSentences = Pick<Messages, 'home'>;
/** What the map of a search says besides, still and live. */
export type MapSentences = Pick<Messages, 'map'>;
export type LiveMapSentences = Pick<Messages, 'liveMap'>;
/** What the filters of a search say, and the words for what was chosen. */
export type FilterSentences = Pick<Messages, 'filters'>;
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
  | 'favourites'
  | 'filters'
  | 'home'
  | 'kit'
  | 'liveMap'
  | 'map'
  | 'myInfo'
  | 'ownAds'
  | 'reports'
  | 'sms'
>;

/** What the developers' kit says. */
export type KitSentences = Pick<Messages, 'kit'>;

type SomeSentences = Partial<Messages> | AdSentences;

const SentencesContext = createContext<SomeSentences>({});

/** What any frame says: the public site's and the console's. */
type FrameSentences = Pick<Messages, 'common' | 'shell'> & Partial<Messages>;

/** Everything below speaks `lang`: sentences, locale, Riyadh's time zone. */
export function Language(props: { lang: Lang; sentences: FrameSentences; children: ReactNode }) {
  const { lang, sentences } = props;
  useEffect(() => {
    setTransportSentences({
      offline: sentences.common.offline,
      server_error: sentences.shell.errors.brokenText,
    });
  }, [sentences]);
  return (
    <LangContext value={lang}>
      <Sentences sentences={sentences}>{props.children}</Sentences>
    </LangContext>
  );
}

/** Adds to what may be said below. */
export function Sentences(props: { sentences: SomeSentences; children: ReactNode }) {
  const before = use(SentencesContext);
  const sentences = useMemo(() => ({ ...before, ...props.sentences }), [before, props.sentences]);
  return (
    <SentencesContext value={sentences}>
      {/* English has exactly Arabic's keys (the Messages type), so Arabic's literal types describe both. */}
      <IntlProvider
        locale={LOCALE_OF[useLang()]}
        messages={sentences as Partial<typeof ar>}
        timeZone="Asia/Riyadh"
      >
        {props.children}
      </IntlProvider>
    </SentencesContext>
  );
}
