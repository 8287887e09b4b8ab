import { z } from 'zod';
import type { GatewaySettlement, PaymentGateway, SettlementLine } from '../payments/payment-gateway.ts';

/** Asks Moyasar as our server: the path below its version. */
type Ask = (path: string) => Promise<Response>;

const Settlement = z.object({
  id: z.string(),
  currency: z.literal('SAR'),
  /** All of its lines come to it; the fee for the transfer to the bank, VAT included, goes off it. */
  amount: z.int(),
  fee: z.int(),
  tax: z.int(),
  created_at: z.string().transform((text, context) => {
    const at = new Date(text);
    if (Number.isNaN(at.getTime())) context.addIssue('is no instant');
    return at;
  }),
});

/** What each type of line is to us. A void is a payment that was taken off again before it cost anything. */
const KINDS = {
  payment: 'payment',
  installment: 'payment',
  refund: 'refund',
  void: 'refund',
  chargeback: 'chargeback',
  fee: 'charge',
  platform_duties: 'charge',
  other_duties: 'charge',
  chargeback_penalty: 'charge',
} as const satisfies Record<string, SettlementLine['kind']>;

const Line = z.object({
  payment_id: z.string().nullish(),
  type: z.enum(Object.keys(KINDS) as (keyof typeof KINDS)[]),
  currency: z.literal('SAR'),
  /** Net of the fee; less than none of what is taken off. */
  amount: z.int(),
  /** VAT included. */
  fee: z.int(),
  tax: z.int(),
});

const Meta = z.object({ next_page: z.int().nullable() });
const Settlements = z.object({ settlements: z.array(Settlement).nullable(), meta: Meta });
const Lines = z.object({ lines: z.array(Line).nullable(), meta: Meta });

/** The part of the port that tells settlements, of Moyasar or of what speaks as it does. */
export function settlementsOf(ask: Ask): Pick<PaymentGateway, 'settlements' | 'settlementLines'> {
  return {
    settlements: (span) => listSettlements(ask, span),
    settlementLines: (id) => listSettlementLines(ask, id),
  };
}

/** Settlements (`GET /settlements`) that were made in a half-open span. Throws when it cannot be asked. */
async function listSettlements(
  ask: Ask,
  { from, to }: { from: Date; to: Date },
): Promise<GatewaySettlement[]> {
  const span = { 'created[gt]': new Date(from.getTime() - 1).toISOString(), 'created[lt]': to.toISOString() };
  const all = await readPages(ask, 'settlements', span, Settlements, (page) => page.settlements);
  // Whether its bounds take in the instant itself is not told.
  const within = all.filter(({ created_at: at }) => at >= from && at < to);
  return within.map(({ id, created_at: at, amount, fee, tax }) => {
    return { id, at, net: amount - fee, fee: fee - tax, feeVat: tax };
  });
}

/** Lines of a settlement (`GET /settlements/{id}/lines`). Throws when it cannot be asked. */
async function listSettlementLines(ask: Ask, id: string): Promise<SettlementLine[]> {
  const path = `settlements/${encodeURIComponent(id)}/lines`;
  const all = await readPages(ask, path, {}, Lines, (page) => page.lines);
  return all.map(read);
}

/** Reads a line, whose amount is net of its fee: both together moved. The payment's own amount stands beside a refund too. */
function read({ payment_id, type, amount, fee, tax }: z.output<typeof Line>): SettlementLine {
  const kind = KINDS[type];
  const chargeId = payment_id ?? null;
  if (kind === 'charge') return { kind, chargeId, gross: 0, fee: -amount - tax, feeVat: tax };
  return { kind, chargeId, gross: amount + fee, fee: fee - tax, feeVat: tax };
}

/** All rows of a list, page by page. */
async function readPages<Page extends { meta: { next_page: number | null } }, Row>(
  ask: Ask,
  path: string,
  query: Record<string, string>,
  Page: z.ZodType<Page>,
  rowsOf: (page: Page) => Row[] | null,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let number: number | null = 1; number !== null; ) {
    const answer = await ask(`${path}?${new URLSearchParams({ page: String(number), ...query })}`);
    if (!answer.ok) throw new Error(`the gateway answered ${answer.status} for ${path}`);
    const page = Page.safeParse(await answer.json().catch(() => undefined));
    if (!page.success) throw new Error(`the gateway answered what nobody understands for ${path}`);
    all.push(...(rowsOf(page.data) ?? []));
    number = page.data.meta.next_page;
  }
  return all;
}
