// `npm run backup -- FOLDER`: the embedded database and the files, while they are in use, into an empty folder.
import { ensureDatabase } from './database.ts';
import { backUp } from './lib/back-up.ts';
import { folderAskedFor } from './lib/folder-argument.ts';
import { sentenceOf } from './lib/run.ts';
import { step } from './lib/steps.ts';

/** A database that `DATABASE_URL` names may be another machine's or user's: its files cannot be copied here. */
const OUTSIDE = `DATABASE_URL names a database that Diyar did not make, and whose files it cannot copy.
  Use PostgreSQL's own program: pg_basebackup --dbname "$DATABASE_URL" --pgdata FOLDER --wal-method=stream --checkpoint=fast
  and copy the folder of the files (FILES_FOLDER) after it, or keep versions in the S3 bucket.`;

async function main(folder: string): Promise<void> {
  if (process.env.DATABASE_URL) throw new Error(OUTSIDE);
  const database = await ensureDatabase({ keepAdopted: true, log: console.log });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void database.stop().finally(() => process.exit(130)));
  try {
    const { readConfig } = await import('../api/src/config.ts');
    const { filesFolder, s3 } = readConfig({ ...process.env, DATABASE_URL: database.url });
    if (s3 !== undefined)
      console.log(`  The files are in the bucket ${s3.bucket}, not here: keep versions of them there.`);
    await step('backup', async () => {
      const order = { url: database.url, folder, now: new Date(), filesFolder: s3 ? undefined : filesFolder };
      const manifest = await backUp(order);
      const megabytes = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
      const told = `${manifest.files.length} files, ${megabytes.toFixed(0)} MB, up to ${manifest.endsAt}`;
      return { result: manifest, told };
    });
  } finally {
    await database.stop();
  }
}

try {
  await main(folderAskedFor('npm run backup -- FOLDER'));
} catch (error) {
  console.error(`No backup was made: ${sentenceOf(error)}`);
  process.exitCode = 1;
}
