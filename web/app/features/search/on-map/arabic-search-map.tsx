import { map } from '@diyar/messages/ar/map';
import { type MapSentences, Sentences } from '../../../i18n/sentences.tsx';
import { SearchMap, type SearchMapProps } from './search-map.tsx';

const sentences: MapSentences = { map };

/** The map of a search with its Arabic sentences; those of the live map come with that. */
export function ArabicSearchMap(props: SearchMapProps) {
  return (
    <Sentences sentences={sentences}>
      <SearchMap {...props} />
    </Sentences>
  );
}
