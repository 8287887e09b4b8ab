import type { noResults as ar } from '../ar/no-results.ts';
import type { Shape } from '../shape.ts';

export const noResults: Shape<typeof ar> = {
  empty: {
    title: 'No ads match these filters',
    text: 'Remove one or more of them to see results close to what you want.',
    waysText: 'Leave out one thing and there are ads:',
    without: 'Without “{what}”',
    noneTitle: 'No ads yet',
    noneText: 'Ads appear here as soon as they are published.',
    clear: 'Remove all filters',
  },
  pastEnd: {
    title: 'The results end before this page',
    text: '{pages, plural, one {This search has only one page.} other {This search has only # pages.}}',
    first: 'To the first page',
  },
};
