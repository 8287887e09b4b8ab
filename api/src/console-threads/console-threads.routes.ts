import * as contract from '@diyar/contract/console/console-threads';
import type { FastifyInstance } from 'fastify';
import { readPictureAt } from '../messages/message-pictures.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { findByNumber, findConsoleReservations, showConsoleThread } from './show-threads.ts';

/** Finding bookings in the operators' console, and reading what both sides wrote. */
export function registerConsoleThreadRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { files: FileStorage },
): void {
  const { db } = deps;

  mount(app, deps, contract.findConsoleReservations, ({ query, lang, now }) =>
    findConsoleReservations(db, { ...query, lang, now }),
  );

  mount(app, deps, contract.showConsoleThread, ({ params, now }) => showConsoleThread(db, params.id, now));

  mount(app, deps, contract.readConsoleMessagePicture, async ({ params, now }) => {
    const { id } = await findByNumber(db, params.id, now);
    return readPictureAt(deps, id, params.position);
  });
}
