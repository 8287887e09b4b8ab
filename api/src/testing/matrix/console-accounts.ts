import { buildPerson } from '../factories.ts';
import { HOUSE_ROWS } from './house.ts';
import { type Ask, fromConsole, operators, type Row } from './rows.ts';

const SUPPORT = ['operator', 'support'] as const;
const somebody: Ask = async ({ world }) => {
  const { accountId } = await buildPerson(world.database.db);
  const { number } = await world.database.db
    .selectFrom('account')
    .select('number')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { params: { id: String(number) } };
};

/** Accounts in the operators' console, and the rest of the operators' house. */
export const CONSOLE_ACCOUNT_ROWS: Record<string, Row> = {
  ...HOUSE_ROWS,
  'GET /api/v1/console/accounts': operators(200, SUPPORT),
  'GET /api/v1/console/accounts/{id}': operators(200, SUPPORT, somebody),
  'POST /api/v1/console/accounts/{id}/decision': fromConsole(201, SUPPORT, async (stage) => ({
    ...(await somebody(stage)),
    body: { decision: 'suspended', reason: 'إعلانات مضللة' },
  })),
};
