import { filters } from '@diyar/messages/ar/filters';
import { type FilterSentences, Sentences } from '../../../i18n/sentences.tsx';
import { FilterDialog, type FilterDialogProps } from '../form/filter-dialog.tsx';
import { Chips, type ChipsProps } from './chips.tsx';
import { WaysOutLinks, type WaysOutProps } from './ways-out-links.tsx';

const sentences: FilterSentences = { filters };

/** The filters of a search with their Arabic sentences, after the first paint. */
export function ArabicFilterDialog(props: FilterDialogProps) {
  return (
    <Sentences sentences={sentences}>
      <FilterDialog {...props} />
    </Sentences>
  );
}

export function ArabicChips(props: ChipsProps) {
  return (
    <Sentences sentences={sentences}>
      <Chips {...props} />
    </Sentences>
  );
}

export function ArabicWaysOut(props: WaysOutProps) {
  return (
    <Sentences sentences={sentences}>
      <WaysOutLinks {...props} />
    </Sentences>
  );
}
