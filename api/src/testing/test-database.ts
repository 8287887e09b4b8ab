import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type OpenDatabase, openDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { loadReference } from '../reference/load-reference.ts';

const DATABASE_FOLDER = fileURLToPath(new URL('../../db', import.meta.url));

/** Who sells memberships in tests, told a day after the settings began. */
const SELLER = `
  insert into setting (key, effective_from, type, value, source)
  select key, '2026-01-02T00:00:00Z', 'text', to_jsonb(value), 'a test'
  from (values ('legal_name_ar', 'شركة ديار للاختبار'), ('legal_name_en', 'Diyar Test Company'), ('legal_registration', '1010000000'),
    ('legal_vat_number', '300000000000003'), ('legal_address_ar', 'طريق الملك فهد، الرياض 12211'),
    ('legal_address_en', 'King Fahd Road, Riyadh 12211'), ('transfer_iban', 'SA0380000000608010167519'), ('transfer_bank_ar', 'بنك الاختبار'),
    ('transfer_bank_en', 'Test Bank'), ('transfer_holder_ar', 'شركة ديار للاختبار'), ('transfer_holder_en', 'Diyar Test Company'), ('legal_street', 'طريق الملك فهد'), ('legal_building_number', '2929'),
    ('legal_district', 'العليا'), ('legal_city', 'الرياض'), ('legal_postal_code', '12211')) told (key, value)`;

function versionOfTemplate(): string {
  const hash = createHash('sha256').update(SELLER);
  for (const entry of readdirSync(DATABASE_FOLDER, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) hash.update(readFileSync(`${entry.parentPath}/${entry.name}`));
  }
  return hash.digest('hex').slice(0, 12);
}

function commonCluster(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test');
  return url;
}

function addressOf(cluster: string, database: string): string {
  const url = new URL(cluster);
  url.pathname = `/${database}`;
  return url.href;
}

async function onCluster<T>(cluster: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: addressOf(cluster, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function onDatabase(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** One migrated database with reference data, made once per version and cloned for each suite. */
async function ensureTemplate(cluster: string): Promise<string> {
  const name = `diyar_template_${versionOfTemplate()}`;
  await onCluster(cluster, async (client) => {
    await client.query('select pg_advisory_lock(718281828)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    const building = `${name}_building`;
    await client.query(`drop database if exists ${building} with (force)`);
    await client.query(`create database ${building}`);
    await migrate(addressOf(cluster, building));
    await loadReference(addressOf(cluster, building));
    await onDatabase(addressOf(cluster, building), SELLER);
    // A clone's sequence may give numbers out again after a crash, unless it begins in the clone.
    await onDatabase(addressOf(cluster, building), 'truncate search_change restart identity');
    await client.query(`alter database ${building} rename to ${name}`);
  });
  return name;
}

export interface TestDatabase extends OpenDatabase {
  url: string;
}

/** A database of the caller's own; `close()` drops it. In `cluster` (any address in it), or the one all tests share. */
export async function createTestDatabase(
  options: { max?: number; cluster?: string } = {},
): Promise<TestDatabase> {
  const { cluster = commonCluster() } = options;
  return clone(cluster, await ensureTemplate(cluster), options);
}

async function clone(cluster: string, template: string, options: { max?: number }): Promise<TestDatabase> {
  const name = `diyar_test_${randomBytes(6).toString('hex')}`;
  await onCluster(cluster, async (client) => {
    // A clone needs its template idle, so clones are made one at a time.
    await client.query('select pg_advisory_lock(718281828)');
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const url = addressOf(cluster, name);
  const open = openDatabase(url, options);
  const close = async () => {
    await open.close();
    await onCluster(cluster, (client) => client.query(`drop database ${name} with (force)`));
  };
  return { ...open, url, close };
}

/** Which databases of `createFilledDatabase` are of this run: those of earlier ones may be filled by other code. */
const RUN = process.env.DIYAR_RUN ?? String(process.pid);

/** As `createTestDatabase`, cloned from one that `fill` filled once for all tests of a run that ask by this name. */
export async function createFilledDatabase(
  filledWith: string,
  fill: (url: string) => Promise<unknown>,
): Promise<TestDatabase> {
  const cluster = commonCluster();
  const [family, name] = [`diyar_${filledWith}_`, `diyar_${filledWith}_${RUN}`];
  await onCluster(cluster, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [family]);
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [family],
    );
    if (rows.some(({ datname }) => datname === name)) return;
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
    const filled = await createTestDatabase({ cluster });
    await fill(filled.url);
    await filled.db.destroy();
    await client.query(`alter database ${new URL(filled.url).pathname.slice(1)} rename to ${name}`);
  });
  return clone(cluster, name, {});
}
