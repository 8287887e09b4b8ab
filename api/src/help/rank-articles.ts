import { foldArabic } from '../text/fold-text.ts';
import { searchWords } from '../text/search-words.ts';

interface Article {
  title: string;
  description: string;
  body: string;
}

/** How much a word counts where it stands. */
const WEIGHT = { title: 6, description: 3, body: 1 } as const;

/**
 * Returns the articles that speak of what was typed, best first: those that have all its words before those that have some, a word in
 * the title before one in the text, and a rare word before one that is in every article. Words are compared folded, and found
 * inside others («حجز» in «حجزك»).
 */
export function rankArticles<A extends Article>(articles: readonly A[], q: string): A[] {
  const weighed = searchWords(q).map((word) => {
    const weights = articles.map((article) => weightOf(article, word));
    const having = weights.filter((weight) => weight > 0).length;
    const rarity = Math.log(1 + articles.length / Math.max(1, having));
    return weights.map((weight) => weight * rarity);
  });
  const scored = articles.map((article, at) => {
    const weights = weighed.map((of) => of[at] ?? 0);
    const found = weights.filter((weight) => weight > 0).length;
    return { article, found, score: weights.reduce((sum, weight) => sum + weight, 0) };
  });
  return scored
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - a.found || b.score - a.score)
    .map(({ article }) => article);
}

function weightOf(article: Article, word: string): number {
  const places = Object.entries(WEIGHT) as [keyof Article, number][];
  return places.reduce(
    (sum, [place, weight]) => sum + (foldArabic(article[place]).includes(word) ? weight : 0),
    0,
  );
}
