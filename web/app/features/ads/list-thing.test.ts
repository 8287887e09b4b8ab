import type { AdCard } from '@diyar/contract/finding/ads';
import { expect, test } from 'vitest';
import { expectThing } from '../details/schema-org.ts';
import { listThing } from './list-thing.ts';

test('a page of ads is a page about a list, of which it shows some', () => {
  const items = [{ id: '1', title: 'شقة في الملقا' }] as unknown as AdCard[];
  const shown = {
    heading: 'شقق للإيجار السنوي في الرياض',
    here: '/rent/riyadh/apartment/yearly',
    description: 'في ديار الآن إعلان واحد.',
    trail: [{ name: 'الرئيسية', address: '/' }],
    found: { items, total: 25, total_exact: true, page: 2, per_page: 24 },
  };
  const thing = listThing(shown, 'ar', 'https://diyar.sa');
  expectThing(thing);
  expect(thing).toMatchObject({ mainEntity: { numberOfItems: 25, itemListElement: [{ position: 25 }] } });
  // «More than 10,000» is no number.
  const many = { ...shown, found: { ...shown.found, total_exact: false } };
  expectThing(listThing(many, 'ar', 'https://diyar.sa'));
  expect(listThing(many, 'ar', 'https://diyar.sa')).not.toHaveProperty('mainEntity.numberOfItems');
});
