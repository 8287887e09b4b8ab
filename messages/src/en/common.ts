import type { common as ar } from '../ar/common.ts';
import type { Shape } from '../shape.ts';

export const common: Shape<typeof ar> = {
  appName: 'Diyar',
  offline: 'No internet connection; check the network and try again',
  retry: 'Try again',
  cities: { bestKnown: 'Largest cities', others: 'Other cities' },
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  next: 'Next',
  previous: 'Previous',
  confirm: 'Confirm',
  save: 'Save',
  done: 'Done',
  edit: 'Edit',
  copied: 'Copied',
  copy: 'Copy',
  page: 'Page {page} of {pages}',
  pagesLabel: 'Pages of results',
  breadcrumbs: 'Breadcrumbs',
  stars: 'Rated {rate} of 5',
  period: {
    hourly: 'Hourly',
    daily: 'Daily',
    monthly: 'Monthly',
    yearly: 'Yearly',
    sale: 'For sale',
  },
  per: {
    hourly: 'per hour',
    daily: 'per night',
    day: 'per day',
    monthly: 'per month',
    yearly: 'per year',
    sale: 'Sale price',
  },
  accountKind: {
    ordinary: 'Individual account',
    bussines: 'Business account',
  },
};
