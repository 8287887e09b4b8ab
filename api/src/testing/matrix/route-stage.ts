import { randomBytes, randomUUID } from 'node:crypto';
import type { OperatorRole } from '@diyar/contract/words/operator-rights';
import { hashCode } from '../../accounts/challenge.ts';
import { loadUnit } from '../../availability/load-unit.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { versionOf } from '../../publishing/decide-ad.ts';
import { digestOf, findInReview } from '../../publishing/decision.queries.ts';
import { makeQuote } from '../../quotes/make-quote.ts';
import { removeMember } from '../../teams/change-member.ts';
import { openTicket } from '../../tickets/open-ticket.ts';
import { type BuiltListing, type BuiltPerson, buildListing, buildPerson } from '../factories.ts';
import { type BuiltOperator, buildOperator } from '../operators.ts';
import { type HeldReservation, hold, postCard, startPayment } from '../payment-world.ts';
import { type BuiltMember, buildMember } from '../team.ts';
import type { World } from '../world.ts';

/** The callers of a route; every row of the matrix says what each of them is answered. A new role is a new word here. */
export const CALLERS = [
  'keyless',
  'visitor',
  'revoked',
  'ordinary',
  'business',
  'owner',
  'twin',
  'manager',
  'editor',
  'viewer',
  'invited',
  'removed',
  'foreign',
  'operator',
  'reviewer',
  'support',
] as const;
export type Caller = (typeof CALLERS)[number];

/** Whose the row's resource is: the guest who booked, or the advertiser whose unit it is. */
export type Side = 'guest' | 'host';

/** People and their things, all new, on one database: what the routes are called about. */
export interface Stage {
  world: World;
  guest: BuiltPerson;
  host: BuiltPerson;
  /** An owner of the console; the callers `reviewer` and `support` have no other role. */
  operator: BuiltOperator;
  /** An operator for others to manage. */
  colleague: BuiltOperator;
  /** The host's published ad of a public unit, and one of a private unit. */
  listing: BuiltListing;
  hidden: BuiltListing;
  /** An ad of the host that waits for approval. */
  reviewed: BuiltListing;
  /** The guest's hold of the host's unit. */
  held: HeldReservation;
  /** Headers of each caller, with `owner` and `twin` on a side. */
  headers(caller: Caller, side: Side): Record<string, string>;
  /** A quote of a stay in another unit of the host. */
  quoteId(): Promise<string>;
  /** A sign-in challenge of a phone, the guest's unless told; its code is 123456. */
  challengeId(phone?: string): Promise<string>;
  /** A device on which the guest is signed in. */
  guestSessionId(): Promise<string>;
  /** What names the reviewed ad as it is. */
  reviewVersion(): Promise<string>;
  /** An open payment of the hold, posted to the sandbox gateway. */
  paymentId(): Promise<string>;
  /** The lines of the host's editor and of who is invited, in the team's list. */
  memberId: string;
  invitationId: string;
  /** A ticket the guest opened, by its number. */
  ticketId(): Promise<string>;
  /** A ticket of somebody without an account, with the key that opens it. */
  strangersTicket(): Promise<{ id: string; key: string }>;
}

const KEY = { apikey: 'diyar-development' };
const as = (person: BuiltPerson) => ({ ...KEY, authorization: `Bearer ${person.token}` });

export async function buildStage(world: World): Promise<Stage> {
  const { db } = world.database;
  const host = await buildPerson(db, { kind: 'business', name: 'مؤسسة المضيف للعقار' });
  const listing = await buildListing(db, { host });
  const hidden = await buildListing(db, { host, unit: { privacy: 'private', link_key: randomUUID() } });
  const reviewed = await buildListing(db, { host, ad: { state: 'waiting_for_approval' } });
  const guest = await buildPerson(db, { name: `ضيف ${randomUUID().slice(0, 8)}` });
  const held = await hold(world, { unitId: listing.unitId, guest });
  // Others of the same kinds, each with the same things of their own.
  const twinHost = await buildListing(db);
  const twinGuest = await buildPerson(db);
  await hold(world, { unitId: twinHost.unitId, guest: twinGuest });
  const [ordinary, business] = [await buildPerson(db), await buildPerson(db, { kind: 'business' })];
  const foreign = await buildForeign(world);
  const team = await buildTeam(world, host);
  const console = await buildOperators(world);
  await db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
  const revoked = await buildRevoked(world);
  const headers: Stage['headers'] = (caller, side) => {
    if (caller === 'keyless') return {};
    if (caller === 'visitor') return KEY;
    if (caller === 'operator' || caller === 'reviewer' || caller === 'support')
      return { ...KEY, ...console[caller].headers };
    if (caller === 'owner') return as(side === 'host' ? host : guest);
    if (caller === 'twin') return as(side === 'host' ? twinHost.host : twinGuest);
    return as({ revoked, ordinary, business, foreign, ...team }[caller]);
  };
  const later = { ...laterThings(world, host, held), ...tickets(world, guest) };
  return {
    world,
    guest,
    host,
    operator: console.operator,
    colleague: console.colleague,
    listing,
    reviewed,
    reviewVersion: () => versionOfAd(world, reviewed.adNumber),
    hidden,
    held,
    headers,
    memberId: team.editor.memberId,
    invitationId: team.invited.memberId,
    ...later,
  };
}

/** A guest from abroad who gave a passport. */
async function buildForeign({ database: { db } }: World): Promise<BuiltPerson> {
  const foreign = await buildPerson(db, { phone: '+971501234567', name: 'Layla Rahman' });
  const passport = { identity_kind: 'passport', identity_last4: '4567', identity_country: 'AE' } as const;
  await db
    .updateTable('person')
    .set({ ...passport, identity_hmac: Buffer.alloc(32) })
    .where('id', '=', foreign.personId)
    .execute();
  return foreign;
}

/** The host's people, somebody who is asked to join them, and somebody who was removed. */
async function buildTeam(world: World, host: BuiltPerson) {
  const { db } = world.database;
  const team = {
    manager: await buildMember(db, host, 'manager'),
    editor: await buildMember(db, host, 'editor'),
    viewer: await buildMember(db, host, 'viewer'),
    invited: await buildInvited(world, host),
    removed: await buildMember(db, host, 'manager'),
  };
  await removeMember(db, host.actor, { id: team.removed.memberId, seen: 'active' }, world.clock.now);
  return team;
}

/** Operators by their one role, and one more of whom others dispose. */
async function buildOperators({ database, deps, clock }: World) {
  const named = (roles: OperatorRole[]) =>
    buildOperator(database.db, deps.config.pepper, clock.now, { roles });
  return {
    operator: await named(['owner']),
    reviewer: await named(['reviewer']),
    support: await named(['support']),
    colleague: await named(['support']),
  };
}

async function versionOfAd({ database }: World, number: string): Promise<string> {
  const ad = await findInReview(database.db, number, ['waiting_for_approval']);
  if (ad === undefined) throw new Error('the ad is not in review');
  return versionOf(ad, await digestOf(database.db, ad.id));
}

/** Someone who signed out, whose browser still sends the token. */
async function buildRevoked({ database, clock }: World): Promise<BuiltPerson> {
  const person = await buildPerson(database.db);
  await database.db
    .updateTable('access_token')
    .set({ revoked_at: clock.now })
    .where('person_id', '=', person.personId)
    .execute();
  return person;
}

/** Somebody with an account of their own whom the host has asked to join its team. */
async function buildInvited({ database, clock }: World, host: BuiltPerson): Promise<BuiltMember> {
  const person = await buildPerson(database.db);
  const invitation = await database.db
    .insertInto('team_invitation')
    .values({
      account_id: host.accountId,
      phone: person.phone,
      role: 'editor',
      invited_by: host.personId,
      created_at: clock.now,
      expires_at: new Date(clock.now.getTime() + 14 * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...person, memberId: invitation.id };
}

function laterThings(world: World, host: BuiltPerson, held: HeldReservation) {
  const { db } = world.database;
  const quoteId = async () => {
    const { now } = world.clock;
    const { unitId } = await buildListing(db, { host });
    const unit = await loadUnit(db, unitId, { personId: null, linkKey: undefined }, now);
    const stay = { period: 2 as const, start: '2030-03-01', end: '2030-03-03', services: [], guests: 1 };
    return (await makeQuote(db, unit, stay, 'ar', now)).id;
  };
  const challengeId = async (phone = held.guest.phone) => {
    const id = randomUUID();
    const times = { created_at: world.clock.now, expires_at: new Date(world.clock.now.getTime() + 300_000) };
    const code_hash = hashCode(world.deps.config.pepper, id, '123456');
    const row = { id, phone, address_hash: Buffer.alloc(32), channel: 'sms' as const };
    await db
      .insertInto('sign_in_challenge')
      .values({ ...row, ...times, code_hash, lang: 'ar' })
      .execute();
    return id;
  };
  const guestSessionId = async () => {
    const { id } = await db
      .selectFrom('access_token')
      .select('id')
      .where('person_id', '=', held.guest.personId)
      .executeTakeFirstOrThrow();
    return id;
  };
  const paymentId = async () => {
    const started = await startPayment(world, held);
    const posted = await postCard(world, started);
    if (posted.statusCode !== 201) throw new Error(posted.body);
    return started.id;
  };
  return { quoteId, challengeId, guestSessionId, paymentId };
}

function tickets({ deps, clock }: World, guest: BuiltPerson) {
  const { db, config } = deps;
  const open = (by: { actor: Actor | null; name?: string; phone?: string }) => {
    const { actor, ...sender } = by;
    const ticket = {
      kind: 'question' as const,
      subject: 'سؤال عن الدفع',
      text: 'متى يصل الاسترداد؟',
      ...sender,
    };
    const marks = { idempotencyKey: randomUUID(), addressHash: randomBytes(32) };
    return openTicket({ db, pepper: config.pepper }, { actor, ticket, lang: 'ar', ...marks, now: clock.now });
  };
  return {
    ticketId: async () => (await open({ actor: guest.actor })).id,
    strangersTicket: async () => {
      const { id, key } = await open({ actor: null, name: 'سارة', phone: '0551234567' });
      return { id, key: key ?? '' };
    },
  };
}
