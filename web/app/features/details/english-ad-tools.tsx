import { comparing } from '@diyar/messages/en/compare';
import { Sentences } from '../../i18n/sentences.tsx';
import { AdTools, type AdToolsProps } from './ad-tools.tsx';

const sentences = { comparing };

/** What one may do with an ad, with the English sentences of comparing. */
export function EnglishAdTools(props: AdToolsProps) {
  return (
    <Sentences sentences={sentences}>
      <AdTools {...props} />
    </Sentences>
  );
}
