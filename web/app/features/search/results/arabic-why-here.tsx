import { filters } from '@diyar/messages/ar/filters';
import { type FilterSentences, Sentences } from '../../../i18n/sentences.tsx';
import { WhyHere, type WhyHereProps } from './why-here.tsx';

const sentences: FilterSentences = { filters };

/** "Why is this here?" with its Arabic sentences, for pages without filters too. */
export function ArabicWhyHere(props: WhyHereProps) {
  return (
    <Sentences sentences={sentences}>
      <WhyHere {...props} />
    </Sentences>
  );
}
