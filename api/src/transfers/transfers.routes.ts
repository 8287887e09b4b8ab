import * as contract from '@diyar/contract/money/transfers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { standingOf } from '../accounts/show-standing.ts';
import { mayLead } from '../accounts/standing.ts';
import type { PayableKind, Payables } from '../dues/payable.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { mount } from '../platform/http/mount.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { withUpload } from '../platform/http/upload.ts';
import type { UploadRoom } from '../platform/http/upload-room.ts';
import { openTransfer, showTransfer, type TransferAsked } from './open-transfer.ts';
import { type ReceiptPlaces, type ReceiptSent, sendReceipt } from './send-receipt.ts';

const PHOTO = {
  field: 'photo',
  mostBytes: 5 * 1024 * 1024,
  missing: 'receipt_required',
  tooLarge: 'photo_5mb',
} as const;

/** Paying a booking or a plan by bank transfer. */
export function registerTransferRoutes(
  app: FastifyInstance,
  deps: BaseDeps & Omit<ReceiptPlaces, 'log'> & { uploads: UploadRoom; payables: Payables },
): void {
  const { db, payables } = deps;
  const open = (kind: PayableKind, asked: TransferAsked) =>
    transact(db, (tx) => openTransfer(tx, kind, asked));
  const show = (kind: PayableKind, asked: TransferAsked) =>
    transact(db, (tx) => showTransfer(tx, kind, asked));
  const send = (kind: PayableKind, sent: ReceiptSent, request: FastifyRequest) =>
    withUpload(request, PHOTO, deps.uploads, (bytes) =>
      sendReceipt({ ...deps, log: app.log }, kind, sent, bytes),
    );
  const requireLead = async (actor: Actor) => {
    if (!mayLead((await standingOf(db, actor)) ?? 'viewer')) throw new Refusal('role_forbids');
  };

  mount(app, deps, contract.showTransfer, (input) => show(payables.reservation, askedBy(input)));
  mount(app, deps, contract.openTransfer, (input) => open(payables.reservation, askedBy(input)));
  mount(app, deps, contract.sendReceipt, (input) =>
    send(payables.reservation, askedBy(input), input.request),
  );

  mount(app, deps, contract.showPurchaseTransfer, (input) => show(payables.purchase, askedBy(input)));
  mount(app, deps, contract.openPurchaseTransfer, async (input) => {
    await requireLead(input.actor);
    return open(payables.purchase, askedBy(input));
  });
  mount(app, deps, contract.sendPurchaseReceipt, async (input) => {
    await requireLead(input.actor);
    return send(payables.purchase, askedBy(input), input.request);
  });
}

function askedBy({
  params,
  actor,
  lang,
  now,
}: {
  params: { id: string };
  actor: Actor;
  lang: TransferAsked['lang'];
  now: Date;
}): ReceiptSent {
  return { number: params.id, accountId: actor.accountId, personId: actor.personId, lang, now };
}
