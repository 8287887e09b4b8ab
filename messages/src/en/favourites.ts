import type { favourites as ar } from '../ar/favourites.ts';
import type { Shape } from '../shape.ts';

/** The page of the ads somebody keeps. */
export const favourites: Shape<typeof ar> = {
  title: 'Favourites',
  kept: 'Saved to favourites',
  showKept: 'View favourites',
  count: '{count, plural, =0 {No saved ads} one {# saved ad} other {# saved ads}}',
  emptyTitle: 'You have not saved any ads yet',
  emptyText: 'Press the heart on an ad you like and find it here whenever you come back, on any device.',
  emptyHere: 'Press the heart on an ad you like and find it here whenever you come back.',
  onlyHere: 'Saved on this device only. Log in to find them on all your devices.',
  goneHere:
    '{count, plural, one {One ad you saved is no longer available} other {# ads you saved are no longer available}}',
  removeGone: 'Remove what is no longer available',
  browse: 'Browse all deals',
  goneOnDevice:
    '{count, plural, one {One ad you saved on this device is no longer available} other {# ads you saved on this device are no longer available}}',
  gone: 'No longer available',
  goneTitle: '{category} in {district}, {city}',
  goneText:
    'This ad was deleted or hidden by its owner. If it is published again, it comes back to your list.',
  savedAt: 'Saved on {date} at {price} {per}',
  remove: 'Remove from favourites',
  removeOf: 'Remove from favourites: {title}',
  down: 'The price fell; it was {price} when saved',
  up: 'The price rose; it was {price} when saved',
  away: 'You are offline. This is your list as it was on {date}; prices may have changed.',
  awayTitle: 'No connection',
  awayText: 'Your favourites appear here as soon as the connection is back.',
  loadFailed: 'Your favourites could not be shown',
};
