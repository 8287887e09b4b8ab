/** Between the ads that hold the words of a search which no filter stands for, and the others. They come after the first paint. */
export const leftWords = {
  others: 'إعلانات أخرى لا تذكر «{words}»',
  othersOfSeveral: 'إعلانات أخرى لا تذكر كل ما في «{words}»',
  none: 'لا يذكر أي إعلان «{words}»، وهذه بقية النتائج',
  noneOfAll: 'لا يجمع أي إعلان كل ما في «{words}»، والأقرب إليه أولًا',
} as const;
