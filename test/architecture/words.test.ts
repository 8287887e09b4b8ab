import { LANGS, type Lang } from '@diyar/messages/messages';
import { describe, expect, it } from 'vitest';
import { ar } from '../../messages/src/ar.ts';
import { en } from '../../messages/src/en.ts';

/** Words that one thing must not be called, with the word it has (GLOSSARY). */
const REFUSED: Record<Lang, [wrong: RegExp, right: string][]> = {
  ar: [
    [/كل العروض|جميع العروض/, 'كل الإعلانات'],
    [/(?<![؀-ۿ])(?:و|ال)?الباقي (?:\{|عبر|قبل|،)|^الباقي$/, 'المتبقي'],
    [/كل الأوجه/, 'كل المواصفات'],
    [/خدمة أساسية مشمولة/, 'خدمة إلزامية'],
    [/وسيطها/, 'السعر المعتاد'],
    [/يتحدّث (?:حجزك|وحده)|تتحدّث وحدها/, 'يُحدَّث تلقائيًا'],
    [/يُرفع من الموقع/, 'يُزال من الموقع'],
    [/أطول إقامة|أقل إقامة/, 'الحجز'],
  ],
  en: [
    [/nothing comes back/i, 'no refund'],
    [/^the rest\b|^rest\b(?! house)/i, 'balance'],
    [/choose the start first/i, 'choose dates first'],
    [/\badvertisement\b/i, 'ad'],
  ],
};

function* sentencesOf(catalogue: object, path = ''): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(catalogue)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') yield [here, value];
    else yield* sentencesOf(value, here);
  }
}

describe('the words of the catalogues', () => {
  it.each(LANGS)('are one word a thing (%s)', (lang) => {
    const wrong: string[] = [];
    for (const [key, text] of sentencesOf({ ar, en }[lang]))
      for (const [pattern, right] of REFUSED[lang])
        if (pattern.test(text)) wrong.push(`${key}: «${text}» says it otherwise than «${right}»`);
    expect(wrong).toEqual([]);
  });
});
