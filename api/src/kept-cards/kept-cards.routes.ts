import * as contract from '@diyar/contract/money/kept-cards';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { FastifyInstance } from 'fastify';
import { type ChargeDeps, chargePayment } from '../payments/charge-payment.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import type { Reader } from '../platform/db/database.ts';
import { mount } from '../platform/http/mount.ts';
import { originOf } from '../platform/http/origin-of.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { chooseDefault, removeCard } from './change-cards.ts';
import { presentCard } from './kept-card.presenter.ts';
import { findCardOf, findCards } from './kept-card.queries.ts';
import { isOver } from './kept-card.ts';

/** Cards that an account let the gateway keep, and paying with one. */
export function registerKeptCardRoutes(
  app: FastifyInstance,
  deps: BaseDeps & ChargeDeps & { config: { publicUrl: string | undefined } },
): void {
  const { db, gateway } = deps;
  const list = async (reader: Reader, accountId: string, now: Date) => {
    const rows = await findCards(reader, accountId, gateway.name);
    return { items: rows.map((row) => presentCard(row, riyadhDate(now))) };
  };

  mount(app, deps, contract.listKeptCards, ({ actor, now }) => list(db, actor.accountId, now));

  mount(app, deps, contract.removeKeptCard, async ({ params, actor, now }) => {
    await removeCard(db, { accountId: actor.accountId, gateway: gateway.name, id: params.id });
    return list(db, actor.accountId, now);
  });

  mount(app, deps, contract.setDefaultCard, async ({ params, actor, now }) => {
    await chooseDefault(db, { accountId: actor.accountId, gateway: gateway.name, id: params.id });
    return list(db, actor.accountId, now);
  });

  mount(app, deps, contract.payByKeptCard, ({ params, body, actor, lang, now, request }) => {
    const origin = originOf(request, deps.config.publicUrl);
    const { accountId } = actor;
    return chargePayment(deps, { paymentId: params.id, accountId, lang, now, origin }, async (tx) => {
      const card = await findCardOf(tx, { accountId, gateway: gateway.name, id: body.card });
      if (card === undefined) throw new Refusal('not_found');
      if (isOver(card.expires_on, riyadhDate(now))) throw new Refusal('kept_card_gone');
      return { type: 'token', token: card.token };
    });
  });
}
