import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printSchema } from '../../api/src/platform/db/print-schema.ts';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/test-database.ts';
import { query } from '../../bin/lib/postgres-server.ts';
import { withTemporaryDatabase } from '../../bin/lib/temporary-database.ts';
import { textOf } from './repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('api/db/schema.sql', () => {
  it('is what the migrations make (npm run schema prints it anew)', async () => {
    expect(textOf('api/db/schema.sql')).toBe(await printSchema(database.url));
  });

  it('leaves nothing out that would make another schema', async () => {
    const again = await withTemporaryDatabase(database.url, async (url) => {
      await query(url, textOf('api/db/schema.sql'));
      return await printSchema(url);
    });
    // PostgreSQL prints "a between … and b between …" with other parentheses once it has read its own text.
    const plain = (text: string) => text.replaceAll(/[()]/g, '');
    expect(plain(again)).toBe(plain(textOf('api/db/schema.sql')));
  });
});
