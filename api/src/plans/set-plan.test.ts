import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { call, openSignInWorld, type SignInWorld } from '../testing/sign-in-world.ts';

let world: SignInWorld;
let reem: BuiltOperator;
let nayef: BuiltOperator;
beforeAll(async () => {
  world = await openSignInWorld();
  const { pepper } = world.deps.config;
  reem = await buildOperator(world.database.db, pepper, world.clock.now, { name: 'ريم المشغّلة' });
  nayef = await buildOperator(world.database.db, pepper, world.clock.now);
});
afterAll(() => world.close());

const TERMS = {
  ...{ name_ar: 'الموسمية', name_en: 'Seasonal', ads: 20, special_ads: 2, special_days: 7 },
  ...{ active: true, sort: 50, month: 24_900, year: null, reason: 'موسم الإجازات' },
};

const plans = async ({ headers } = reem) =>
  (await call(world, 'GET', '/console/plans', { headers })).body.data.items;
const planCalled = async (name: string) =>
  (await plans()).find(({ versions }: { versions: { name_en: string }[] }) => versions[0]?.name_en === name);
const planNumbered = async (id: string) => (await plans()).find((plan: { id: string }) => plan.id === id);
const set = ({ headers }: BuiltOperator, id: string, body: object) =>
  call(world, 'POST', `/console/plans/${id}/versions`, { body: { ...TERMS, ...body }, headers });

describe('a plan that two operators change', () => {
  test('keeps the first change: the second was begun before it and is refused, and may be sent once it was seen', async () => {
    const { id, latest } = await planCalled('Basic');
    expect(latest).toBe(1);
    expect((await set(reem, id, { seen: latest, effective_from: '2030-02-01', ads: 15 })).status).toBe(201);
    const stale = { seen: latest, effective_from: '2030-03-01', ads: 30 };
    const refused = await set(nayef, id, stale);
    expect([refused.status, refused.body.code]).toEqual([409, 'state_changed']);
    const newer = await planNumbered(id);
    expect(newer).toMatchObject({
      latest: 2,
      versions: [{ version: 2, ads: 15, set_by: { operator: 'ريم المشغّلة' } }, { version: 1 }],
    });
    expect((await set(nayef, id, { ...stale, seen: newer.latest })).body.data.latest).toBe(3);
  });

  test('at one moment is changed once', async () => {
    const { id, latest } = await planCalled('Pro');
    const days = ['2030-02-01', '2030-02-02', '2030-02-03', '2030-02-04'];
    const answers = await Promise.all(
      days.map((effective_from, place) =>
        set(place % 2 === 0 ? reem : nayef, id, { seen: latest, effective_from }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect((await planNumbered(id)).versions).toHaveLength(2);
  });
});
