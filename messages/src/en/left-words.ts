import type { leftWords as ar } from '../ar/left-words.ts';
import type { Shape } from '../shape.ts';

/** Between the ads that hold the words of a search which no filter stands for, and the others. They come after the first paint. */
export const leftWords: Shape<typeof ar> = {
  others: 'Other ads, which do not mention “{words}”',
  othersOfSeveral: 'Other ads, which do not mention all of “{words}”',
  none: 'No ad mentions “{words}”. Here are the other results',
  noneOfAll: 'No ad mentions all of “{words}”. The nearest come first',
};
