import { compare } from '@diyar/messages/en/compare';
import { Sentences } from '../../i18n/sentences.tsx';
import { Comparison, type ComparisonProps } from './comparison.tsx';

const sentences = { compare };

/** Ads beside each other, with the English sentences of it. */
export function EnglishComparison(props: ComparisonProps) {
  return (
    <Sentences sentences={sentences}>
      <Comparison {...props} />
    </Sentences>
  );
}
