import { useEffect } from 'react';
import { lateWithSentences, type SentenceModules } from '../../../i18n/late-with-sentences.tsx';
import { late } from '../../../rendering/late.ts';
import { FILTER_DIALOG } from '../query/search.ts';

/** Where the sheet could not come, its button loads the page anew, and the sheet with it. */
function AnewOnPress() {
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`[commandfor=${FILTER_DIALOG}]`)) location.reload();
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
  return null;
}

const FILTERS: SentenceModules = {
  ar: () => [import('@diyar/messages/ar/filters')],
  en: () => [import('@diyar/messages/en/filters')],
};

// The parts of a search's page that say its filters: in what the server sends, their code and sentences after the first paint.

export const LateChips = lateWithSentences(async () => (await import('./chips.tsx')).Chips, FILTERS);

export const LateFilterDialog = lateWithSentences(
  async () => (await import('../form/filter-dialog.tsx')).FilterDialog,
  FILTERS,
  (load) => late(load, AnewOnPress),
);

export const LateOthersLine = lateWithSentences(
  async () => (await import('./others-line.tsx')).OthersLine,
  FILTERS,
);

export const LateNoResults = lateWithSentences(
  async () => (await import('./no-results.tsx')).NoResults,
  FILTERS,
);
