import type { Locator, Page } from '@playwright/test';

/** Longer than a row takes to show that it is chosen on a busy machine, most times. */
const SEEN_MS = 500;

/**
 * Chooses a row of a list in the console by keys: down until `chosen` is seen, and up again where a slow page let a press
 * too many go by. Throws when the list holds no such row.
 */
export async function chooseByKeys(page: Page, chosen: Locator): Promise<void> {
  const isSeen = () =>
    chosen.waitFor({ timeout: SEEN_MS }).then(
      () => true,
      () => false,
    );
  for (const key of ['j', 'k'])
    for (let press = 0; press < 24; press += 1) {
      await page.keyboard.press(key);
      if (await isSeen()) return;
    }
  throw new Error('no press of j or k chose the row');
}
