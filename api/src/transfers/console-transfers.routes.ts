import * as contract from '@diyar/contract/console/console-transfers';
import type { FastifyInstance } from 'fastify';
import type { Payables } from '../dues/payable.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { decideReceipt } from './decide-receipt.ts';
import { sendBankRefund } from './send-bank-refund.ts';
import { listBankRefunds, listCases, readReceipt } from './show-cases.ts';

/** Bank transfers as operators decide them. */
export function registerConsoleTransferRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { files: FileStorage; payables: Payables },
): void {
  const { db } = deps;

  mount(app, deps, contract.listTransferCases, ({ operator, now }) =>
    listCases(db, operator.operatorId, now),
  );

  mount(app, deps, contract.readReceiptPicture, ({ params }) => readReceipt(deps, params.id));

  mount(app, deps, contract.decideTransfer, async ({ params, body, operator, now }) => {
    const decision =
      body.decision === 'refused'
        ? body
        : { decision: body.decision, received: body.received, bankReference: body.bank_reference };
    return { outcome: await decideReceipt(deps, operator, params.id, decision, now) };
  });

  mount(app, deps, contract.listBankRefunds, async () => ({ items: await listBankRefunds(db) }));

  mount(app, deps, contract.sendBankRefund, async ({ params, body, operator, now }) => {
    const sent = { refundId: params.id, bankReference: body.bank_reference };
    await sendBankRefund(deps, operator, sent, now);
    return {};
  });
}
