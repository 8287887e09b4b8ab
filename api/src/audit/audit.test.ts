import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../platform/db/database.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { call, openSignInWorld, type SignInWorld } from '../testing/sign-in-world.ts';
import { recordAct } from './record-act.ts';

let world: SignInWorld;
let salman: BuiltOperator;
let hind: BuiltOperator;

beforeAll(async () => {
  world = await openSignInWorld();
  const { db } = world.database;
  const { pepper } = world.deps.config;
  salman = await buildOperator(db, pepper, world.clock.now, { name: 'سلمان العتيبي' });
  hind = await buildOperator(db, pepper, world.clock.now, { name: 'هند السالم' });
  await transact(db, async (tx) => {
    for (let made = 1; made <= 60; made += 1) {
      const by = { operatorId: made % 2 === 0 ? hind.operatorId : salman.operatorId, requestId: `r${made}` };
      await recordAct(tx, by, { act: made % 3 === 0 ? 'signed_in' : 'signed_out' }, world.clock.now);
    }
  });
});
afterAll(() => world.close());

const list = async (query = '') =>
  (await call(world, 'GET', `/console/audit${query}`, { headers: salman.headers })).body;

describe('the audit log', () => {
  it('reads newest first, 50 at a time, to its end', async () => {
    const { data } = await list();
    expect(data.items).toHaveLength(50);
    expect(data.items[0]).toEqual({
      id: expect.any(String),
      at: '2030-01-07T12:00:00+03:00',
      operator: { id: hind.operatorId, name: 'هند السالم' },
      act: 'signed_in',
      subject: null,
      before: null,
      after: null,
      reason: null,
      request_id: 'r60',
    });
    const older = (await list(`?before=${data.next}`)).data;
    expect([older.items.length, older.next]).toEqual([10, null]);
    const ids = [...data.items, ...older.items].map(({ request_id }) => request_id);
    expect(ids).toEqual(Array.from({ length: 60 }, (_, index) => `r${60 - index}`));
    expect(older.operators).toEqual([
      { id: salman.operatorId, name: 'سلمان العتيبي' },
      { id: hind.operatorId, name: 'هند السالم' },
    ]);
  });

  it('is narrowed by operator and by act', async () => {
    const { items } = (await list(`?operator=${hind.operatorId}&act=signed_in`)).data;
    expect(items).toHaveLength(10);
    for (const entry of items) expect([entry.operator.name, entry.act]).toEqual(['هند السالم', 'signed_in']);
    expect((await list('?act=nonsense')).code).toBe('validation_failed');
    expect((await list('?who=me')).code).toBe('validation_failed');
  });

  it.each([
    ['update', sql`update audit_entry set reason = 'other' where request_id = 'r1'`],
    ['delete', sql`delete from audit_entry where request_id = 'r1'`],
    ['truncate', sql`truncate audit_entry`],
  ])('refuses %s', async (_, statement) => {
    await expect(statement.execute(world.database.db)).rejects.toMatchObject({
      constraint: 'audit_entry_append_only',
    });
  });

  it('stands or falls with the act', async () => {
    const { db } = world.database;
    const by = { operatorId: hind.operatorId, requestId: 'undone' };
    const undone = transact(db, async (tx) => {
      await recordAct(tx, by, { act: 'signed_in' }, world.clock.now);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const rows = await db.selectFrom('audit_entry').select('id').where('request_id', '=', 'undone').execute();
    expect(rows).toEqual([]);
  });
});
