// `npm run import -- FILE.csv --advertiser PHONE [--demo-licences]`: brings an advertiser's listings in.
import { existsSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isProduction } from '../api/src/config.ts';
import type { ImportDemonstration } from '../api/src/imports/import-demonstration.ts';
import { ensureDatabase } from './database.ts';
import { sentenceOf } from './lib/run.ts';
import { duration } from './lib/steps.ts';

const USAGE = 'npm run import -- FILE.csv --advertiser PHONE [--demo-licences]';

interface Order {
  file: string;
  advertiserPhone: string;
  demoLicences: boolean;
}

/** Reads the command line; a relative file is looked up where the command was typed, not where npm runs it. */
function readOrder(): Order {
  const { values, positionals } = parseArgs({
    options: { advertiser: { type: 'string' }, 'demo-licences': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0 || values.advertiser === undefined)
    throw new Error(`usage: ${USAGE}`);
  const file = isAbsolute(name) ? name : resolve(process.env.INIT_CWD ?? process.cwd(), name);
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  return { file, advertiserPhone: values.advertiser, demoLicences: values['demo-licences'] };
}

async function loadDemonstration(): Promise<ImportDemonstration> {
  const { importDemonstration } = await import('../demo/src/imports/import-demonstration.ts');
  return importDemonstration;
}

async function importInto(url: string, { demoLicences, ...order }: Order): Promise<void> {
  const began = performance.now();
  const { migrate } = await import('../api/src/platform/db/migrate.ts');
  const { loadReference } = await import('../api/src/reference/load-reference.ts');
  const { importListings } = await import('../api/src/imports/import-listings.ts');
  await migrate(url);
  await loadReference(url);
  const production = isProduction(process.env);
  const { rows, imported, unchanged, rejected } = await importListings(url, {
    ...order,
    demonstration: demoLicences ? loadDemonstration : undefined,
    production,
    now: new Date(),
    log: console.log,
  });
  for (const { line, reason } of rejected) console.log(`  line ${line}: ${reason}`);
  const share = rows === 0 ? 0 : Math.floor(((imported + unchanged) / rows) * 1000) / 10;
  console.log(
    `${rows} rows: ${imported} imported, ${unchanged} unchanged, ${rejected.length} rejected ` +
      `(${share} % are in) in ${duration(performance.now() - began)}`,
  );
}

try {
  const order = readOrder();
  const database = await ensureDatabase({ keepAdopted: true, log: console.log });
  // Ctrl-C must not leave a database behind that this command started.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void database.stop().finally(() => process.exit(130)));
  }
  try {
    await importInto(database.url, order);
  } finally {
    await database.stop();
  }
} catch (error) {
  console.error(`Nothing was imported: ${sentenceOf(error)}`);
  process.exitCode = 1;
}
