import { expect, test } from 'vitest';
import { initialOf } from './avatar.tsx';

test.each([
  ['سارة القحطاني', 'س'],
  ['مكتب دار الواحة العقاري', 'د'],
  ['شركة الوسطى', 'و'],
  ['  مؤسسة نجد ', 'ن'],
  ['مكتب', 'م'],
  ['Al Waha Real Estate', 'W'],
  ['😀 دار', '😀'],
  ['', ''],
])('%s is told by its letter %s', (name, letter) => expect(initialOf(name)).toBe(letter));
