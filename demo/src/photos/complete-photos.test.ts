import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../../api/src/platform/db/database.ts';
import { assertKey } from '../../../api/src/platform/storage/file-storage.ts';
import { buildListing } from '../../../api/src/testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../api/src/testing/test-database.ts';
import { completePhotos } from './complete-photos.ts';
import { photoOf } from './drawn-photos.ts';
import { drawnFileOf } from './photo-key.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const rows = () =>
  database.db
    .selectFrom('photo')
    .select(['file_key', 'placeholder', 'colour', 'state', 'width', 'height'])
    .orderBy('position')
    .execute();
const complete = () => transact(database.db, completePhotos);

test('photos that a migration or an earlier edition left behind are brought to what would be written now, once', async () => {
  await buildListing(database.db, { unit: { photos: 3 } });
  const whole = await rows();
  expect(await complete()).toBe(0);
  await database.db
    .updateTable('photo')
    .set({ placeholder: null, colour: '#e9e2d4' })
    .where('position', '=', 0)
    .execute();
  const old = whole[1]?.file_key?.replace(/^demo\/\d+/, 'demo/3') ?? '';
  await database.db.updateTable('photo').set({ file_key: old }).where('position', '=', 1).execute();
  expect(await complete()).toBe(2);
  expect(await rows()).toEqual(whole);
  expect(await complete()).toBe(0);
});

test('a photo’s key can be stored under, and says what is drawn', () => {
  const { file_key: key } = photoOf({ scene: 'facade-villa', seed: 'villa/riyadh/7/0' });
  assertKey(`${key}/1600.avif`);
  expect(drawnFileOf(`${key}/1600.avif`)).toEqual({
    scene: 'facade-villa',
    seed: 'villa/riyadh/7/0',
    width: 1600,
    format: 'avif',
  });
});
