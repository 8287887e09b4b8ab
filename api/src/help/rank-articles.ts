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
 * Returns the articles that speak of what was typed, best first: those that have all its words before those that have some, and a
 * word in the title before one in the text. Words are compared folded, and found inside others («حجز» in «الحجوزات» is not: «حجز»
 * in «حجزك» is).
 */
export function rankArticles<A extends Article>(articles: readonly A[], q: string): A[] {
  const words = searchWords(q);
  const scored = articles.map((article) => ({ article, ...scoreOf(article, words) }));
  return scored
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - a.found || b.score - a.score)
    .map(({ article }) => article);
}

function scoreOf(article: Article, words: readonly string[]): { found: number; score: number } {
  const [title, description, body] = [article.title, article.description, article.body].map(foldArabic);
  let [found, score] = [0, 0];
  for (const word of words) {
    const own =
      (title?.includes(word) ? WEIGHT.title : 0) +
      (description?.includes(word) ? WEIGHT.description : 0) +
      (body?.includes(word) ? WEIGHT.body : 0);
    found += own > 0 ? 1 : 0;
    score += own;
  }
  return { found, score };
}
