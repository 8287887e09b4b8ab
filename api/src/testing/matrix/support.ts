import { randomUUID } from 'node:crypto';
import type { Stage } from './route-stage.ts';
import { fromConsole, operators, type Row } from './rows.ts';

const SUPPORT = ['operator', 'support'] as const;
const words = () => ({
  ...{ kind: 'payment', title_ar: `رد ${randomUUID()}`, title_en: `Answer ${randomUUID()}` },
  ...{ text_ar: 'مرحبًا {name}', text_en: 'Hello {name}' },
});

const written = async ({ world }: Stage) => {
  const at = world.clock.now;
  const { id } = await world.database.db
    .insertInto('ticket_template')
    .values({ ...words(), kind: null, created_at: at, changed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id };
};

/** Rows of the route matrix about answer templates. */
export const SUPPORT_ROWS: Record<string, Row> = {
  'GET /api/v1/console/ticket-templates': operators(200, SUPPORT),
  'POST /api/v1/console/ticket-templates': fromConsole(201, SUPPORT, () => ({ body: words() })),
  'PUT /api/v1/console/ticket-templates/{id}': fromConsole(200, SUPPORT, async (stage) => ({
    params: await written(stage),
    body: { ...words(), version: 1 },
  })),
  'POST /api/v1/console/ticket-templates/{id}/retirement': fromConsole(201, SUPPORT, async (stage) => ({
    params: await written(stage),
    body: { version: 1 },
  })),
};
