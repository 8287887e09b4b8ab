import { openDatabase } from '../api/src/platform/db/database.ts';
import type { Subjects } from './search-shapes.ts';

/** Whom and what the searches ask for: the advertisers with most ads, and words that one ad alone has. */
export async function findSearchSubjects(url: string): Promise<Subjects> {
  const { pool, close } = openDatabase(url, { max: 1 });
  try {
    const advertisers = await pool.query<{ number: number }>(
      `select account.number from account
       join (select account_id from ad where state = 'published' group by account_id order by count(*) desc limit 5) most
         on most.account_id = account.id`,
    );
    const licences = await pool.query<{ number: string }>(
      `select licence.number from licence join ad on ad.licence_id = licence.id
       where ad.state = 'published' and licence.number like '79%7' order by licence.number limit 8`,
    );
    return {
      today: Temporal.Now.plainDateISO('Asia/Riyadh').toString(),
      advertisers: advertisers.rows.map(({ number }) => String(number)),
      licences: licences.rows.map(({ number }) => number),
    };
  } finally {
    await close();
  }
}
