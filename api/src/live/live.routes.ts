import { BEAT_SECONDS, followChanges, takeLiveTicket } from '@diyar/contract/live';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { listen } from '../platform/db/listen.ts';
import { openEventStream } from '../platform/http/event-stream.ts';
import { mount, mountStream } from '../platform/http/mount.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';
import { issueTicket, redeemTicket, TICKET_SECONDS } from './live-ticket.ts';

const LIMITS = { most: 5000, mostPerAddress: 100 };
/** Then its holder comes again with a new ticket, and so with a right that still holds. */
const LONGEST_STREAM_MS = 15 * 60_000;

/** A hub for the streams of this process, and one connection on which it hears the database once the app listens. */
export function registerLiveRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { config: { databaseDirectUrl: string } },
): void {
  const hub = createLiveHub(LIMITS);
  keepHearing(app, hub, deps.config.databaseDirectUrl);

  mount(app, deps, takeLiveTicket, async ({ body, actor, now, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const ticket = await issueTicket(deps.db, { actor, unitId: body.unit_id, linkKey: body.k, now });
    return { ticket, expires_in: TICKET_SECONDS };
  });

  mountStream(app, deps, followChanges, async ({ query, now, request, reply }) => {
    const right = await redeemTicket(deps.db, query.ticket, now);
    const listener = {
      ...right,
      address: request.ip,
      send: (event: string, data: unknown) => stream.send(event, data),
      end: () => stream.end(),
    };
    const leave = hub.follow(listener);
    const tooLong = setTimeout(() => stream.end(), LONGEST_STREAM_MS);
    const stream = openEventStream(reply, () => {
      clearTimeout(tooLong);
      leave();
    });
    stream.send('beat', null);
  });
}

function keepHearing(app: FastifyInstance, hub: LiveHub, directUrl: string): void {
  let listening: { close(): Promise<void> } | undefined;
  let beating: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    listening = listen({ directUrl, channel: 'live', onMessage: hub.tell, onState: hub.hear });
    beating = setInterval(hub.beat, BEAT_SECONDS * 1000);
  });
  const stop = async () => {
    clearInterval(beating);
    await listening?.close();
    hub.endAll();
  };
  // A stream would hold up the end of the process for as long as someone looks.
  app.life.onStop(() => void stop());
  app.addHook('preClose', stop);
}
