import type { PageTexts } from '@diyar/contract/console/console-pages';

const keyOf = (slug: string) => `page_texts:${slug}`;

/** What was typed of a page on this tab and not saved yet; undefined without any. */
export function readTexts(slug: string): PageTexts | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(slug));
    return kept === null ? undefined : (JSON.parse(kept) as PageTexts);
  } catch {
    return undefined;
  }
}

/** Keeps what was typed through a reload, or forgets it when nothing differs from what is saved. */
export function keepTexts(slug: string, texts: PageTexts | undefined): void {
  try {
    if (texts === undefined) sessionStorage.removeItem(keyOf(slug));
    else sessionStorage.setItem(keyOf(slug), JSON.stringify(texts));
  } catch {
    // A browser that keeps nothing loses it with a reload.
  }
}
