import * as contract from '@diyar/contract/people/notifications';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { transact } from '../platform/db/database.ts';
import { mount } from '../platform/http/mount.ts';
import type { MessageSender } from '../platform/messaging/message-sender.ts';
import { offeredOf, showChannels } from './choose-channels.ts';
import { saveFallback } from './fallback.queries.ts';
import { countUnreadOf, listNotifications, readNotifications } from './list-notifications.ts';
import { saveChoice } from './notification.queries.ts';

export function registerNotificationRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { sender: Pick<MessageSender, 'channels' | 'abroad'>; push: object | null },
): void {
  const { db } = deps;
  const pushed = deps.push === null ? [] : ['push'];
  const ways = {
    offered: offeredOf([...deps.sender.channels, ...pushed]),
    abroad: offeredOf([...deps.sender.abroad, ...pushed]),
  };

  mount(app, deps, contract.listNotifications, ({ query, actor, lang, now }) =>
    listNotifications(db, { ...query, unread: query.unread === '1', kind: query.kind }, { actor, lang, now }),
  );

  mount(app, deps, contract.countUnreadNotifications, ({ actor, now }) => countUnreadOf(db, actor, now));

  mount(app, deps, contract.readNotification, ({ params, actor, now }) =>
    readNotifications(db, actor, { id: params.id, andBefore: false }, now),
  );

  mount(app, deps, contract.readAllNotifications, ({ body, actor, now }) =>
    readNotifications(db, actor, { id: body.until, andBefore: true }, now),
  );

  mount(app, deps, contract.showNotificationChannels, ({ actor, now }) =>
    showChannels(db, { personId: actor.personId, ...ways }, now),
  );

  mount(app, deps, contract.saveNotificationChannel, ({ body, actor, now }) => {
    const { kind, channel, is_wanted: isWanted } = body;
    return transact(db, async (tx) => {
      await saveChoice(tx, actor.personId, { kind, channel, isWanted }, now);
      return showChannels(tx, { personId: actor.personId, ...ways }, now);
    });
  });

  mount(app, deps, contract.saveNotificationFallback, ({ body, actor, now }) =>
    transact(db, async (tx) => {
      const choice = { channel: body.from, isWanted: body.is_wanted };
      await saveFallback(tx, actor.personId, choice, now);
      return showChannels(tx, { personId: actor.personId, ...ways }, now);
    }),
  );
}
