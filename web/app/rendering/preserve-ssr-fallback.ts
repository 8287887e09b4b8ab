import { type ComponentType, createElement, lazy } from 'react';

/**
 * A part that the server rendered and whose code comes later. Where it cannot be fetched, what stands there stays, with its
 * links: a part of a page that somebody reads must not go. Where nothing stands the page goes on without it.
 */
export function preserveSsrFallback<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const Part = await load().catch(() => undefined);
    if (Part === undefined) return { default: Standing };
    return {
      default: (props: Props) => createElement('div', { className: 'contents' }, createElement(Part, props)),
    };
  });
}

/** React leaves as it is what stands in an element whose content it is given as text. */
function Standing() {
  return createElement('div', {
    className: 'contents',
    suppressHydrationWarning: true,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
    dangerouslySetInnerHTML: { __html: '' },
  });
}
