import type { Lang } from '@diyar/messages/messages';
import { type ReactNode, useEffect } from 'react';
import { setTransportSentences } from '../api/client.ts';
import { LangContext } from '../i18n/lang.ts';
import { type FrameSentences, Sentences } from '../i18n/sentences.tsx';

/** Everything below speaks `lang`: sentences, locale, Riyadh's time zone. */
export function Language(props: { lang: Lang; sentences: FrameSentences; children: ReactNode }) {
  const { lang, sentences } = props;
  useEffect(() => {
    setTransportSentences({
      offline: sentences.common.offline,
      server_error: sentences.shell.errors.broken,
    });
  }, [sentences]);
  return (
    <LangContext value={lang}>
      <Sentences sentences={sentences}>{props.children}</Sentences>
    </LangContext>
  );
}
