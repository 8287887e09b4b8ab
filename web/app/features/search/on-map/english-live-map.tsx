import { liveMap } from '@diyar/messages/en/map';
import { type LiveMapSentences, Sentences } from '../../../i18n/sentences.tsx';
import { LiveSearchMap, type LiveSearchMapProps } from './live-search-map.tsx';

const sentences: LiveMapSentences = { liveMap };

/** The live map with its English sentences. */
export function EnglishLiveMap(props: LiveSearchMapProps) {
  return (
    <Sentences sentences={sentences}>
      <LiveSearchMap {...props} />
    </Sentences>
  );
}
