import { expect, type Locator, type Page } from '@playwright/test';
import { clearPicture } from '../../api/src/testing/photo-world.ts';
import type { Words } from './words.ts';

/** The values filled in, and the taps and fields counted so far. */
export interface Filling {
  page: Page;
  t: Words;
  /** Names of what is chosen from lists, in the page's language. */
  names: { category: string; district: string };
  count: number;
}

/** One tap or one field. */
export async function act(filling: Filling, what: Promise<void>): Promise<void> {
  filling.count += 1;
  await what;
}

export const tap = (filling: Filling, target: Locator) => act(filling, target.click());
/** A chip: its words take the tap. */
export const chip = (page: Page, name: string) =>
  page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });
export const pick = (filling: Filling, name: string) => act(filling, chip(filling.page, name).click());
export const type = (filling: Filling, label: string, text: string) =>
  act(filling, filling.page.getByRole('textbox', { name: label, exact: true }).fill(text));

export async function next(filling: Filling): Promise<void> {
  await tap(filling, filling.page.getByRole('button', { name: filling.t('wizard.next'), exact: true }));
}

export const heading = (
  page: Page,
  t: Words,
  step: 'property' | 'location' | 'unit' | 'photos' | 'summary',
) => page.getByRole('heading', { name: t(`wizard.lead.${step}`) });

/** The facts of a villa. */
export async function fillProperty(filling: Filling): Promise<void> {
  const { t, names } = filling;
  const fields = 'supplyForm.fields.property';
  await pick(filling, names.category);
  await type(filling, t(`${fields}.area`), '360');
  await type(filling, t(`${fields}.height`), '٢٤');
  await type(filling, t(`${fields}.width`), '15');
  await pick(filling, t('details.facing.n'));
  await pick(filling, t('supplyForm.furnishedWords.none'));
  await type(filling, t(`${fields}.name`), 'فيلا الملقا');
  await next(filling);
}

/** A place in Al Malqa, out of a link that somebody sent. */
export async function fillLocation(filling: Filling): Promise<void> {
  const { page, t, names } = filling;
  await type(filling, t('wizard.place.paste'), 'https://maps.google.com/?q=24.8105,46.6005');
  const district = page.getByRole('combobox', { name: t('supplyForm.fields.location.district') });
  await expect(district.locator('option:checked')).toHaveText(names.district);
  await type(filling, t('supplyForm.fields.location.street'), 'أنس بن مالك');
  await type(filling, t('supplyForm.fields.location.street_width'), '20');
  await next(filling);
}

export async function fillUnit(filling: Filling): Promise<void> {
  const { page, t } = filling;
  const more = (field: 'rooms' | 'baths') =>
    page.getByRole('button', {
      name: t('supplyForm.moreOf', { name: t(`supplyForm.fields.unit.${field}`) }),
    });
  for (const field of ['rooms', 'rooms', 'rooms', 'baths', 'baths'] as const) await tap(filling, more(field));
  await tap(filling, page.getByRole('button', { name: filling.names.category }));
  await type(filling, t('supplyForm.fields.unit.description_ar'), 'فيلا بمدخلين وحديقة ومجلس، قرب المسجد.');
  await next(filling);
}

export async function fillPhotos(filling: Filling, many: number): Promise<void> {
  const { page, t } = filling;
  const numbers = Array.from({ length: many }, (_, index) => index);
  const files = await Promise.all(
    numbers.map(async (n) => ({
      name: `photo-${n}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await clearPicture(n + 11),
    })),
  );
  // The button, and the files in the device's own list.
  filling.count += 2;
  await page.getByLabel(t('hostPhotos.choose'), { exact: true }).setInputFiles(files);
  await expect(page.getByRole('list', { name: t('hostPhotos.list') }).getByRole('listitem')).toHaveCount(
    many,
  );
  await expect(page.getByText(t('hostPhotos.uploaded'))).toBeVisible();
  await next(filling);
}

/** Yearly rent, no service, the usual terms, a licence, and nothing to disclose. */
export async function fillRest(filling: Filling): Promise<void> {
  const { page, t } = filling;
  await tap(filling, page.getByRole('switch', { name: t('supplyForm.fields.prices.yearly') }));
  await type(filling, t('supplyForm.fields.prices.yearly'), '120,000');
  await next(filling);
  await next(filling);
  await next(filling);
  await type(filling, t('supplyForm.fields.licence.number'), '7200000001');
  await act(filling, page.getByRole('checkbox', { name: t('supplyForm.licence.none') }).check());
  await next(filling);
}
