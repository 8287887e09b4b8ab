import { type ComponentType, createElement, lazy } from 'react';

/**
 * Makes a lazy component of a part that the server rendered. Where its code cannot be fetched, the server's HTML stays, with its
 * links, instead of being removed from under its reader. Where the server rendered nothing the page goes on without the part.
 */
export function preserveSsrFallback<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const Part = await load().catch(() => undefined);
    if (Part === undefined) return { default: ServerHtml };
    return {
      default: (props: Props) => createElement('div', { className: 'contents' }, createElement(Part, props)),
    };
  });
}

/** Hydrates to whatever HTML is there: React does not compare the inside of an element that is given as text. */
function ServerHtml() {
  return createElement('div', {
    className: 'contents',
    suppressHydrationWarning: true,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
    dangerouslySetInnerHTML: { __html: '' },
  });
}
