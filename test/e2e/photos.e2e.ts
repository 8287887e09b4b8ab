import { LANGS } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import { buildPerson } from '../../api/src/testing/factories.ts';
import { clearPicture } from '../../api/src/testing/photo-world.ts';
import { cameraJpeg } from '../../api/src/testing/pictures.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
/** The second piece of a file. */
const SECOND_PIECE = '**/chunks/524288';

for (const [lang, width] of [
  [LANGS[0], 390],
  [LANGS[1], 1440],
] as const) {
  const t = wordsOf(lang);

  test(`photos are uploaded over a cut line, told what is wrong, ordered by keys and described (${lang})`, async ({
    visit,
    db,
  }) => {
    // Fifteen sizes of each photo take seconds of a core.
    test.setTimeout(150_000);
    const page = await visit({ as: await buildPerson(db), width });
    await page.goto(at(lang, '/_dev/kit'));
    const photos = page.getByRole('region', { name: t('hostPhotos.title') });
    const items = photos.getByRole('list', { name: t('hostPhotos.list') }).getByRole('listitem');
    await cutOnce(page);
    await photos
      .getByLabel(t('hostPhotos.choose'), { exact: true })
      .setInputFiles([
        fileOf('kitchen.jpg', await cameraJpeg(2400, 1800)),
        fileOf('majlis.jpg', await clearPicture(41)),
        fileOf('small.jpg', await clearPicture(42, { width: 600, height: 400 })),
      ]);
    await expect(photos.getByText(t('hostPhotos.offline'))).toBeVisible();
    await leaveAndStay(page, t('hostPhotos.leave'), t('hostPhotos.stay'));
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText(t('hostPhotos.uploaded'))).toBeVisible();
    await expect(items).toHaveCount(3);
    await expect(items.nth(2)).toContainText(t('hostPhotos.failures.too_small'));
    for (const n of [0, 1]) {
      await expect(items.nth(n).getByRole('img')).toHaveAttribute('src', /\/media\/photos\/.*\/640\.webp$/);
      await expect(items.nth(n)).not.toContainText(t('hostPhotos.processing'), { timeout: 60_000 });
    }
    await expect(items.first()).toContainText(t('hostPhotos.main'));
    const before = await items.nth(1).getByRole('img').getAttribute('src');
    await items
      .nth(1)
      .getByRole('button', { name: t('hostPhotos.reorder', { number: 2 }), exact: true })
      .press('Home');
    await expect(items.first().getByRole('img')).toHaveAttribute('src', before ?? '');
    await items
      .first()
      .getByRole('button', { name: `${t('hostPhotos.makeMain')} 1` })
      .click();
    await expect(items.first()).toContainText(t('hostPhotos.main'));
    await items
      .first()
      .getByRole('button', { name: `${t('hostPhotos.describe')} 1` })
      .click();
    await page.getByLabel(t('hostPhotos.room')).selectOption({ label: t('hostPhotos.rooms.majlis') });
    await page.getByLabel(t('hostPhotos.captionAr')).fill('مجلس رجال بمدخل مستقل');
    await page.getByRole('button', { name: t('hostPhotos.done') }).click();
    await expect(items.first()).toContainText(t('hostPhotos.rooms.majlis'));
    expect(await accessFaults(page)).toEqual([]);
    await items
      .nth(2)
      .getByRole('button', { name: t('hostPhotos.remove') })
      .click();
    await expect(items).toHaveCount(2);
  });
}

/** The line breaks once, in the middle of the first file. */
async function cutOnce(page: Page): Promise<void> {
  await page.route(SECOND_PIECE, (route) => route.abort(), { times: 1 });
}

/** Leaving the page while photos are uploaded asks first; the person stays. */
async function leaveAndStay(page: Page, asked: string, stay: string): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(asked);
  await dialog.getByRole('button', { name: stay }).click();
  await expect(dialog).toBeHidden();
}
