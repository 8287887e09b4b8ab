import type { Endpoint } from '@diyar/contract/call/endpoint';
import { ENDPOINTS } from '@diyar/contract/endpoints/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { call, openSignInWorld, type SignInWorld } from '../testing/sign-in-world.ts';
import { totpAt } from './totp.ts';

let world: SignInWorld;
let owner: BuiltOperator;
beforeAll(async () => {
  world = await openSignInWorld();
  owner = await named(['owner']);
});
afterAll(() => world.close());

type Roles = ('owner' | 'reviewer' | 'support')[];
const named = (roles: Roles) =>
  buildOperator(world.database.db, world.deps.config.pepper, world.clock.now, { roles });
const ask = (
  by: BuiltOperator,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: Record<string, unknown>,
) => call(world, method, `/console${path}`, { headers: by.headers, ...(body && { body }) });
const remove = (by: BuiltOperator, { operatorId }: BuiltOperator) =>
  ask(by, 'POST', `/operators/${operatorId}/removal`, { reason: 'ترك العمل' });
const setRoles = (by: BuiltOperator, { operatorId }: BuiltOperator, roles: Roles) =>
  ask(by, 'PUT', `/operators/${operatorId}/roles`, { roles, reason: 'تغيّر عمله' });
const actsOn = (id: string) =>
  world.database.db
    .selectFrom('audit_entry')
    .select(['act', 'operator_id', 'reason'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();

it('every call of the console’s operators names the right it needs', () => {
  const calls: Endpoint[] = Object.values(ENDPOINTS).filter(({ caller }) => caller === 'operator');
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.filter(({ right }) => right === undefined)).toEqual([]);
});

describe('an owner', () => {
  it('adds somebody by phone, who links an app and may do what the role lets them', async () => {
    const phone = '0509000417';
    const added = await ask(owner, 'POST', '/operators', { phone, roles: ['reviewer'] });
    expect([added.status, added.body.data]).toMatchObject([
      201,
      {
        name: null,
        phone: '+966509000417',
        roles: ['reviewer'],
        enrolled_at: null,
        sessions: 0,
        is_me: false,
      },
    ]);
    expect((await ask(owner, 'POST', '/operators', { phone, roles: ['owner'] })).body.code).toBe(
      'operator_exists',
    );
    expect(await actsOn(added.body.data.id)).toEqual([
      { act: 'operator_added', operator_id: owner.operatorId, reason: null },
    ]);
    for (const [body, rule] of [
      [{ phone, roles: [] }, 'role_required'],
      [{ phone: '12', roles: ['support'] }, 'phone_invalid'],
    ] as const)
      expect((await ask(owner, 'POST', '/operators', body)).body.data.errors[0].rule).toBe(rule);
  });

  it('changes roles, and the next call knows', async () => {
    const colleague = await named(['support']);
    expect((await ask(colleague, 'GET', '/settings')).status).toBe(403);
    expect((await setRoles(owner, colleague, ['owner', 'support'])).body.data.roles).toEqual([
      'owner',
      'support',
    ]);
    expect((await ask(colleague, 'GET', '/settings')).status).toBe(200);
    expect(await actsOn(colleague.operatorId)).toMatchObject([
      { act: 'operator_roles_set', reason: 'تغيّر عمله' },
    ]);
    await setRoles(owner, colleague, ['support']);
    expect((await ask(colleague, 'GET', '/settings')).body.code).toBe('forbidden');
  });

  it('removes somebody, whose sessions end and who cannot come in; added again, they begin anew', async () => {
    const leaver = await named(['support']);
    expect((await remove(owner, leaver)).status).toBe(201);
    expect((await ask(leaver, 'GET', '/desk')).body.code).toBe('console_login_required');
    expect((await remove(owner, leaver)).status).toBe(404);
    const listed = (await ask(owner, 'GET', '/operators')).body.data.items;
    expect(listed.map(({ id }: { id: string }) => id)).not.toContain(leaver.operatorId);
    const again = await ask(owner, 'POST', '/operators', { phone: leaver.phone, roles: ['support'] });
    expect(again.body.data).toMatchObject({
      id: leaver.operatorId,
      name: null,
      enrolled_at: null,
      sessions: 0,
    });
    expect((await ask(leaver, 'GET', '/desk')).status).toBe(401);
  });

  it('resets the authenticator of another, never their own', async () => {
    const loser = await named(['reviewer']);
    const reset = (id: string) =>
      ask(owner, 'POST', `/operators/${id}/authenticator-reset`, { reason: 'فقد جواله' });
    expect((await reset(owner.operatorId)).body.code).toBe('own_authenticator');
    expect((await reset(loser.operatorId)).body.data).toMatchObject({ enrolled_at: null, sessions: 0 });
    expect((await ask(loser, 'GET', '/desk')).status).toBe(401);
    expect(await actsOn(loser.operatorId)).toMatchObject([
      { act: 'authenticator_reset', reason: 'فقد جواله' },
    ]);
    const row = await world.database.db
      .selectFrom('operator')
      .select(['totp_secret', 'name'])
      .where('id', '=', loser.operatorId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ totp_secret: null, name: loser.name });
    expect(totpAt(loser.totpSecret, world.clock.now)).toMatch(/^\d{6}$/);
  });
});

it('the console never loses its last owner: of owners who remove each other at once, one stays', async () => {
  const { db } = world.database;
  for (let round = 0; round < 4; round += 1) {
    const [one, two] = [await named(['owner']), await named(['owner'])];
    const others = await db.selectFrom('operator').select('id').where('removed_at', 'is', null).execute();
    const spare = others.map(({ id }) => id).filter((id) => id !== one.operatorId && id !== two.operatorId);
    const away = (removed_at: Date | null) =>
      db.updateTable('operator').set({ removed_at }).where('id', 'in', spare).execute();
    await away(world.clock.now);
    const answers = await Promise.all(
      round % 2 === 0
        ? [remove(one, two), remove(two, one)]
        : [setRoles(one, one, ['support']), remove(two, two)],
    );
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    const left = await db.selectFrom('operator').select('roles').where('removed_at', 'is', null).execute();
    expect(left.filter(({ roles }) => String(roles).includes('owner'))).toHaveLength(1);
    await away(null);
  }
});
