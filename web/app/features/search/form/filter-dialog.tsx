import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { CommandDialog } from '../../../ui/command-dialog.tsx';
import { releaseEntry } from '../../../ui/layers.ts';
import { closeCommandDialog } from '../../../ui/opens-dialog.ts';
import type { Choices } from '../query/choices.ts';
import { FILTER_DIALOG, type Search } from '../query/search.ts';
import { useSearchPath } from '../query/use-search-path.ts';
import { CountOfContext } from './choice-count.tsx';
import { FilterFields } from './filter-fields.tsx';
import { type LiveCount, useLiveCounts } from './use-live-counts.ts';
import { useSubmitSearch } from './use-search-form.ts';

const FORM = 'filters-form';

export interface FilterDialogProps {
  choices: Choices;
  filters: Search;
  found: LiveCount | undefined;
}

const close = () => closeCommandDialog(FILTER_DIALOG);

/** Closes it for the page that a link leads to: that page takes the place of the sheet's entry in the history. */
function leave(): void {
  releaseEntry();
  close();
}

/** Every filter in a sheet; the button says how many ads it would show. Give it the search as `key`, to start anew with each. */
export function FilterDialog(props: FilterDialogProps) {
  const t = useTranslations('filters');
  const results = useTranslations('results');
  const searchPath = useSearchPath();
  const form = useRef<HTMLFormElement>(null);
  const { live, countOf, ask } = useLiveCounts(props.found);
  const [wasOpened, setOpened] = useState(false);
  const opened = useCallback(() => setOpened(true), []);
  const askAgain = useCallback(() => {
    if (form.current !== null) ask(form.current);
  }, [ask]);
  useEffect(() => {
    if (wasOpened) askAgain();
  }, [wasOpened, askAgain]);
  const submit = useSubmitSearch(props.filters, close);
  return (
    <CommandDialog
      id={FILTER_DIALOG}
      title={t('title')}
      closeLabel={t('close')}
      form="sheet"
      onOpen={opened}
      footer={
        <div className="flex items-center gap-3">
          <Link to={searchPath()} onClick={leave} replace className={buttonLook('quiet')}>
            {t('reset')}
          </Link>
          <button type="submit" form={FORM} className={`${buttonLook('primary', 'large')} grow`}>
            <span aria-live="polite">
              {live === undefined
                ? results('showResults')
                : t(live.exact ? 'show' : 'showOver', { count: live.count })}
            </span>
          </button>
        </div>
      }
    >
      <form
        ref={form}
        id={FORM}
        method="get"
        action={searchPath()}
        onSubmit={submit}
        onChange={(event) => ask(event.currentTarget)}
        className="grid gap-6 [&_label:not(:has(:checked)):has([data-count='0'])]:border-dashed [&_label:not(:has(:checked)):has([data-count='0'])]:text-faint"
      >
        <CountOfContext value={countOf}>
          <FilterFields
            choices={props.choices}
            filters={props.filters}
            hasMore={wasOpened}
            onSilentChange={askAgain}
          />
        </CountOfContext>
      </form>
    </CommandDialog>
  );
}
