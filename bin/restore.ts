// `npm run restore -- FOLDER`: makes database and files of this checkout out of a backup, where there are none yet.
import { ensureDatabase } from './database.ts';
import { folderAskedFor } from './lib/folder-argument.ts';
import { repoRoot } from './lib/postgres-files.ts';
import { query } from './lib/postgres-server.ts';
import { restore } from './lib/restore.ts';
import { sentenceOf } from './lib/run.ts';
import { step } from './lib/steps.ts';

const OUTSIDE = `DATABASE_URL names a database that Diyar did not make. A copy made by pg_basebackup is a data folder:
  start PostgreSQL on it, and copy the files back into FILES_FOLDER.`;

async function main(folder: string): Promise<void> {
  if (process.env.DATABASE_URL) throw new Error(OUTSIDE);
  const { readConfig } = await import('../api/src/config.ts');
  const { filesFolder } = readConfig({ ...process.env, DATABASE_URL: 'postgres://127.0.0.1/diyar' });
  await step('restore', async (log) => {
    const manifest = await restore({ folder, root: repoRoot, filesFolder, log });
    return { result: manifest, told: `as it was on ${manifest.madeAt}` };
  });
  await step('database', async () => {
    const database = await ensureDatabase({ log: console.log });
    const size = 'select pg_size_pretty(pg_database_size(current_database())) as size';
    const [row] = await query(database.url, size).finally(() => database.stop());
    return { result: row, told: `starts, ${row?.size}` };
  });
}

try {
  await main(folderAskedFor('npm run restore -- FOLDER'));
} catch (error) {
  console.error(`Not restored: ${sentenceOf(error)}`);
  process.exitCode = 1;
}
