import { filters } from '@diyar/messages/en/filters';
import { type FilterSentences, Sentences } from '../../i18n/language.tsx';
import { Chips, type ChipsProps } from './chips.tsx';
import { FilterDialog, type FilterDialogProps } from './filter-dialog.tsx';

const sentences: FilterSentences = { filters };

/** The filters of a search with their English sentences, after the first paint. */
export function EnglishFilterDialog(props: FilterDialogProps) {
  return (
    <Sentences sentences={sentences}>
      <FilterDialog {...props} />
    </Sentences>
  );
}

export function EnglishChips(props: ChipsProps) {
  return (
    <Sentences sentences={sentences}>
      <Chips {...props} />
    </Sentences>
  );
}
