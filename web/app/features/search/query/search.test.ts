import { describe, expect, test } from 'vitest';
import { chosenIn } from './chosen.ts';
import {
  changeSearch,
  followPlace,
  isTidy,
  landingOf,
  listOf,
  onlyCity,
  parseSearch,
  printSearch,
} from './search.ts';

const read = (text: string) => parseSearch(new URLSearchParams(text));

describe('parseSearch', () => {
  test('leaves out what says nothing', () => {
    expect(read('city=&q=%20%20&price_max=&sort=best&page=1&utm_source=x')).toEqual({});
  });

  test('reads numbers as people type them', () => {
    expect(read('price_min=٦٠٬٠٠٠&price_max=90,000&rooms=٣&guests=١٠')).toEqual({
      price_min: '60000',
      price_max: '90000',
      rooms: ['3'],
      guests: '10',
    });
  });

  test('drops half of a stay, and one that ends before it begins', () => {
    expect(read('from=2026-12-01')).toEqual({});
    expect(read('to=2026-12-01')).toEqual({});
    expect(read('from=2026-12-04&to=2026-12-01')).toEqual({});
    expect(read('from=2026-12-01&to=2026-12-04')).toEqual({ from: '2026-12-01', to: '2026-12-04' });
  });

  test('drops the period of what is for sale: nobody rents it', () => {
    expect(read('purpose=sale&period=4&city=riyadh')).toEqual({ purpose: 'sale', city: ['riyadh'] });
    expect(read('purpose=rent&period=4')).toEqual({ purpose: 'rent', period: '4' });
  });

  test('reads to buy, chosen where the periods are, as the purpose of the search', () => {
    expect(read('city=riyadh&period=sale')).toEqual({ purpose: 'sale', city: ['riyadh'] });
    expect(isTidy(new URLSearchParams('period=sale'), read('period=sale'))).toBe(false);
  });

  test('keeps the place one stands at in every order, and drops the order by distance from nowhere', () => {
    expect(read('near=24.714,46.675')).toEqual({ near: '24.714,46.675' });
    expect(read('near=24.714,46.675&sort=nearest')).toEqual({ near: '24.714,46.675', sort: 'nearest' });
    expect(read('city=riyadh&sort=nearest')).toEqual({ city: ['riyadh'] });
  });

  test('joins the boxes of a form into one list, each value once', () => {
    expect(read('rooms=2&rooms=3&rooms=3,4')).toEqual({ rooms: ['2', '3', '4'] });
  });

  test('drops districts of another city than the chosen one, as a form without JavaScript sends them', () => {
    expect(read('city=jeddah&district=al-malqa-riyadh,ash-shati-jeddah')).toEqual({
      city: ['jeddah'],
      district: ['ash-shati-jeddah'],
    });
    expect(read('district=al-malqa-riyadh')).toEqual({ district: ['al-malqa-riyadh'] });
  });

  test('keeps what it does not understand, for the API to refuse', () => {
    expect(read('price_max=cheap&period=9')).toEqual({ price_max: 'cheap', period: '9' });
  });
});

describe('printSearch', () => {
  test.each([
    '',
    'q=شقة، الملقا, الرياض&city=riyadh,jeddah&rooms=5,6,7,8,9,10,11,12',
    'price_min=60000&from=2026-12-01&to=2026-12-04&sort=newest&page=3',
    'bbox=46.5,24.5,47,25&polygon=46.5,24.5;46.6,24.5;46.6,24.6|39.1,21.4;39.2,21.4;39.2,21.5',
    'price_max=cheap&bbox=nowhere&polygon=1;2',
  ])('writes the address that was read: %s', (text) => {
    const said = new URLSearchParams(text);
    expect(printSearch(parseSearch(said))).toEqual(Object.fromEntries(said));
  });
});

describe('isTidy', () => {
  test.each([
    ['city=riyadh&page=2', true],
    ['', true],
    ['utm_source=x&city=riyadh', true],
    ['city=', false],
    ['sort=best', false],
    ['rooms=2&rooms=3', false],
    ['price_max=60,000', false],
  ])('%s: %s', (text, tidy) => {
    expect(isTidy(new URLSearchParams(text), read(text))).toBe(tidy);
  });
});

describe('changeSearch', () => {
  test('starts another search at its first page', () => {
    expect(changeSearch(read('city=riyadh&page=3'), { period: '4' })).toEqual({
      city: ['riyadh'],
      period: '4',
    });
  });

  test('lets go of the districts when the city changes', () => {
    expect(changeSearch(read('city=riyadh&district=al-malqa-riyadh'), { city: ['jeddah'] })).toEqual({
      city: ['jeddah'],
    });
  });
});

describe('chosenIn', () => {
  test('the place one stands at takes the order by distance with it', () => {
    expect(chosenIn(read('city=riyadh&near=24.714,46.675&sort=nearest'))[0]).toEqual({
      name: 'near',
      value: '24.714,46.675',
      without: { city: ['riyadh'] },
    });
  });

  test('names each thing with the search without it', () => {
    const chosen = chosenIn(read('category=villa,floor&price_max=60000&period=4&sort=newest&page=2'));
    expect(chosen.map(({ name, value }) => [name, value])).toEqual([
      ['category', 'villa'],
      ['category', 'floor'],
      ['period', '4'],
      ['price_min', '/60000'],
    ]);
    expect(chosen[0]?.without).toEqual({
      category: ['floor'],
      price_max: '60000',
      period: '4',
      sort: 'newest',
    });
    expect(chosen[3]?.without).toEqual({ category: ['villa', 'floor'], period: '4', sort: 'newest' });
  });

  test('a stay is one thing, features and sides are one each', () => {
    const filters = read('from=2026-12-01&to=2026-12-04&features=pool,wifi&facing=n&tenants=families,women');
    expect(chosenIn(filters).map(({ name, value }) => [name, value])).toEqual([
      ['from', '2026-12-01/2026-12-04'],
      ['features', 'pool'],
      ['features', 'wifi'],
      ['facing', 'n'],
      ['tenants', 'families'],
      ['tenants', 'women'],
    ]);
    expect(chosenIn(filters)[0]?.without).toEqual({
      features: ['pool', 'wifi'],
      facing: ['n'],
      tenants: ['families', 'women'],
    });
  });
});

describe('a piece of the map', () => {
  const drawn = '46.5,24.5;46.6,24.5;46.6,24.6';
  const other = '39.1,21.4;39.2,21.4;39.2,21.5';

  test('is kept as it is written, and each drawn area is one thing to take away', () => {
    const filters = read(`bbox=46.5,24.5,47,25&polygon=${drawn}|${other}`);
    expect(filters).toEqual({ bbox: '46.5,24.5,47,25', polygon: [drawn, other] });
    expect(chosenIn(filters).map(({ name, value, without }) => [name, value, without.polygon])).toEqual([
      ['bbox', '46.5,24.5,47,25', [drawn, other]],
      ['polygon', drawn, [other]],
      ['polygon', other, [drawn]],
    ]);
  });

  test('goes when a form asks for another place, and stays for everything else', () => {
    const before = read('city=riyadh&bbox=46.5,24.5,47,25');
    expect(followPlace(before, { ...before, city: ['jeddah'] })).toEqual({ city: ['jeddah'] });
    expect(followPlace(before, { ...before, rooms: ['3'] })).toEqual({ ...before, rooms: ['3'] });
  });
});

test('listOf does not part a text with a comma', () => {
  expect(listOf(read('q=شقة، الملقا, الرياض'), 'q')).toEqual(['شقة، الملقا, الرياض']);
});

test('onlyCity is the chosen city, or the one its districts lie in', () => {
  const cities = [{ slug: 'riyadh' }, { slug: 'jeddah' }];
  expect(onlyCity(read('city=riyadh'), cities)).toBe('riyadh');
  expect(onlyCity(read('city=riyadh,jeddah'), cities)).toBeUndefined();
  expect(onlyCity(read('district=al-malqa-riyadh,al-yasmin-riyadh'), cities)).toBe('riyadh');
  expect(onlyCity(read('district=al-malqa-riyadh,ash-shati-jeddah'), cities)).toBeUndefined();
  expect(onlyCity({}, cities)).toBeUndefined();
});

test('a search of one kind in one city for one period has a page of its own, a finer one has not', () => {
  const search = { city: ['riyadh'], category: ['apartment'], period: '4' };
  expect(landingOf(search)).toEqual({ city: 'riyadh', category: 'apartment', period: 4 });
  for (const finer of [{ rooms: ['3'] }, { sort: 'newest' }, { page: '2' }, { city: ['riyadh', 'jeddah'] }]) {
    expect(landingOf({ ...search, ...finer })).toBeUndefined();
  }
  expect(landingOf({ city: ['riyadh'], category: ['apartment'] })).toBeUndefined();
});
