// `npm run sizes`: what each page makes a browser fetch before it works, gzipped, and whether it keeps to the budget.
// With the name of a page (`npm run sizes -- ar/details`) also the files it is made of.
import { BUDGET, LANDING_PAGES, pageSize } from './lib/page-sizes.ts';
import { buildWeb } from './lib/web-build.ts';

/** Looked at beside the landing pages, to see them grow. */
const OTHERS = ['book', 'sign-in', 'reservations', 'payment'];

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(6)} KB`;

await buildWeb();
const asked = process.argv[2];
let over = 0;
for (const lang of ['ar', 'en']) {
  for (const name of [...LANDING_PAGES, ...OTHERS]) {
    const { page, js, css } = pageSize(`${lang}/${name}`);
    const isHeld = (LANDING_PAGES as readonly string[]).includes(name);
    const isOver = isHeld && (js > BUDGET.js || css > BUDGET.css);
    if (isOver) over += 1;
    const verdict = isHeld ? (isOver ? 'over the budget' : 'within the budget') : '';
    console.log(`${page.padEnd(16)} JS ${kilobytes(js)}   CSS ${kilobytes(css)}   ${verdict}`);
  }
}
if (asked !== undefined) for (const file of pageSize(asked).files) console.log(`  ${file}`);
process.exitCode = over === 0 ? 0 : 1;
