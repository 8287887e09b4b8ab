import { LANGS } from '@diyar/messages/messages';
import { type CDPSession, expect, type Page } from '@playwright/test';
import type { Database } from '../../api/src/platform/db/database.ts';
import { buildListing } from '../../api/src/testing/factories.ts';
import { DIR_OF } from '../../web/app/i18n/lang.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

const PHOTOS = 4;
const MIDDLE = { x: 195, y: 400 };

/** A bedroom between two photos of the sitting room, with words about it; of the last photo nothing is said. */
async function sayRooms(db: Database, unitId: string): Promise<void> {
  const photos = db.updateTable('photo').where('unit_id', '=', unitId);
  await photos.where('position', 'in', [0, 2]).set({ room: 'living' }).execute();
  const caption = { caption_ar: 'سرير كبير', caption_en: 'A large bed' };
  await photos
    .where('position', '=', 1)
    .set({ room: 'bedroom', ...caption })
    .execute();
}

/** The strip has come to rest on a photo: a finger put down before would only hold it. */
async function rest(page: Page): Promise<void> {
  const strip = page.getByRole('dialog').getByRole('group');
  await expect
    .poll(() =>
      strip.evaluate(async (element) => {
        const before = element.scrollLeft;
        await new Promise((resolve) => setTimeout(resolve, 100));
        return element.scrollLeft === before && Math.abs(before % element.clientWidth) < 1;
      }),
    )
    .toBe(true);
}

/** One finger, put down, drawn `by` pixels sideways and lifted. */
async function swipe(page: Page, session: CDPSession, by: number): Promise<void> {
  await rest(page);
  const at = (part: number) => [{ x: MIDDLE.x + (part - 0.5) * by, y: MIDDLE.y }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let part = 0.05; part <= 1; part += 0.05)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Two fingers, drawn apart (a factor above 1) or together. */
async function pinch(session: CDPSession, scaleFactor: number): Promise<void> {
  await session.send('Input.synthesizePinchGesture', {
    ...MIDDLE,
    scaleFactor,
    relativeSpeed: 600,
    gestureSourceType: 'touch',
  });
}

/** How much larger than whole the photo of that name stands. */
function scaleOf(page: Page, name: RegExp): Promise<number> {
  return page
    .getByRole('dialog')
    .getByRole('img', { name })
    .evaluate((photo) => {
      const holder = photo.closest('div');
      return holder === null ? 0 : new DOMMatrix(getComputedStyle(holder).transform).a;
    });
}

for (const lang of LANGS.filter(triesMechanicsIn)) {
  const t = wordsOf(lang);

  test(`photos are gone through by a finger room by room, and looked at closer by two (${lang})`, async ({
    visit,
    db,
  }) => {
    const { adNumber, unitId } = await buildListing(db, { unit: { photos: PHOTOS } });
    await sayRooms(db, unitId);
    const page = await visit({ width: 390, touch: true });
    const session = await page.context().newCDPSession(page);
    await page.goto(at(lang, `/details/${adNumber}`));
    await page.getByRole('button', { name: t('details.gallery.open', { number: 1, count: PHOTOS }) }).tap();
    const viewer = page.getByRole('dialog', { name: t('details.gallery.label') });
    const place = viewer.getByRole('status');
    await expect(place).toHaveText(`1 / ${PHOTOS}`);

    // As the page reads: in Arabic the next one comes from the left.
    const onward = DIR_OF[lang] === 'rtl' ? 250 : -250;
    await swipe(page, session, onward);
    await expect(place).toHaveText(`2 / ${PHOTOS}`);
    await swipe(page, session, onward);
    await expect(place).toHaveText(`3 / ${PHOTOS}`);
    await swipe(page, session, -onward);
    await expect(place).toHaveText(`2 / ${PHOTOS}`);

    const whole = viewer.getByRole('button', { name: t('details.gallery.zoomOut') });
    const name = new RegExp(` 2 .*${PHOTOS}`);
    await expect(whole).toHaveCount(0);
    await pinch(session, 2.5);
    await expect(whole).toBeVisible();
    await expect.poll(() => scaleOf(page, name)).toBeGreaterThan(1.5);
    // A large photo is dragged, not turned.
    await swipe(page, session, onward);
    await expect(place).toHaveText(`2 / ${PHOTOS}`);
    // Fingers far apart stand above and below the photo.
    await pinch(session, 0.25);
    await expect(whole).toHaveCount(0);
    await swipe(page, session, onward);
    await expect(place).toHaveText(`3 / ${PHOTOS}`);

    // The bedroom stands after both photos of the sitting room.
    await expect(viewer.getByText(lang === 'ar' ? 'سرير كبير' : 'A large bed')).toBeVisible();
    const room = (name: 'living' | 'bedroom') =>
      viewer.getByRole('button', { name: t(`hostPhotos.rooms.${name}`) });
    await expect(room('bedroom')).toHaveAttribute('aria-current', 'true');
    await rest(page);
    await room('living').tap();
    await expect(place).toHaveText(`1 / ${PHOTOS}`);
    expect(await accessFaults(page)).toEqual([]);

    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
