import { foldWord } from '../../text/fold-word.ts';

const WORDS = `
1: واحد واحده وحده one single
2: اثنين اثنان ثنتين two
3: ثلاث ثلاثه تلات three
4: اربع اربعه four
5: خمس خمسه five
6: ست سته six
7: سبع سبعه seven
8: ثمان ثماني ثمانيه ثمن eight
9: تسع تسعه nine
10: عشر عشره ten
11: احدعش احدعشر eleven
12: اثنعش اثناعشر twelve
15: خمسطعش خمستعش fifteen
20: عشرين عشرون twenty
30: ثلاثين ثلاثون thirty
40: اربعين اربعون forty
50: خمسين خمسون fifty
60: ستين ستون sixty
70: سبعين سبعون seventy
80: ثمانين ثمانون eighty
90: تسعين تسعون ninety
100: ميه مايه مئه مائه hundred
200: ميتين مئتين مائتين
300: ثلاثميه ثلاثمايه ثلاثمئه ثلاثمائه
400: اربعميه اربعمايه اربعمئه اربعمائه
500: خمسميه خمسمايه خمسمئه خمسمائه
600: ستميه ستمايه ستمئه ستمائه
700: سبعميه سبعمايه سبعمئه سبعمائه
800: ثمانميه ثمنميه ثمانمئه ثمانمائه
900: تسعميه تسعمايه تسعمئه تسعمائه
2000: الفين
2000000: مليونين
`;

/** Number words of both languages, folded, with their values. Scales («ألف», "k") are not among them: they multiply. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  WORDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [value = '', words = ''] = line.split(': ');
      return words.split(' ').map((word) => [foldWord(word), Number(value)] as const);
    }),
);
