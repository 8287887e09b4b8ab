import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A bar that sticks may lie over what it happens to scroll past; in the middle of the window nothing does. */
async function isStillSmall(page: Page, selector: string): Promise<boolean> {
  const isThere = await page.evaluate((place) => {
    const element = document.querySelector(place);
    element?.scrollIntoView({ block: 'center' });
    return element !== null;
  }, selector);
  // A pin of the map that another has taken the place of since.
  if (!isThere) return false;
  const { violations } = await new AxeBuilder({ page })
    .include(selector)
    .withRules(['target-size'])
    .analyze();
  return violations.length > 0;
}

/** Lays out all of a page, as for somebody who has scrolled through it: what was never in sight has colours of before. */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Violations of WCAG 2.2 AA that axe finds on a page: a rule and an element on each line. Leaves the page at its top. */
export async function accessFaults(page: Page): Promise<string[]> {
  await drawAll(page);
  const { violations } = await new AxeBuilder({ page })
    // Our pages hold no frame of another site, and of what is in order nothing is told: half of the time.
    .setLegacyMode(true)
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
    .analyze();
  const told: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, target, any } of nodes) {
      if (id === 'target-size' && !(await isStillSmall(page, String(target[0])))) continue;
      told.push(`${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`.trimEnd());
    }
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  return told;
}
