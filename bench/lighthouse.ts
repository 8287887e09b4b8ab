import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { startMeasured } from './measured.ts';
import { findSubjects } from './subjects.ts';

const MOST_ATTEMPTS = 4;
/** The promised layout shift; above it the elements that moved are named. */
const MOST_SHIFT = 0.02;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One visit of a phone on a slow network, in a browser of its own. */
async function visit(chromePath: string, address: string): Promise<Result> {
  const chrome = await launch({ chromePath, chromeFlags: FLAGS });
  try {
    const result = await lighthouse(address, { port: chrome.port, onlyCategories: [...CATEGORIES] });
    const { runtimeError } = result?.lhr ?? {};
    if (result === undefined || runtimeError !== undefined)
      throw new Error(`${address} could not be looked at: ${runtimeError?.message}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** Now and then a browser does not say when a visit began (NO_NAVSTART); such a visit is made again. */
async function visitSurely(chromePath: string, address: string): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visit(chromePath, address);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

function tell(name: string, results: readonly Result[]): void {
  const scores = CATEGORIES.map((category) => {
    const score = median(results.map(({ categories }) => 100 * (categories[category]?.score ?? 0)));
    return `${category} ${score.toFixed(0)}`;
  });
  const of = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  const paint = (of('largest-contentful-paint') / 1_000).toFixed(2);
  const blocking = of('total-blocking-time').toFixed(0);
  console.log(
    `${name}: ${scores.join(', ')}; LCP ${paint} s, CLS ${of('cumulative-layout-shift').toFixed(3)}, TBT ${blocking} ms`,
  );
  const failed = new Set(
    results.flatMap(({ audits, categories }) =>
      CATEGORIES.slice(1).flatMap((category) =>
        (categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      ),
    ),
  );
  for (const id of failed) console.log(`  not right: ${id}: ${placesOf(results, id)}`);
  if (results.some(({ audits }) => (audits['cumulative-layout-shift']?.numericValue ?? 0) > MOST_SHIFT))
    console.log(`  moved: ${placesOf(results, 'layout-shifts')}`);
}

/** The elements an audit found fault with, each once. */
function placesOf(results: readonly Result[], audit: string): string {
  const nodes = results.flatMap(({ audits }) => {
    const { details } = audits[audit] ?? {};
    return details?.type === 'table' ? details.items.map(({ node }) => node) : [];
  });
  const labels = nodes.flatMap((node) =>
    typeof node === 'object' && node !== null && 'type' in node && node.type === 'node'
      ? [`${node.selector} “${node.nodeLabel}”`]
      : [],
  );
  return [...new Set(labels)].join('; ') || 'no element named';
}

/**
 * Lighthouse as a phone sees home, results, details, an advertiser and the map in both languages: the median of so many
 * visits each.
 */
export async function benchLighthouse(
  databaseUrl: string,
  chromePath: string,
  visits: number,
): Promise<void> {
  const { ads, advertiser } = await findSubjects(databaseUrl);
  const paths = ['/', '/all_deals', `/details/${ads[0]}`, `/profile/${advertiser}`, '/map'];
  const measured = await startMeasured(databaseUrl);
  try {
    for (const lang of ['', '/en']) {
      for (const path of paths) {
        const address = `${measured.url}${lang}${path}`.replace(/\/$/, lang === '' ? '/' : '');
        // The first visit draws the pictures; people come to a site that has been visited.
        await visitSurely(chromePath, address);
        const results: Result[] = [];
        for (let run = 0; run < visits; run += 1) results.push(await visitSurely(chromePath, address));
        tell(`${lang === '' ? 'ar' : 'en'} ${path}`, results);
      }
    }
  } finally {
    await measured.stop();
  }
}
