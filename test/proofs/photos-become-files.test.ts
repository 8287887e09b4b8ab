import { expect, test } from 'vitest';
import { openDatabase, transact } from '../../api/src/platform/db/database.ts';
import { migrate } from '../../api/src/platform/db/migrate.ts';
import { createTestDatabase } from '../../api/src/testing/test-database.ts';
import { query } from '../../bin/lib/postgres-server.ts';
import { withTemporaryDatabase } from '../../bin/lib/temporary-database.ts';
import { completePhotos } from '../../demo/src/photos/complete-photos.ts';
import { photoOf } from '../../demo/src/photos/drawn-photos.ts';
import { filesOf } from '../architecture/repository.ts';

/** How many migrations came before the one that made photos files. */
const BEFORE = filesOf(/^api\/db\/migrations\/\d+_.*\.sql$/)
  .sort()
  .findIndex((path) => path.endsWith('_photos.sql'));

test('photos of a demonstration from before they were files are shown as before: the same pictures, the same colours', async () => {
  const { url: cluster, close } = await createTestDatabase();
  await withTemporaryDatabase(cluster, async (url) => {
    await migrate(url, { count: BEFORE });
    await query(
      url,
      `set session_replication_role = 'replica';
       insert into account (id, person_id, kind, name)
       values ('00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000003', 'business', 'مكتب دار الواحة');
       insert into unit (id, property_id, account_id, code, name_ar, area)
       values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000004',
         '00000000-0000-7000-8000-000000000002', 'VIL-001', 'فيلا الياسمين', 300);
       insert into photo (unit_id, position, is_main, scene, seed)
       select '00000000-0000-7000-8000-000000000001', n, n = 0, 'living', 'villa/riyadh/7/' || n from generate_series(0, 2) n`,
    );
    await migrate(url);
    const { db, close: end } = openDatabase(url, { max: 1 });
    await transact(db, completePhotos);
    const photos = await db
      .selectFrom('photo')
      .select(['state', 'file_key', 'width', 'height', 'placeholder', 'colour'])
      .orderBy('position')
      .execute();
    await end();
    expect(photos).toEqual([0, 1, 2].map((n) => photoOf({ scene: 'living', seed: `villa/riyadh/7/${n}` })));
  });
  await close();
});
