import { createElement, lazy, type ReactNode, Suspense, useId } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWhole } from './render-whole.ts';

const OPTIONS = { nonce: 'n1', timeout: 1000 };

// React tells of what is broken by itself: once, however often the page is rendered.
const told = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => told.mockClear());

function page(content: ReactNode): ReactNode {
  return createElement('html', { lang: 'ar' }, createElement('body', {}, content));
}

function Named(): ReactNode {
  return createElement('p', { id: useId() }, 'شقة & دور');
}

function Broken(): ReactNode {
  throw new Error('it is broken');
}

const bare = (rendered: string) => rendered.replaceAll(/<!--.*?-->/g, '');

it('writes the same page whether its parts are at hand or have to be fetched first', async () => {
  const atHand = await renderWhole(() => page(createElement(Suspense, {}, createElement(Named))), OPTIONS);
  const Late = lazy(async () => ({ default: Named }));
  const make = () => page(createElement(Suspense, {}, createElement(Late)));
  const first = await renderWhole(make, OPTIONS);
  const later = await renderWhole(make, OPTIONS);
  expect(atHand).toMatch(
    /^<!DOCTYPE html><html lang="ar">.*<p id="\S+">شقة &amp; دور<\/p>.*<\/body><\/html>$/,
  );
  expect(first).toBe(atHand);
  expect(later).toBe(atHand);
  expect(bare(first)).not.toContain('<script');
});

it('throws what the frame of a page throws', async () => {
  await expect(renderWhole(() => page(createElement(Broken)), OPTIONS)).rejects.toThrow('it is broken');
  expect(told).toHaveBeenCalledOnce();
});

it('leaves a part that fails to the browser, and the rest as it is', async () => {
  const parts = [
    createElement('h1', { key: 1 }, 'ديار'),
    createElement(Suspense, { key: 2 }, createElement(Broken)),
  ];
  const rendered = await renderWhole(() => page(parts), OPTIONS);
  expect(rendered).toContain('<h1>ديار</h1>');
  expect(told).toHaveBeenCalledOnce();
});
