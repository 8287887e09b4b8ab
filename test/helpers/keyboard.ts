import { expect, type Locator, type Page } from '@playwright/test';

const MOST_TABS = 150;

async function hasFocus(target: Locator): Promise<boolean> {
  if ((await target.count()) === 0) return false;
  return target.first().evaluate((element) => element === document.activeElement);
}

/** Goes on with Tab until the first of `target` has focus; fails when Tab never gets there. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.first().waitFor();
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reaches ${target}`);
}

/** Tab to it and press Enter, as soon as it can be pressed: a button may wait for an answer and say so. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await expect(target.first()).toBeEnabled();
  await page.keyboard.press('Enter');
}

/** Tab to a field and type. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Tab to a list of choices and go down it with the arrow to the value wanted. */
export async function arrowTo(page: Page, list: Locator, value: string): Promise<void> {
  await tabTo(page, list);
  const choices = await list.locator('option').count();
  for (let pressed = 0; pressed <= choices; pressed += 1) {
    if ((await list.inputValue()) === value) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`the arrow never reaches ${value}`);
}

/** Tab into a group of radios and go along it with the arrow to the one wanted. */
export async function arrowToRadio(page: Page, group: Locator, wanted: Locator): Promise<void> {
  const radios = group.getByRole('radio');
  await wanted.waitFor({ state: 'attached' });
  const count = await radios.count();
  const inGroup = async () => group.evaluate((element) => element.contains(document.activeElement));
  for (let pressed = 0; pressed < MOST_TABS && !(await inGroup()); pressed += 1)
    await page.keyboard.press('Tab');
  const focused = radios.and(page.locator(':focus'));
  // Space chooses what Tab came to, when nothing is chosen yet; then the choice follows the arrow.
  await page.keyboard.press('Space');
  for (let pressed = 0; pressed <= count; pressed += 1) {
    await expect(focused).toBeChecked();
    if (await wanted.isChecked()) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`the arrow never reaches ${wanted}`);
}
