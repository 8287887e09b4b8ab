import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocksOf, inlinesOf } from './markdown-blocks.ts';

test('reads headings, paragraphs and both lists', () => {
  const text = '## One\n\nA line\ngoes on.\n\n### Two\n- a\n- b\n  more b\n\n1. x\n2. y';
  expect(blocksOf(text)).toEqual([
    { kind: 'heading', level: 2, text: 'One' },
    { kind: 'paragraph', text: 'A line goes on.' },
    { kind: 'heading', level: 3, text: 'Two' },
    { kind: 'list', ordered: false, items: ['a', 'b more b'] },
    { kind: 'list', ordered: true, items: ['x', 'y'] },
  ]);
});

test('reads bold and links of this site', () => {
  expect(inlinesOf('See **now** [the terms](/terms_of_use).')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'bold', text: 'now' },
    { kind: 'text', text: ' ' },
    { kind: 'link', text: 'the terms', href: '/terms_of_use' },
    { kind: 'text', text: '.' },
  ]);
});

test.each([
  '[x](javascript:alert(1))',
  '[x](//evil.example)',
  '[x](https://evil.example)',
  '<img src=x onerror=1>',
])('%s stays text', (line) => {
  expect(inlinesOf(line).every((piece) => piece.kind === 'text')).toBe(true);
});

test('reads every page we publish without leftovers of Markdown', () => {
  const folder = new URL('../../../api/db/reference/pages/', import.meta.url);
  for (const name of readdirSync(folder)) {
    const body = readFileSync(new URL(name, folder), 'utf8').split('\n---\n')[1] ?? '';
    const lines = blocksOf(body).flatMap((block) => (block.kind === 'list' ? block.items : [block.text]));
    const plain = lines.flatMap(inlinesOf).map((piece) => piece.text);
    expect(plain.filter((text) => /\*\*|\]\(|^#|^\s*[-*] /.test(text))).toEqual([]);
  }
});
