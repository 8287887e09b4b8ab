import { type ComponentType, lazy } from 'react';
import { whenOnline } from './when-online.ts';

/**
 * Makes a lazy component of a part that the page can do without. Where its code cannot be fetched (a weak connection, another
 * version of the site) the page goes on with `instead`, or without the part: `lazy` alone would fail the whole page. Browsers
 * ask for a module that failed again only when the page is loaded anew: without a network a part that has no `instead` waits for one.
 */
export function late<Props>(load: () => Promise<ComponentType<Props>>, instead?: ComponentType<Props>) {
  return lazy(() =>
    (instead ? load() : whenOnline().then(load))
      .catch((): ComponentType<Props> => instead ?? (() => null))
      .then((part) => ({ default: part })),
  );
}
