import { compare } from '@diyar/messages/ar/compare';
import { Sentences } from '../../i18n/sentences.tsx';
import { Comparison, type ComparisonProps } from './comparison.tsx';

const sentences = { compare };

/** Ads beside each other, with the Arabic sentences of it. */
export function ArabicComparison(props: ComparisonProps) {
  return (
    <Sentences sentences={sentences}>
      <Comparison {...props} />
    </Sentences>
  );
}
