import { LANGS, type Lang } from '@diyar/messages/messages';
import { describe, expect, it } from 'vitest';
import { ar } from '../../messages/src/ar.ts';
import { en } from '../../messages/src/en.ts';

/** Words that one thing must not be called, with the word it has (GLOSSARY). */
const REFUSED: Record<Lang, [wrong: RegExp, right: string][]> = {
  ar: [
    [/كل العروض|جميع العروض/, 'كل الإعلانات'],
    [/(?<![؀-ۿ])و?الباقي(?![؀-ۿ])/, 'المتبقي'],
    [/كل الأوجه/, 'كل المواصفات'],
    [/خدمة أساسية مشمولة/, 'خدمة إلزامية'],
    [/وسيطها/, 'السعر المعتاد'],
    [/يتحدّث (?:حجزك|وحده)|تتحدّث وحدها/, 'يُحدَّث تلقائيًا'],
    [/(?:يُرفع|تُرفع)(?: \S+)? من الموقع|تُرفع إعلانات/, 'يُزال من الموقع'],
    [
      /أطول إقامة|أقل إقامة|(?:انتهت|بدأت|كانت)(?: هذه)? (?:ال)?إقامة|إقامات|(?:قيّم|بدأت|انتهت) إقامتك/,
      'الحجز',
    ],
    [/تقويم من هذا العنوان|عنوان (?:الويب|الصفحة|التقويم)/, 'الرابط'],
    [/(?<![؀-ۿ])عروض(?! الأسعار)(?![؀-ۿ])|كل الخصوم(?![؀-ۿ])/, 'خصم'],
    [/^مشاهدة (?:ل|في)|^زائر،/, 'المشاهدات، الزوار'],
  ],
  en: [
    [/nothing comes back/i, 'no refund'],
    [/^the rest\b|^rest\b(?! house)/i, 'balance'],
    [/choose the start first/i, 'choose dates first'],
    [/\badvertisement\b/i, 'ad'],
    [/\bsign(?:ed|s)? (?:in|out)\b/i, 'log in, log out'],
    [/\bguest reviews?\b|# reviews?\b|^reviews$/i, 'evaluation'],
    [/(?:wait for|awaits?|pay) the rest\b/i, 'balance'],
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

describe('sentences with values', () => {
  it('begin every SMS with the name of the site', () => {
    for (const [key, text] of sentencesOf(ar.sms))
      expect([key, text.startsWith('ديار:')]).toEqual([key, true]);
    for (const [key, text] of sentencesOf(en.sms))
      expect([key, text.startsWith('Diyar')]).toEqual([key, true]);
  });

  it('count in the forms that Arabic has for few, many and any number', () => {
    const faults = [...sentencesOf(ar)].flatMap(([key, text]) =>
      [...text.matchAll(/\{\w+, plural, /g)].flatMap((found) => {
        const forms = text.slice(found.index);
        // «الطابق 3» counts nothing: it has no form for one.
        const needed = forms.includes('one {') ? ['few {', 'many {', 'other {'] : ['other {'];
        const missing = needed.filter((form) => !forms.includes(form));
        return missing.map((form) => `${key}: ${form}`);
      }),
    );
    expect(faults).toEqual([]);
  });
});
