import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses one of a group of radios as a finger does: by its words, since the circle itself is not drawn. */
export async function choose(scope: Page | Locator, words: string): Promise<void> {
  const radio = scope.getByRole('radio', { name: words, exact: true });
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}
