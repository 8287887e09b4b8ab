import { BEAT_SECONDS, followChanges, takeLiveTicket } from '@diyar/contract/site/live';
import type { FastifyInstance } from 'fastify';
import type { CallLimits } from '../limits/limit-calls.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import type { Database } from '../platform/db/database.ts';
import { listen } from '../platform/db/listen.ts';
import { type EventStream, openEventStream } from '../platform/http/event-stream.ts';
import { mount, mountStream } from '../platform/http/mount.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { createLiveHub, type Listener, type LiveHub } from './live-hub.ts';
import { isOurs, issueTicket, type Right, redeemTicket, rightHolds, TICKET_SECONDS } from './live-ticket.ts';

const LIMITS = { most: 5000, mostPerAddress: 100 };
/** The longest life of a stream; its holder then comes again with a new ticket, and so with a right that still holds. */
const LONGEST_STREAM_MS = 15 * 60_000;

/** A hub for the streams of this process, and one connection on which it hears the database once the app listens. */
export function registerLiveRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { limits: CallLimits; config: { databaseDirectUrl: string; pepper: string } },
): void {
  const hub = createLiveHub(LIMITS);
  const { pepper } = deps.config;
  const redeem = redeemerOf(deps.db, pepper);
  keepHearing(app, hub, deps.config.databaseDirectUrl);

  mount(app, deps, takeLiveTicket, async ({ body, actor, now, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const ticket = await issueTicket(deps.db, { actor, unitId: body.unit_id, linkKey: body.k, pepper, now });
    return { ticket, expires_in: TICKET_SECONDS };
  });

  mountStream(app, deps, followChanges, async ({ query, now, request, reply }) => {
    const right = await redeem(query.ticket, now);
    if (right === undefined) throw await deps.limits.wrongProof(request);
    const follower = followerOf(request.ip);
    const leave = hub.follow({ ...right, ...follower.listener });
    try {
      // Listens first and checks the right after: a sign-out in between is heard.
      const holds = await rightHolds(deps.db, right, now);
      if (!holds) throw await deps.limits.wrongProof(request);
      if (follower.isOver()) throw new Refusal('forbidden');
    } catch (error) {
      leave();
      throw error;
    }
    const tooLong = setTimeout(follower.listener.end, LONGEST_STREAM_MS);
    const stream = openEventStream(reply, () => {
      clearTimeout(tooLong);
      leave();
    });
    follower.start(stream);
    stream.send('beat', null);
  });
}

/**
 * Redeems tickets, and asks the database only about those that may be right: whoever sends wrong ones is counted afterwards,
 * and never stands in the way of a right one from the same network.
 */
function redeemerOf(db: Database, pepper: string): (ticket: string, now: Date) => Promise<Right | undefined> {
  const spent = new Set<string>();
  return async (ticket, now) => {
    if (!isOurs(ticket, pepper) || spent.has(ticket)) return undefined;
    spent.add(ticket);
    setTimeout(() => spent.delete(ticket), TICKET_SECONDS * 1000).unref();
    try {
      return await redeemTicket(db, ticket, now);
    } catch (error) {
      // A database that is away took nothing.
      spent.delete(ticket);
      throw error;
    }
  };
}

/** A listener before its stream is open: changes until then are not sent, but an end is remembered. */
function followerOf(address: string) {
  let stream: EventStream | undefined;
  let isOver = false;
  const listener: Pick<Listener, 'address' | 'send' | 'end'> = {
    address,
    send: (event, data) => stream?.send(event, data),
    end: () => {
      isOver = true;
      stream?.end();
    },
  };
  return {
    listener,
    isOver: () => isOver,
    start: (opened: EventStream) => {
      stream = opened;
    },
  };
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
