// `npm run schema`: writes api/db/schema.sql from the migrations, by way of a database made for it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDatabase } from './database.ts';
import { repoRoot } from './lib/postgres-files.ts';
import { sentenceOf } from './lib/run.ts';
import { step } from './lib/steps.ts';
import { withTemporaryDatabase } from './lib/temporary-database.ts';

const OUT_FILE = 'api/db/schema.sql';

async function print(url: string): Promise<void> {
  const { migrate } = await import('../api/src/platform/db/migrate.ts');
  const { printSchema } = await import('../api/src/platform/db/print-schema.ts');
  await migrate(url);
  writeFileSync(join(repoRoot, OUT_FILE), await printSchema(url));
}

try {
  const database = await ensureDatabase({ keepAdopted: true, log: console.log });
  try {
    await step(OUT_FILE, async () => ({ result: await withTemporaryDatabase(database.url, print) }));
  } finally {
    await database.stop();
  }
} catch (error) {
  console.error(`The schema could not be printed: ${sentenceOf(error)}`);
  process.exitCode = 1;
}
