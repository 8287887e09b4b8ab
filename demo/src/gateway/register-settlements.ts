import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../api/src/deps.ts';
import { GatewayError } from './gateway-error.ts';
import { keyOfBasic, secretKeyOf } from './keys.ts';
import { idOf } from './read-request.ts';
import { requireKey } from './require-key.ts';
import { TRANSFER_FEE } from './sandbox-fees.ts';
import { findMovements } from './sandbox-settlement.queries.ts';
import { type SandboxSettlement, settlementsOf } from './sandbox-settlement.ts';

const PER_PAGE = 40;
/** The merchant, in the sandbox's own books. */
const RECIPIENT = 'c5c57597-0d06-4583-9da5-c755c4943ede';

const Query = z.object({
  page: z.coerce.number().int().min(1).default(1),
  'created[gt]': z.coerce.date().optional(),
  'created[lt]': z.coerce.date().optional(),
});

const hidden = { schema: { hide: true } };

/** Settlements and their lines, in the shape that Moyasar publishes for both. */
export function registerSettlements(scope: FastifyInstance, deps: Deps): void {
  const secretKey = secretKeyOf(deps.config.sandboxGatewaySecret);
  const made = async (request: FastifyRequest) => {
    requireKey(keyOfBasic(request.headers.authorization), [secretKey]);
    const now = deps.now();
    return settlementsOf(await findMovements(deps.db, now), now);
  };
  scope.get('/v1/settlements', hidden, async (request) => {
    const query = queryOf(request);
    const [after, before] = [query['created[gt]'], query['created[lt]']];
    const all = await made(request);
    const within = all.filter(
      ({ at }) => (after === undefined || at > after) && (before === undefined || at < before),
    );
    const { rows, meta } = pageOf(within.toReversed(), query.page);
    return { settlements: rows.map(presentSettlement), meta };
  });
  scope.get('/v1/settlements/:id/lines', hidden, async (request) => {
    const all = await made(request);
    const settlement = all.find(({ id }) => id === idOf(request));
    if (settlement === undefined) throw new GatewayError('record_not_found', 'Settlement not found');
    const { rows, meta } = pageOf(settlement.lines, queryOf(request).page);
    return { lines: rows.map(presentLine), meta };
  });
}

function queryOf(request: FastifyRequest): z.output<typeof Query> {
  const query = Query.safeParse(request.query);
  if (query.success) return query.data;
  throw new GatewayError('invalid_request_error', 'page or created is invalid');
}

function pageOf<T>(all: readonly T[], page: number) {
  const total_pages = Math.max(1, Math.ceil(all.length / PER_PAGE));
  return {
    rows: all.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    meta: {
      current_page: page,
      next_page: page < total_pages ? page + 1 : null,
      prev_page: page > 1 ? page - 1 : null,
      ...{ total_pages, total_count: all.length },
    },
  };
}

function presentSettlement({ id, amount, lines, at }: SandboxSettlement) {
  return {
    ...{ id, recipient_type: 'Entity', recipient_id: RECIPIENT, currency: 'SAR', amount, ...TRANSFER_FEE },
    reference: null,
    settlement_count: lines.length,
    ...{ invoice_url: null, csv_list_url: null, pdf_list_url: null },
    created_at: at.toISOString(),
  };
}

function presentLine({ type, payment, net, fee, tax, at }: SandboxSettlement['lines'][number]) {
  return {
    ...{
      payment_id: payment.id,
      type,
      currency: 'SAR',
      payment_amount: payment.amount,
      amount: net,
      fee,
      tax,
    },
    reference_number: null,
    created_at: at.toISOString(),
  };
}
