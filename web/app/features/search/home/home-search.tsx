import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { paths } from '../../../site/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { CommandDialog } from '../../../ui/command-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { closeCommandDialog, opens } from '../../../ui/opens-dialog.ts';
import { CategoryBoxes } from '../form/category-boxes.tsx';
import { CategoryField } from '../form/category-field.tsx';
import { FormInput } from '../form/form-parts.tsx';
import { PeriodField } from '../form/period-field.tsx';
import { useSubmitSearch } from '../form/use-search-form.ts';
import { WhenField } from '../form/when-field.tsx';
import { WhereFields } from '../form/where-fields.tsx';
import { WishField } from '../form/wish-field.tsx';
import type { Choices } from '../query/choices.ts';

const DIALOG = 'home-search';
const DIALOG_FORM = 'home-search-form';
const NO_FILTERS = {};

/** The one search box: for how long or to buy, where, when, what. On phones one line that opens it as a whole screen. */
export function HomeSearch({ choices }: { choices: Choices }) {
  return (
    <>
      <SearchBox choices={choices} />
      <SearchLine />
      <SearchDialog choices={choices} />
    </>
  );
}

function SearchBox({ choices }: { choices: Choices }) {
  const t = useTranslations('results.form');
  const submit = useSubmitSearch(NO_FILTERS);
  return (
    <form
      method="get"
      action={paths(useLang()).results()}
      aria-label={t('label')}
      onSubmit={submit}
      className="hidden gap-2 rounded-sheet border border-line bg-surface p-2.5 shadow-float sm:grid"
    >
      <PeriodField chosen={undefined} labelHidden withSale />
      <div className="grid grid-cols-2 items-center gap-2 lg:grid-cols-[1.6fr_1fr_1fr_1fr_auto] lg:gap-0 lg:divide-x lg:divide-line">
        <WishField look="bar" />
        <WhereFields choices={choices} filters={NO_FILTERS} look="bar" cityOnly />
        <WhenField look="bar" />
        <CategoryField choices={choices} filters={NO_FILTERS} look="bar" />
        <div className="max-lg:col-span-2 lg:ps-3">
          <button type="submit" className={`${buttonLook('primary', 'large', true)} h-15`}>
            <Icon name="search" />
            {t('search')}
          </button>
        </div>
      </div>
    </form>
  );
}

function SearchLine() {
  const t = useTranslations('home');
  return (
    <button
      type="button"
      {...opens(DIALOG)}
      className="flex h-16 w-full items-center gap-3 rounded-pill border border-line bg-surface ps-5 pe-2.5 text-start shadow-float sm:hidden"
    >
      <span className="min-w-0 grow leading-tight">
        <span className="block font-bold">{t('searchLine')}</span>
        <span className="block truncate text-xs text-soft">{t('searchLineText')}</span>
      </span>
      <span className="grid size-11 place-items-center rounded-pill bg-primary text-on-primary">
        <Icon name="search" />
      </span>
    </button>
  );
}

function SearchDialog({ choices }: { choices: Choices }) {
  const t = useTranslations();
  const submit = useSubmitSearch(NO_FILTERS, () => closeCommandDialog(DIALOG));
  return (
    <CommandDialog
      id={DIALOG}
      title={t('home.searchTitle')}
      closeLabel={t('common.close')}
      form="full"
      footer={
        <button type="submit" form={DIALOG_FORM} className={buttonLook('primary', 'large', true)}>
          <Icon name="search" />
          {t('results.form.search')}
        </button>
      }
    >
      <form
        id={DIALOG_FORM}
        method="get"
        action={paths(useLang()).results()}
        onSubmit={submit}
        className="grid gap-6"
      >
        <WishField done={() => closeCommandDialog(DIALOG)} />
        <WhereFields choices={choices} filters={NO_FILTERS} />
        <PeriodField chosen={undefined} withSale />
        <WhenField />
        <CategoryBoxes choices={choices} filters={NO_FILTERS} />
        <FormInput
          name="price_max"
          label={t('results.form.priceUpTo')}
          number
          placeholder={t('results.form.anyPrice')}
        />
      </form>
    </CommandDialog>
  );
}
