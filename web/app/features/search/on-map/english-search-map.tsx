import { map } from '@diyar/messages/en/map';
import { type MapSentences, Sentences } from '../../../i18n/sentences.tsx';
import { SearchMap, type SearchMapProps } from './search-map.tsx';

const sentences: MapSentences = { map };

/** The map of a search with its English sentences; those of the live map come with that. */
export function EnglishSearchMap(props: SearchMapProps) {
  return (
    <Sentences sentences={sentences}>
      <SearchMap {...props} />
    </Sentences>
  );
}
