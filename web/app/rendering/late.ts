import { type ComponentType, lazy } from 'react';

/**
 * A part of a page that the page can do without, whose code comes later. Where it cannot be fetched (a weak connection,
 * another version of the site) the page goes on with `instead`, or without the part; browsers ask for a module that failed
 * again only when the page is loaded anew.
 */
export function late<Props>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) {
  return lazy(() =>
    load()
      .catch(() => instead)
      .then((part) => ({ default: part })),
  );
}
