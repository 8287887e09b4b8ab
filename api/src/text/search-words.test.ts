import { expect, test } from 'vitest';
import { searchTextOf, searchWords } from './search-words.ts';

test('the article and «حي» do not matter, nor how letters are typed', () => {
  expect(searchWords('شقة في حي الملقا')).toEqual(['شقه', 'ملقا']);
  expect(searchWords('شقّة الملقا')).toEqual(['شقه', 'ملقا']);
  expect(searchWords('٧٢٠٠٠٠٠٠٠١')).toEqual(['7200000001']);
  expect(searchWords('The Al-Olaya district')).toEqual(['olaya']);
});

test('a text of marks alone asks for nothing, a long one is cut', () => {
  expect(searchWords(' ٪ — % _ ')).toEqual([]);
  expect(searchWords(Array.from({ length: 40 }, (_, index) => `w${index}`).join(' '))).toHaveLength(12);
});

test('«عبد الله» is found typed as one word', () => {
  const text = searchTextOf(['فيلا', null, 'الملك عبد الله']);
  expect(searchWords('الملك عبدالله').every((word) => text.includes(word))).toBe(true);
  expect(searchWords('ملك عبد الله').every((word) => text.includes(word))).toBe(true);
});

test('a final hamza may be left out or added', () => {
  expect(searchTextOf(['الصفاء'])).toContain(searchWords('الصفا')[0]);
  expect(searchTextOf(['الصفا'])).toContain(searchWords('الصفاء')[0]);
});
