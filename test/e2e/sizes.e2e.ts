import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing } from '../../api/src/testing/factories.ts';
import { BUDGET, LANDING_PAGES, pageSize } from '../../bin/lib/page-sizes.ts';
import { paths } from '../../web/app/site/paths.ts';
import { test } from '../helpers/site.ts';

/** The scripts a page names in its HTML: what a browser fetches before anything has run. */
function scriptsOf(html: string): string[] {
  const named = [...html.matchAll(/["'](\/assets\/[\w.-]+\.js)["']/g)].map(([, file]) => file as string);
  return [...new Set(named)];
}

for (const lang of LANGS) {
  for (const name of LANDING_PAGES) {
    test(`the page ${lang}/${name} keeps to its size`, async ({ request, db }) => {
      const size = pageSize(`${lang}/${name}`);
      expect(size.js).toBeLessThanOrEqual(BUDGET.js);
      expect(size.css).toBeLessThanOrEqual(BUDGET.css);

      const to = paths(lang);
      const details = name === 'details' ? to.details((await buildListing(db)).adNumber) : '';
      const address = { home: to.home(), results: to.results(), details }[name];
      const scripts = scriptsOf(await (await request.get(address)).text());
      expect(scripts.length).toBeGreaterThan(3);
      expect(scripts.filter((file) => !size.files.includes(file))).toEqual([]);
    });
  }
}
