import * as contract from '@diyar/contract/people/tickets';
import { MOST_ATTACHMENT_BYTES } from '@diyar/contract/words/ticket-words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { hashAddress } from '../platform/http/caller-address.ts';
import { mount, readIdempotencyKey } from '../platform/http/mount.ts';
import { withUpload } from '../platform/http/upload.ts';
import type { UploadRoom } from '../platform/http/upload-room.ts';
import { decideTicket } from './decide-ticket.ts';
import { type AttachmentPlaces, keepAttachment, readAttachment } from './keep-attachment.ts';
import { openTicket } from './open-ticket.ts';
import { rateTicket } from './rate-ticket.ts';
import { replyToTicket } from './reply-to-ticket.ts';
import { listTicketsIn, listTicketsOf, readTicket, showConsoleTicket } from './show-tickets.ts';

const FILE = {
  field: 'file',
  mostBytes: MOST_ATTACHMENT_BYTES,
  missing: 'attachment_required',
  tooLarge: 'attachment_5mb',
} as const;

type TicketDeps = BaseDeps &
  Omit<AttachmentPlaces, 'log'> & { uploads: UploadRoom; config: { pepper: string } };

export function registerTicketRoutes(app: FastifyInstance, deps: TicketDeps): void {
  const { db } = deps;
  const { pepper } = deps.config;
  const addressHashOf = (request: FastifyRequest) => hashAddress(pepper, request.ip);
  const places = { ...deps, log: app.log };

  mount(app, deps, contract.sendAttachment, ({ now, request }) =>
    withUpload(request, FILE, deps.uploads, (bytes) =>
      keepAttachment(places, { bytes, addressHash: addressHashOf(request), now }),
    ),
  );

  mount(app, deps, contract.openTicket, ({ body, actor, lang, now, request }) => {
    const idempotencyKey = readIdempotencyKey(request);
    const addressHash = addressHashOf(request);
    return openTicket({ db, pepper }, { actor, ticket: body, lang, idempotencyKey, addressHash, now });
  });

  mount(app, deps, contract.listTickets, ({ query, actor }) =>
    listTicketsOf(db, { accountId: actor.accountId, ...query }),
  );

  mount(app, deps, contract.showTicket, ({ params, query, actor }) =>
    readTicket({ db, pepper }, params.id, { actor, key: query.k }),
  );

  mount(app, deps, contract.rateTicket, ({ params, body, actor, now }) => {
    const { score, text, k: key } = body;
    return rateTicket({ db, pepper }, { actor, key }, { number: params.id, score, text }, now);
  });

  mount(app, deps, contract.replyToTicket, ({ params, body, actor, now }) => {
    const { text, seen, attachment_id: attachmentId, k: key } = body;
    return replyToTicket(
      { db, pepper },
      { actor, key },
      { number: params.id, text, seen, attachmentId },
      now,
    );
  });
}

/** The operators' part. */
export function registerConsoleTicketRoutes(app: FastifyInstance, deps: TicketDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listConsoleTickets, ({ query }) => listTicketsIn(db, query));

  mount(app, deps, contract.showConsoleTicket, ({ params, lang }) => showConsoleTicket(db, params.id, lang));

  mount(app, deps, contract.readAttachment, ({ params }) =>
    readAttachment(deps, { number: params.id, attachmentId: params.attachment }),
  );

  mount(app, deps, contract.decideTicket, ({ params, body, operator, lang, now }) =>
    decideTicket(db, operator, { number: params.id, lang, ...body }, now),
  );
}
