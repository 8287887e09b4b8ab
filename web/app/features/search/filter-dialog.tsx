import { useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLang } from '../../i18n/lang.ts';
import { paths } from '../../paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { CommandDialog, closeCommandDialog } from '../../ui/command-dialog.tsx';
import type { Choices } from './choices.ts';
import { FilterFields } from './filter-fields.tsx';
import type { Filters } from './filters.ts';
import { type LiveCount, useLiveCount, useSubmitSearch } from './use-search-form.ts';

/** The id that buttons open; one on a page. */
export const FILTER_DIALOG = 'filters';
const FORM = 'filters-form';

/** Every filter in a sheet; the button says how many ads it would show. Give it the search as `key`, to start anew with each. */
export function FilterDialog(props: { choices: Choices; filters: Filters; found: LiveCount | undefined }) {
  const t = useTranslations('results');
  const to = paths(useLang());
  const form = useRef<HTMLFormElement>(null);
  const { live, ask } = useLiveCount(props.found);
  const close = () => closeCommandDialog(FILTER_DIALOG);
  const submit = useSubmitSearch(close);
  return (
    <CommandDialog
      id={FILTER_DIALOG}
      title={t('form.filtersTitle')}
      closeLabel={t('form.close')}
      form="sheet"
      footer={
        <div className="flex items-center gap-3">
          <Link to={to.results()} onClick={close} className={buttonLook('quiet')}>
            {t('form.reset')}
          </Link>
          <button type="submit" form={FORM} className={`${buttonLook('primary', 'large')} grow`}>
            <span aria-live="polite">
              {live === undefined
                ? t('showResults')
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
        action={to.results()}
        onSubmit={submit}
        onChange={(event) => ask(event.currentTarget)}
        className="grid gap-6"
      >
        <FilterFields choices={props.choices} filters={props.filters} />
      </form>
    </CommandDialog>
  );
}
