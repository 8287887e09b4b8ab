import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildOperator } from '../../testing/operators.ts';
import { revisionWorld } from '../../testing/revision-world.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let world: TestApp;
let stage: Awaited<ReturnType<typeof revisionWorld>>;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  stage = await revisionWorld(world);
});
afterAll(() => world.close());

describe('the decision about an edit', () => {
  test('puts it on show, in one go: search finds the new at once, it is audited, and its people are told', async () => {
    const listing = await stage.shown();
    await stage.edit(listing, { name_ar: 'فيلا بمقرنصات نادرة', description_ar: 'وصف جديد' });
    const revision = await stage.waiting(listing);
    expect((await stage.queue()).find(({ ad }) => ad === listing.adNumber)).toMatchObject({
      id: revision.id,
      of: 'unit',
      changes: 2,
    });
    const seen = await stage.evidence(revision.id);
    expect(seen).toMatchObject({
      version: 1,
      obstacles: [],
      fields: [
        { field: 'unit.name_ar', before: 'شقة واسعة', after: 'فيلا بمقرنصات نادرة', lang: 'ar' },
        { field: 'unit.description_ar', lang: 'ar' },
      ],
    });
    expect((await stage.decide(revision.id, 1, { decision: 'approved', reason: 'سليم' })).data).toEqual({
      state: 'approved',
    });
    expect(await stage.publicPage(listing)).toMatchObject({
      title: 'فيلا بمقرنصات نادرة',
      description: 'وصف جديد',
    });
    // Another question each time: answers are kept by the test's clock, which stands still.
    let asked = 1000;
    const found = async () => {
      asked += 1;
      const path = `/ads?q=${encodeURIComponent('بمقرنصات')}&area_max=${asked}`;
      return (await world.call<{ items: { id: string }[] }>(path)).data.items.map(({ id }) => id);
    };
    await expect.poll(found, { timeout: 1000, interval: 20 }).toEqual([listing.adNumber]);
    const event = await world.db
      .selectFrom('event')
      .selectAll()
      .where('account_id', '=', listing.host.accountId)
      .where('key', '=', 'revision_approved')
      .executeTakeFirstOrThrow();
    expect(event.params).toMatchObject({ ad: Number(listing.adNumber) });
    const entry = await world.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('act', '=', 'revision_decided')
      .where('subject_id', '=', listing.adNumber)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      operator_id: stage.hind.operatorId,
      reason: 'سليم',
      before: { fields: ['unit.name_ar', 'unit.description_ar'] },
      after: { state: 'approved' },
    });
  });

  test('is made once: of many operators at the same moment one decides', async () => {
    const reem = await buildOperator(world.db, world.deps.config.pepper, world.clock.now, {
      roles: ['reviewer'],
    });
    for (let round = 0; round < 3; round += 1) {
      const listing = await stage.shown();
      await stage.edit(listing, { floor: 2 });
      const { id } = await stage.waiting(listing);
      const answers = await Promise.all(
        [stage.hind, reem, stage.hind, reem].map((by, n) =>
          stage.decide(
            id,
            1,
            n % 2 === 0 ? { decision: 'approved' } : { decision: 'refused', reason: 'مكرر' },
            by,
          ),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
      const twice = world.db.insertInto('revision_transition').values({
        revision_id: id,
        from_state: 'waiting',
        to_state: 'refused',
        version: 1,
        operator_id: stage.hind.operatorId,
        at: world.clock.now,
      });
      await expect(twice.execute()).rejects.toMatchObject({ constraint: 'revision_decided_once' });
      const back = world.db.insertInto('revision_transition').values({
        revision_id: id,
        from_state: 'approved',
        to_state: 'waiting',
        version: 2,
        at: world.clock.now,
      });
      await expect(back.execute()).rejects.toMatchObject({ constraint: 'revision_step_on_the_graph' });
    }
  });

  test('asks for changes on named fields, which its people see; the next edit waits again, and is refused with a reason', async () => {
    const listing = await stage.shown();
    await stage.edit(listing, { name_ar: 'شقة واسعة 0551234567' });
    const first = await stage.waiting(listing);
    const asked = [{ field: 'title', text: 'احذف رقم الجوال' }];
    expect((await stage.decide(first.id, 1, { decision: 'changes_asked' })).status).toBe(422);
    expect((await stage.decide(first.id, 1, { decision: 'changes_asked', fields: asked })).status).toBe(201);
    expect(await stage.waiting(listing)).toMatchObject({
      state: 'changes_asked',
      asked: [{ field: 'title', name: 'العنوان', text: 'احذف رقم الجوال' }],
    });
    expect((await stage.queue()).map(({ id }) => id)).not.toContain(first.id);
    await stage.edit(listing, { name_ar: 'شقة واسعة جدًا' });
    const second = await stage.waiting(listing);
    expect(second).toMatchObject({ id: first.id, state: 'waiting', version: 2, asked: [] });
    // What was seen before the edit is not what is decided.
    expect((await stage.decide(first.id, 1, { decision: 'approved' })).code).toBe('state_changed');
    await stage.decide(first.id, 2, { decision: 'refused', reason: 'العنوان لا يطابق الصور' });
    expect(await stage.unitOf(listing)).toMatchObject({
      unit: { name_ar: 'شقة واسعة' },
      revision: { state: 'refused', reason: 'العنوان لا يطابق الصور' },
    });
  });

  test('says so where an edit is no longer possible: the licence is gone, or what it changes has changed', async () => {
    const [ended, moved] = [await stage.shown(), await stage.shown()];
    for (const listing of [ended, moved]) await stage.edit(listing, { floor: 9 });
    const licence = world.db.updateTable('licence').where('id', '=', ended.licenceId ?? '');
    await licence.set({ ended_at: world.clock.now }).execute();
    await world.db.updateTable('unit').set({ floor: 1 }).where('id', '=', moved.unitId).execute();
    const [gone, late] = [await stage.waiting(ended), await stage.waiting(moved)];
    expect((await stage.evidence(gone.id)).obstacles.map(({ code }) => code)).toEqual(['licence_gone']);
    expect((await stage.evidence(late.id)).obstacles.map(({ code }) => code)).toEqual(['overtaken']);
    expect((await stage.decide(gone.id, 1, { decision: 'approved' })).code).toBe('ad_incomplete');
    expect((await stage.decide(late.id, 1, { decision: 'approved' })).code).toBe('state_changed');
    await world.db.updateTable('ad').set({ state: 'closed' }).where('id', '=', moved.adId).execute();
    expect((await stage.queue()).map(({ id }) => id)).not.toContain(late.id);
    expect((await stage.evidence(late.id)).obstacles.map(({ code }) => code)).toContain('off_show');
  });
});
