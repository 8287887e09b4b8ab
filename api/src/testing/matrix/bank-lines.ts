import { randomUUID } from 'node:crypto';
import { picture } from './photos.ts';
import { fromConsole, operators, type Row } from './rows.ts';

const OWNERS = ['operator'] as const;
const nothing = (body: object) => () => ({ params: { id: randomUUID() }, body });

/** Rows of the route matrix about statements of the bank; none was given, and a picture is none. */
export const BANK_ROWS: Record<string, Row> = {
  'POST /api/v1/console/bank_statements': fromConsole(422, OWNERS, () => picture('statement')),
  'GET /api/v1/console/bank_lines': operators(200, OWNERS),
  'POST /api/v1/console/bank_lines/{id}/match': fromConsole(
    404,
    OWNERS,
    nothing({ kind: 'transfer', id: 'ABCD2345', expected: null }),
  ),
  'POST /api/v1/console/bank_lines/{id}/aside': fromConsole(404, OWNERS, nothing({ reason: 'رسوم البنك' })),
};
