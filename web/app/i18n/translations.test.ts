import { common } from '@diyar/messages/ar/common';
import { results } from '@diyar/messages/ar/results';
import { shell } from '@diyar/messages/ar/shell';
import { results as english } from '@diyar/messages/en/results';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LangContext } from './lang.ts';
import { Sentences } from './sentences.tsx';
import { useFormatter, useTranslations, withNouns } from './translations.ts';

function Rooms({ count }: { count: number }): ReactNode {
  const t = useTranslations('results.card');
  return t('rooms', { count });
}

function Count({ of }: { of: number }): ReactNode {
  return useFormatter().number(of);
}

function Spoken({ sentences, child }: { sentences: object; child: ReactNode }): ReactNode {
  return Sentences({ sentences, children: child });
}

function say(lang: 'ar' | 'en', sentences: object, child: ReactNode): string {
  return renderToStaticMarkup(
    createElement(LangContext, { value: lang }, createElement(Spoken, { sentences, child })),
  );
}

const arabic = { common, results, shell };

it('says each number as its own, however often and in whatever order', () => {
  const rooms = (count: number) => say('ar', arabic, createElement(Rooms, { count }));
  const first = [1, 2, 3, 11].map(rooms);
  expect(new Set(first).size).toBe(4);
  expect([11, 3, 2, 1].map(rooms)).toEqual(first.toReversed());
});

it('keeps the languages apart, also over the same sentences', () => {
  const rooms = createElement(Rooms, { count: 3 });
  const inArabic = say('ar', arabic, rooms);
  // English knows no few: the same catalogue counts otherwise.
  expect(say('en', arabic, rooms)).not.toBe(inArabic);
  expect(say('ar', arabic, rooms)).toBe(inArabic);
});

it('says what is right also beyond what it remembers', () => {
  const many = Array.from({ length: 1_200 }, (_, count) => count + 3);
  const last = () => say('ar', arabic, createElement(Rooms, { count: 3 }));
  const before = last();
  for (const count of many)
    expect(say('ar', arabic, createElement(Rooms, { count }))).toContain(count.toLocaleString('en'));
  expect(last()).toBe(before);
});

it('keeps a number and the word after it on one line', () => {
  expect(say('ar', arabic, createElement(Rooms, { count: 4 }))).toMatch(/^4\u00a0\p{L}+$/u);
  expect(withNouns('من 4 إلى 12 ليلة')).toBe('من 4\u00a0إلى 12\u00a0ليلة');
});

it('writes numbers in Latin digits in both languages', () => {
  const number = createElement(Count, { of: 12_500 });
  expect([say('ar', arabic, number), say('en', { results: english }, number)]).toEqual(['12,500', '12,500']);
});
