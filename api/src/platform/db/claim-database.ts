import { type Reader, sqlState } from './database.ts';

export type Purpose = 'demonstration' | 'production';

const REFUSED: Record<Purpose, string> = {
  production: 'holds a demonstration, which production never takes over: give it a database of its own',
  demonstration: 'is the one of a production: nothing is demonstrated on it',
};

const UNDEFINED_TABLE = '42P01';

/**
 * Sets the purpose of this database once and for all: the first caller decides, also of two at the same time. Throws
 * when it is for something else: demonstration licences, sandbox payments and known secrets never meet real people.
 */
export async function claimDatabase(reader: Reader, purpose: Purpose): Promise<void> {
  const insert = reader
    .insertInto('database_purpose')
    .values({ purpose })
    .onConflict((conflict) => conflict.column('is_the_only_row').doNothing());
  await insert.execute().catch((error: unknown) => {
    if (sqlState(error) !== UNDEFINED_TABLE) throw error;
    throw new Error('DATABASE_URL: this database has not the newest schema; `npm run migrate` brings it');
  });
  const found = await reader.selectFrom('database_purpose').select('purpose').executeTakeFirstOrThrow();
  if (found.purpose !== purpose) throw new Error(`DATABASE_URL: this database ${REFUSED[purpose]}`);
}
