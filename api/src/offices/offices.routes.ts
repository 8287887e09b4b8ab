import * as contract from '@diyar/contract/people/offices';
import { MOST_DOCUMENT_BYTES } from '@diyar/contract/words/office-words';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CommercialRegister } from '../commercial-register/commercial-register.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import type { Actor } from '../platform/http/actor.ts';
import { mount } from '../platform/http/mount.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { withUpload } from '../platform/http/upload.ts';
import type { UploadRoom } from '../platform/http/upload-room.ts';
import { checkRegistration } from './check-registration.ts';
import { decideOffice } from './decide-office.ts';
import { type DocumentPlaces, dropDocument, keepDocument } from './keep-document.ts';
import { DOCUMENT_PATH, giveDocumentTicket, takeDocument } from './open-document.ts';
import { sendOffice } from './send-office.ts';
import { listOfficesIn, showConsoleOffice } from './show-console-offices.ts';
import { showOfficeVerification } from './show-office.ts';

const FILE = {
  field: 'file',
  mostBytes: MOST_DOCUMENT_BYTES,
  missing: 'attachment_required',
  tooLarge: 'attachment_5mb',
} as const;

type OfficeDeps = BaseDeps &
  Omit<DocumentPlaces, 'log'> & {
    uploads: UploadRoom;
    register: CommercialRegister | null;
    config: { pepper: string };
  };

/** An office proving what it is. */
export function registerOfficeRoutes(app: FastifyInstance, deps: OfficeDeps): void {
  const { db, register } = deps;
  const { pepper } = deps.config;
  const show = (actor: Actor, now: Date) =>
    showOfficeVerification(db, actor, { isOpen: register !== null, now });

  mount(app, deps, contract.showOfficeVerification, ({ actor, now }) => show(actor, now));

  mount(app, deps, contract.checkRegistration, async ({ body, actor, now }) => {
    await checkRegistration({ db, register, pepper }, actor, body.number, now);
    return show(actor, now);
  });

  mount(app, deps, contract.addOfficeDocument, async ({ query, actor, now, request }) => {
    const { purpose } = query;
    await withUpload(request, FILE, deps.uploads, (bytes) =>
      keepDocument({ ...deps, log: app.log }, actor, { bytes, purpose }, now),
    );
    return show(actor, now);
  });

  mount(app, deps, contract.removeOfficeDocument, async ({ params, actor, now }) => {
    await dropDocument(db, actor, params.id);
    return show(actor, now);
  });

  mount(app, deps, contract.sendOfficeRequest, async ({ body, actor, now }) => {
    const { broker_number: number, broker_expires_on: expiresOn } = body;
    await sendOffice(db, actor, { number, expiresOn }, now);
    return show(actor, now);
  });
}

const Ticket = z.object({ ticket: z.string().regex(/^[\w-]{32}$/) });

/** The operators' part. */
export function registerConsoleOfficeRoutes(app: FastifyInstance, deps: OfficeDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listConsoleOffices, ({ query }) => listOfficesIn(db, query));

  mount(app, deps, contract.showConsoleOffice, ({ params }) => showConsoleOffice(db, params.id));

  mount(app, deps, contract.openOfficeDocument, ({ params, operator, now }) =>
    giveDocumentTicket(db, operator, { id: params.id, documentId: params.document }, now),
  );

  mount(app, deps, contract.decideOffice, ({ params, body, operator, now }) =>
    decideOffice(db, operator, { id: params.id, ...body }, now),
  );

  // A picture made anew is shown; a PDF, which may hold anything, is only ever saved.
  app.get(`${DOCUMENT_PATH}/:ticket`, { schema: { hide: true } }, async (request, reply) => {
    const asked = Ticket.safeParse(request.params);
    if (!asked.success) throw new Refusal('not_found');
    const { kind, bytes } = await takeDocument(deps, asked.data.ticket, deps.now());
    const isPdf = kind === 'pdf';
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', isPdf ? 'attachment; filename="diyar-document.pdf"' : 'inline')
      .type(isPdf ? 'application/pdf' : 'image/webp')
      .send(Buffer.from(bytes));
  });
}
