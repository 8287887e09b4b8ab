import { filters } from '@diyar/messages/en/filters';
import { type FilterSentences, Sentences } from '../../../i18n/sentences.tsx';
import { WhyHere, type WhyHereProps } from './why-here.tsx';

const sentences: FilterSentences = { filters };

/** "Why is this here?" with its English sentences, for pages without filters too. */
export function EnglishWhyHere(props: WhyHereProps) {
  return (
    <Sentences sentences={sentences}>
      <WhyHere {...props} />
    </Sentences>
  );
}
