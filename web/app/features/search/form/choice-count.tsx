import type { Facet } from '@diyar/contract/finding/search';
import { createContext, use } from 'react';
import { useFormatter, useTranslations } from '../../../i18n/translations.ts';
import type { CountOf } from './use-live-counts.ts';

/** The counts of ads for the choices below. */
export const CountOfContext = createContext<CountOf>(() => undefined);

/** How many ads a choice would find, inside its label. Its place is kept while nobody knows. */
export function ChoiceCount({ facet, value }: { facet: Facet; value: string }) {
  const t = useTranslations('results');
  const format = useFormatter();
  const count = use(CountOfContext)(facet, value);
  return (
    <span data-count={count} className="tabular min-w-[2ch] text-center text-xs font-normal text-soft">
      {count === undefined ? (
        '\u00a0'
      ) : (
        <>
          <span className="sr-only">{t('count', { count })}</span>
          <bdi aria-hidden="true">{format.number(count)}</bdi>
        </>
      )}
    </span>
  );
}
