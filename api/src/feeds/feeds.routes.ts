import { createHash } from 'node:crypto';
import * as contract from '@diyar/contract/booking/feeds';
import type { FastifyInstance } from 'fastify';
import type { CallLimits } from '../limits/limit-calls.ts';
import { CALENDAR_READS } from '../limits/limits.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { originOf } from '../platform/http/origin-of.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { calendarOf, renewCalendarLink, revokeCalendarLink } from './calendar-link.ts';
import type { FeedSource } from './feed-source.ts';
import { addFeed, listFeeds, removeFeed } from './keep-feeds.ts';

const FILE = /^([A-Za-z0-9_-]{43})\.ics$/;

/** Besides the calls of the contract `GET /media/calendars/{key}.ics`: a unit's calendar, for whoever has its key. */
export function registerFeedRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { limits: CallLimits; feeds: FeedSource; config: { publicUrl: string | undefined } },
): void {
  const { db } = deps;
  const { publicUrl } = deps.config;

  mount(app, deps, contract.listFeeds, ({ params, actor, now, request }) =>
    listFeeds(db, params.id, { actor, now, origin: originOf(request, publicUrl) }),
  );

  mount(app, deps, contract.addFeed, ({ params, body, actor, now, request }) =>
    addFeed(deps, params.id, body, { actor, now, origin: originOf(request, publicUrl) }),
  );

  mount(app, deps, contract.removeFeed, async ({ params, actor, now, request }) => {
    const of = { unitId: params.id, id: params.feed };
    await removeFeed(db, of, { actor, now, origin: originOf(request, publicUrl) });
    return {};
  });

  mount(app, deps, contract.renewCalendarLink, ({ params, actor, now, request }) =>
    renewCalendarLink(db, params.id, { actor, now, origin: originOf(request, publicUrl) }),
  );

  mount(app, deps, contract.revokeCalendarLink, async ({ params, actor, now }) => {
    await revokeCalendarLink(db, params.id, { actor, now });
    return {};
  });

  app.get<{ Params: { file: string } }>(
    '/media/calendars/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const key = FILE.exec(request.params.file)?.[1];
      if (key === undefined) throw new Refusal('not_found');
      await deps.limits.refuseBeyond(request, CALENDAR_READS);
      const text = await calendarOf(db, key, deps.now());
      // When it was written says nothing about whether it is the same.
      const etag = `"${createHash('sha256')
        .update(text.replaceAll(/^DTSTAMP:.*$/gm, ''))
        .digest('base64url')}"`;
      reply
        .header('cache-control', 'private, no-cache')
        .header('x-robots-tag', 'noindex')
        .header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  );
}
