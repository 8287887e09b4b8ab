import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../api/src/deps.ts';
import { isDatabaseLost } from '../../../api/src/platform/http/faults.ts';
import { Refusal } from '../../../api/src/platform/http/refusal.ts';
import { answerThreeDSecure, callbackOf } from './answer-three-d-secure.ts';
import { createSandboxPayment } from './create-sandbox-payment.ts';
import { GatewayError } from './gateway-error.ts';
import { isSameSecret, keyOfBasic, PUBLISHABLE_KEY, secretKeyOf } from './keys.ts';
import { fieldOf, idOf, originsOf } from './read-request.ts';
import { refundSandboxPayment } from './refund-sandbox-payment.ts';
import { registerSettlements } from './register-settlements.ts';
import { registerTokens } from './register-tokens.ts';
import { registerWallets } from './register-wallets.ts';
import { registerWebhook } from './register-webhook.ts';
import { requireKey } from './require-key.ts';
import { presentSandboxPayment } from './sandbox-payment.presenter.ts';
import { findSandboxPayment, listSandboxPayments } from './sandbox-payment.queries.ts';
import { isAnswered, isOfCard, VERDICTS } from './sandbox-payment.ts';
import { answeredPage, askPage, langOf, PAGE_HEADERS, unknownPage } from './three-d-secure-page.ts';

/**
 * The embedded sandbox gateway: a stranger under our own roof, with its own path, keys, tables and error bodies, in
 * the shape of Moyasar's API (domain.md 5.1). It does not exist in production, nor where payments go elsewhere.
 */
export function registerSandboxGatewayRoutes(app: FastifyInstance, deps: Deps): void {
  if (deps.config.production || deps.gateway.name !== 'sandbox') return;
  registerWebhook(app, deps);
  app.register(
    async (scope) => {
      scope.setErrorHandler(answerError);
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        async (_request: FastifyRequest, text: string) => Object.fromEntries(new URLSearchParams(text)),
      );
      registerApi(scope, deps);
      registerTokens(scope, deps);
      registerSettlements(scope, deps);
      registerWallets(scope, deps);
      registerThreeDSecure(scope, deps);
    },
    { prefix: '/sandbox-gateway' },
  );
}

const Span = z.object({ from: z.coerce.date(), to: z.coerce.date() });

const hidden = { schema: { hide: true } };

function registerApi(scope: FastifyInstance, deps: Deps): void {
  const secretKey = secretKeyOf(deps.config.sandboxGatewaySecret);
  scope.post('/v1/payments', hidden, async (request, reply) => {
    const key = keyOfBasic(request.headers.authorization) ?? fieldOf(request, 'publishable_api_key');
    requireKey(key, [PUBLISHABLE_KEY, secretKey]);
    const now = deps.now();
    const isShop = isSameSecret(key ?? '', secretKey);
    const origins = isShop ? 'any' : originsOf(request, deps.config.publicUrl);
    const payment = await createSandboxPayment(deps.db, request.body, { origins, now });
    return reply.code(201).send(presentSandboxPayment(payment, now));
  });
  scope.get('/v1/payments', hidden, async (request) => {
    requireKey(keyOfBasic(request.headers.authorization), [secretKey]);
    const span = Span.safeParse(request.query);
    if (!span.success) throw new GatewayError('invalid_request_error', 'from and to are required');
    const now = deps.now();
    const payments = await listSandboxPayments(deps.db, span.data);
    return { payments: payments.map((payment) => presentSandboxPayment(payment, now)) };
  });
  scope.get('/v1/payments/:id', hidden, async (request) => {
    requireKey(keyOfBasic(request.headers.authorization), [secretKey]);
    const payment = await findSandboxPayment(deps.db, idOf(request));
    if (payment === undefined) throw new GatewayError('record_not_found', 'Payment not found');
    return presentSandboxPayment(payment, deps.now());
  });
  scope.post('/v1/payments/:id/refund', hidden, async (request) => {
    requireKey(keyOfBasic(request.headers.authorization), [secretKey]);
    const now = deps.now();
    const payment = await refundSandboxPayment(deps.db, idOf(request), request.body, now);
    return presentSandboxPayment(payment, now);
  });
}

function registerThreeDSecure(scope: FastifyInstance, deps: Deps): void {
  scope.get('/3ds/:id', hidden, async (request, reply) => {
    const payment = await findSandboxPayment(deps.db, idOf(request));
    if (payment === undefined || !isOfCard(payment)) return sendPage(reply, 404, unknownPage(request.lang));
    if (!isAnswered(payment)) return sendPage(reply, 200, askPage(payment));
    return sendPage(reply, 200, answeredPage(payment, callbackOf(payment, deps.now())));
  });
  scope.post('/3ds/:id', hidden, async (request, reply) => {
    const verdict = z.enum(VERDICTS).safeParse(fieldOf(request, 'verdict'));
    if (!verdict.success) throw new GatewayError('invalid_request_error', 'verdict is not known');
    const now = deps.now();
    const payment = await answerThreeDSecure(deps.db, idOf(request), verdict.data, now);
    if (payment === undefined) return sendPage(reply, 404, unknownPage(request.lang));
    return reply.header('content-language', langOf(payment)).redirect(callbackOf(payment, now), 303);
  });
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.code(status).headers(PAGE_HEADERS).send(html);
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof GatewayError) {
    return reply.code(error.status).send({ type: error.type, message: error.message, errors: error.errors });
  }
  const status =
    error instanceof Refusal ? error.status : ((error as { statusCode?: number }).statusCode ?? 500);
  if (status < 500)
    return reply.code(status).send({ type: 'invalid_request_error', message: 'Bad request', errors: null });
  // Its books are in the same database: a primary that is gone is a gateway that is away for a moment.
  if (status === 503 || isDatabaseLost(error))
    return reply.code(503).send({ type: 'api_error', message: 'Service unavailable', errors: null });
  request.log.error({ err: error }, 'sandbox gateway fault');
  return reply.code(500).send({ type: 'api_error', message: 'Internal error', errors: null });
}
