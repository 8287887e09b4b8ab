/** A thing as schema.org describes it, or a list of them under one context. */
export type Thing = { '@type': string; [property: string]: unknown };

/** Nothing in the text can end the element that holds it. */
function textOf(thing: Thing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
}

/**
 * Structured data of a page for search engines: a block that needs no permission of the content policy. Only the server
 * writes it, so the browser need not load the code that makes it: give `null` there (`import.meta.env.SSR ? … : null`).
 */
export function StructuredData({ thing }: { thing: Thing | null }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its only dangerous sign escaped
      dangerouslySetInnerHTML={{ __html: thing === null ? '' : textOf(thing) }}
    />
  );
}

/** Where a page stands; the last step is the page itself. Addresses are whole. */
export function breadcrumbThing(steps: readonly { name: string; address: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: address,
    })),
  };
}
