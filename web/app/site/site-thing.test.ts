import type { SiteSettings } from '@diyar/contract/site/settings';
import { expect, test } from 'vitest';
import { expectThing } from '../features/details/schema-org.ts';
import { siteThing } from './site-thing.ts';

test('the site says who publishes it, and how it is searched by words', () => {
  const site = {
    site_title_ar: 'ديار',
    site_title_en: 'Diyar',
    site_desc_ar: 'عقارات السعودية',
    site_desc_en: 'Homes of Saudi Arabia',
    icon_browser: 'icon.svg',
  } as SiteSettings;
  const thing = siteThing({ site, origin: 'https://diyar.sa', mediaPrefix: '/media/' }, 'en');
  expectThing(thing);
  expect(thing).toMatchObject({
    name: 'Diyar',
    publisher: { logo: 'https://diyar.sa/media/icon.svg' },
    potentialAction: { target: { urlTemplate: 'https://diyar.sa/en/all_deals?q={words}' } },
  });
});
