import { liveMap } from '@diyar/messages/ar/map';
import { type LiveMapSentences, Sentences } from '../../../i18n/sentences.tsx';
import { LiveSearchMap, type LiveSearchMapProps } from './live-search-map.tsx';

const sentences: LiveMapSentences = { liveMap };

/** The live map with its Arabic sentences. */
export function ArabicLiveMap(props: LiveSearchMapProps) {
  return (
    <Sentences sentences={sentences}>
      <LiveSearchMap {...props} />
    </Sentences>
  );
}
