import { createHash } from 'node:crypto';
import { openDatabase } from '../api/src/platform/db/database.ts';
import { type BuiltPerson, buildPerson } from '../api/src/testing/factories.ts';
import type { BulkOutcome, BulkRow } from '../contract/src/supply/bulk.ts';
import { type BulkColumn, MOST_CALL_ROWS } from '../contract/src/words/bulk-columns.ts';
import { API_KEY } from './cases.ts';
import { type Measured, startMeasured } from './measured.ts';

const ROWS = 5_000;
/** Every so many rows one is wrong: 3 %. */
const WRONG_EVERY = 33;
const WRONG_MOST = 150;
const UNITS_A_BUILDING = 20;
/** The longest that so many rows may take, checked and saved (issue of prices). */
const PROMISED_SECONDS = 60;

const FACTS: Partial<Record<BulkColumn, string>> = {
  'property.category': 'شقة',
  'property.usage': 'سكني',
  'property.relation': 'مالك',
  'property.furnished': 'غير مفروش',
  'property.facing': 'شمالية',
  'property.area': '1200',
  'property.height': '40',
  'property.width': '30',
  'location.city': 'الرياض',
  'location.district': 'الملقا',
  'location.street': 'شارع وادي هجر',
  'location.street_width': '20',
  'location.lat': '24.81',
  'location.lng': '46.6',
  'unit.area': '140',
  'unit.rooms': '3',
  'unit.baths': '2',
  'unit.features': 'مصعد',
  'unit.description_ar': 'شقة هادئة قريبة من المسجد والخدمات، بمدخل خاص وموقف',
  'prices.purpose': 'للإيجار',
  'prices.yearly': '60,000',
  'policy.down_payment_percent': '20',
};
const COLUMNS = ['property.name', 'unit.code', ...Object.keys(FACTS)] as BulkColumn[];

const isWrong = (index: number) => index % WRONG_EVERY === 0 && index / WRONG_EVERY < WRONG_MOST;

function rowsOf(): BulkRow[] {
  return Array.from({ length: ROWS }, (_, index) => {
    const facts = isWrong(index) ? { ...FACTS, 'prices.yearly': 'ستون' } : FACTS;
    const cells = [
      `عمارة رقم ${Math.floor(index / UNITS_A_BUILDING)}`,
      `B-${index}`,
      ...Object.values(facts),
    ];
    const key = createHash('sha256').update(cells.join('\u001F')).digest('base64url');
    return { line: index + 2, key, cells };
  });
}

/** Sends rows a hundred at a time, as the browser does; answers what became of each by its line. Throws when the server is gone. */
async function send(
  { url }: Measured,
  host: BuiltPerson,
  { rows, check_only }: { rows: readonly BulkRow[]; check_only: boolean },
): Promise<Map<number, BulkOutcome['result']>> {
  const results = new Map<number, BulkOutcome['result']>();
  const headers = { apiKey: API_KEY, lang: 'ar', authorization: `Bearer ${host.token}` };
  for (let at = 0; at < rows.length; ) {
    const body = JSON.stringify({ check_only, columns: COLUMNS, rows: rows.slice(at, at + MOST_CALL_ROWS) });
    const answer = await fetch(`${url}/api/v1/host/bulk/units`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    if (answer.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      continue;
    }
    const { data, msg } = (await answer.json()) as { data: { outcomes: BulkOutcome[] }; msg: string };
    if (!answer.ok) throw new Error(msg);
    for (const { line, result } of data.outcomes) results.set(line, result);
    at += MOST_CALL_ROWS;
  }
  return results;
}

const countOf = (results: ReadonlyMap<number, string>, result: string) =>
  [...results.values()].filter((one) => one === result).length;

/** Adds 5,000 rows of a file, 3 % of them wrong; then the same with the server killed in the middle, and counts what is there. */
export async function benchBulk(databaseUrl: string): Promise<void> {
  const { db, pool, close } = openDatabase(databaseUrl, { max: 2 });
  let measured = await startMeasured(databaseUrl);
  const rows = rowsOf();
  const wrong = rows.filter((_, index) => isWrong(index)).map(({ line }) => line);
  const unitsOf = async ({ accountId }: BuiltPerson) => {
    const sql = 'select count(*)::int as count from unit where account_id = $1';
    return (await pool.query<{ count: number }>(sql, [accountId])).rows[0]?.count ?? 0;
  };
  try {
    const host = await buildPerson(db, { kind: 'business' });
    const began = performance.now();
    const checked = await send(measured, host, { rows, check_only: true });
    const between = performance.now();
    const refused = [...checked].flatMap(([line, result]) => (result === 'refused' ? [line] : []));
    const good = rows.filter(({ line }) => checked.get(line) === 'fine');
    const saved = await send(measured, host, { rows: good, check_only: false });
    const ended = performance.now();
    const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
    console.log(`${ROWS} rows: checked in ${seconds(began, between)}, saved in ${seconds(between, ended)}`);
    console.log(`  ${seconds(began, ended)} together (promised ${PROMISED_SECONDS} s)`);
    const isExact = JSON.stringify(refused) === JSON.stringify(wrong);
    console.log(`  ${refused.length} refused, ${isExact ? 'exactly' : 'NOT'} the wrong ones`);
    console.log(`  ${countOf(saved, 'added')} added, ${await unitsOf(host)} units are there`);

    const other = await buildPerson(db, { kind: 'business' });
    const cut = send(measured, other, { rows: good, check_only: false }).catch(() => undefined);
    while ((await unitsOf(other)) < good.length / 4) await new Promise((resolve) => setTimeout(resolve, 50));
    process.kill(measured.pid, 'SIGKILL');
    await cut;
    const left = await unitsOf(other);
    measured = await startMeasured(databaseUrl);
    const again = await send(measured, other, { rows: good, check_only: false });
    console.log(`killed after ${left} units; sent again: ${countOf(again, 'already')} were there,`);
    console.log(
      `  ${countOf(again, 'added')} added, ${await unitsOf(other)} units of ${good.length} are there`,
    );
  } finally {
    await measured.stop();
    await close();
  }
}
