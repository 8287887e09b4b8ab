import { DAY_MS, instantOf } from '@diyar/contract/values/riyadh';
import { lastDayOf } from '../../../../api/src/kept-cards/kept-card.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { insertToken } from '../../gateway/sandbox-token.queries.ts';

const GUEST = '+966500000001';

/** Cards of the guest whom the demonstration shows: one that pays, another beside it, and one that is over. */
const CARDS = [
  { company: 'mada', number_masked: '4201-32XX-XXXX-1010', years: 3 },
  { company: 'visa', number_masked: '4111-11XX-XXXX-1111', years: 1 },
  { company: 'master', number_masked: '5421-08XX-XXXX-0000', years: -1 },
] as const;

/** Has the sandbox gateway keep some cards of a guest. Answers how many. */
export async function seedCards(tx: Tx, today: string): Promise<number> {
  const account = await tx
    .selectFrom('account')
    .innerJoin('person', 'person.id', 'account.person_id')
    .select('account.id')
    .where('person.phone', '=', GUEST)
    .where('account.kind', '=', 'ordinary')
    .executeTakeFirstOrThrow();
  const keptAt = new Date(instantOf(today, 0) - 40 * DAY_MS);
  const [month, thisYear] = [8, Number(today.slice(0, 4))];
  for (const { company, number_masked, years } of CARDS) {
    const year = thisYear + years;
    const card = { company, number_masked, name: 'NOURA ALOTAIBI', issuer_code: '00', month, year };
    const token = await insertToken(tx, { ...card, created_at: keptAt });
    const kept = { gateway: 'sandbox', token, company, last4: number_masked.slice(-4), kept_at: keptAt };
    await tx
      .insertInto('kept_card')
      .values({
        ...kept,
        account_id: account.id,
        expires_on: lastDayOf(month, year),
        is_default: company === 'mada',
      })
      .execute();
  }
  return CARDS.length;
}
