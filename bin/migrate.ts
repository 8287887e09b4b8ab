// `npm run migrate`: brings the database that DATABASE_URL names to the newest schema and reference tables, and ends.
// Production runs it once before each new release starts; several at once wait for each other.
import { readConfig } from '../api/src/config.ts';
import { claimDatabase } from '../api/src/platform/db/claim-database.ts';
import { openDatabase } from '../api/src/platform/db/database.ts';
import { migrate } from '../api/src/platform/db/migrate.ts';
import { loadReference } from '../api/src/reference/load-reference.ts';
import { sentenceOf } from './lib/run.ts';

async function claim(url: string, production: boolean): Promise<void> {
  const { db, close } = openDatabase(url, { max: 1 });
  try {
    await claimDatabase(db, production ? 'production' : 'demonstration');
  } finally {
    await close();
  }
}

try {
  const { databaseDirectUrl: url, production } = readConfig();
  const applied = await migrate(url, { log: console.log });
  await claim(url, production);
  await loadReference(url);
  console.log(applied.length === 0 ? 'The schema is up to date.' : `Applied: ${applied.join(', ')}.`);
} catch (error) {
  console.error(`The database was not brought up to date: ${sentenceOf(error)}`);
  process.exitCode = 1;
}
