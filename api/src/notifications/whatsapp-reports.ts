import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { DeliveryReport } from './hear-of-delivery.ts';

/** Where Meta reports what became of messages. */
export const WHATSAPP_WEBHOOK = '/api/v1/webhooks/whatsapp';

const Change = z.object({
  field: z.literal('messages'),
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }),
    statuses: z.array(z.unknown()).default([]),
  }),
});
const Body = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: z.array(z.unknown()) })),
});
const Status = z.object({
  id: z.string().regex(/^[!-~]{1,200}$/),
  status: z.string(),
  timestamp: z.string().regex(/^\d{9,11}$/),
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.object({ code: z.int() })).default([]),
});

/** A message that was read has arrived; of the other words of Meta none says more. */
const SAID: Readonly<Record<string, DeliveryReport['status']>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  failed: 'failed',
};

/** Whether the sender of a body knows our secret: `X-Hub-Signature-256` is `sha256=` and the HMAC of what was sent, byte for byte. */
export function isSignedBy(secret: string, body: Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string') return false;
  const right = Buffer.from(signatureOf(secret, body));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
}

export function signatureOf(secret: string, body: Buffer): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** The reports in a webhook of Meta about messages of our number, in their order; whatever else it holds is passed over. */
export function readReports(body: Buffer, phoneNumberId: string): DeliveryReport[] {
  const told = Body.safeParse(parsed(body));
  if (!told.success) return [];
  return told.data.entry
    .flatMap(({ changes }) => changes)
    .flatMap((change) => {
      const read = Change.safeParse(change);
      if (!read.success || read.data.value.metadata.phone_number_id !== phoneNumberId) return [];
      return read.data.value.statuses.flatMap(reportOf);
    });
}

function reportOf(told: unknown): DeliveryReport[] {
  const { success, data } = Status.safeParse(told);
  const status = success && Object.hasOwn(SAID, data.status) ? SAID[data.status] : undefined;
  if (data === undefined || status === undefined) return [];
  const at = new Date(Number(data.timestamp) * 1000);
  return [
    { providerId: data.id, mark: data.biz_opaque_callback_data, status, at, code: data.errors[0]?.code },
  ];
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
