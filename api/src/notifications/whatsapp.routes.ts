import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CallLimits } from '../limits/limit-calls.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { MessageSender } from '../platform/messaging/message-sender.ts';
import type { WhatsAppOptions } from '../platform/messaging/transport.ts';
import { hearOfDelivery } from './hear-of-delivery.ts';
import { isSignedBy, readReports, WHATSAPP_WEBHOOK } from './whatsapp-reports.ts';

/** Meta puts many reports into one call. */
const MOST_BYTES = 3_000_000;

const Handshake = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string().max(500),
  'hub.challenge': z.string().regex(/^[\w-]{1,200}$/),
});

type WhatsAppDeps = BaseDeps & {
  limits: CallLimits;
  sender: Pick<MessageSender, 'channels'>;
  whatsapp: Pick<WhatsAppOptions, 'appSecret' | 'verifyToken' | 'phoneNumberId'> | null;
  /** Takes the mark of what did not arrive; false where it is none of a sign-in code. */
  hearOfLostCode: (mark: string | undefined, now: Date) => Promise<boolean>;
};

/**
 * Meta's webhook for WhatsApp, in its own form: once the question whether the address is ours, then reports of what became of messages.
 * Each call is signed over its bytes; an unsigned one changes nothing and is counted. Not found where nobody sends WhatsApp.
 */
export function registerWhatsAppRoutes(app: FastifyInstance, deps: WhatsAppDeps): void {
  app.get(WHATSAPP_WEBHOOK, { schema: { hide: true } }, async (request, reply) => {
    const { whatsapp, limits } = deps;
    if (whatsapp === null) throw new Refusal('not_found');
    const asked = Handshake.safeParse(request.query);
    if (!asked.success || !isSame(asked.data['hub.verify_token'], whatsapp.verifyToken))
      throw await limits.wrongProof(request);
    return reply.type('text/plain; charset=utf-8').send(asked.data['hub.challenge']);
  });

  // The bytes are what is signed; they go past the checks of parsed bodies.
  const sent = new WeakMap<FastifyRequest, Buffer>();
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      async (request: FastifyRequest, body: Buffer) => {
        sent.set(request, body);
        return null;
      },
    );
    scope.post(WHATSAPP_WEBHOOK, { schema: { hide: true }, bodyLimit: MOST_BYTES }, async (request) => {
      await takeReports(deps, request, sent.get(request) ?? Buffer.alloc(0));
      return {};
    });
  });
}

/** Each report by itself: one that cannot be written down holds up no other, and Meta sends them all again. */
async function takeReports(deps: WhatsAppDeps, request: FastifyRequest, body: Buffer): Promise<void> {
  const { db, limits, whatsapp, sender, hearOfLostCode } = deps;
  if (whatsapp === null) throw new Refusal('not_found');
  if (!isSignedBy(whatsapp.appSecret, body, request.headers['x-hub-signature-256']))
    throw await limits.wrongProof(request);
  let fault: unknown;
  for (const report of readReports(body, whatsapp.phoneNumberId)) {
    try {
      const isCode = report.status === 'failed' && (await hearOfLostCode(report.mark, deps.now()));
      if (!isCode) await hearOfDelivery({ db, channels: sender.channels }, report, deps.now());
    } catch (error) {
      fault ??= error;
    }
  }
  if (fault !== undefined) throw fault;
}

/** Compares in the same time whatever the texts are. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
