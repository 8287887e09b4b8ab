// `npm run codegen`: writes the types of the tables from the migrations, by way of a database made for it.
import { join } from 'node:path';
import { ensureDatabase } from './database.ts';
import { repoRoot } from './lib/postgres-files.ts';
import { runOrFail, sentenceOf } from './lib/run.ts';
import { step } from './lib/steps.ts';
import { withTemporaryDatabase } from './lib/temporary-database.ts';
import { toolOf } from './lib/workspace-tool.ts';

const OUT_FILE = 'api/src/platform/db/schema.generated.ts';

/** The type that the parsers of api/src/platform/db/database.ts turn each database type into. */
const TYPES = { date: 'string', int8: 'number', numeric: 'number', time: 'string', timestamptz: 'Date' };

async function generate(url: string): Promise<void> {
  const { migrate } = await import('../api/src/platform/db/migrate.ts');
  await migrate(url);
  const [node, tool] = toolOf('api', 'kysely-codegen');
  const options = [
    ['--dialect', 'postgres'],
    ['--url', url],
    ['--out-file', join(repoRoot, OUT_FILE)],
    ['--type-mapping', JSON.stringify(TYPES)],
    // The tables of node-pg-migrate and graphile-worker are theirs.
    ['--exclude-pattern', '{*.migration,graphile_worker.*}'],
  ];
  await runOrFail(node, [tool, ...options.flat()], { cwd: repoRoot });
}

try {
  const database = await ensureDatabase({ keepAdopted: true, log: console.log });
  try {
    await step(OUT_FILE, async () => ({ result: await withTemporaryDatabase(database.url, generate) }));
  } finally {
    await database.stop();
  }
} catch (error) {
  console.error(`The types could not be generated: ${sentenceOf(error)}`);
  process.exitCode = 1;
}
