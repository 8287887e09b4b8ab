import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { call, openSignInWorld, type SignInWorld } from '../testing/sign-in-world.ts';

let world: SignInWorld;
let operator: BuiltOperator;
beforeAll(async () => {
  world = await openSignInWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  operator = await buildOperator(world.database.db, world.deps.config.pepper, world.clock.now);
});

const TEXTS = {
  title_ar: 'سياسة الحيوانات الأليفة',
  title_en: 'Pets',
  description_ar: 'ما يُسمح به من الحيوانات الأليفة',
  description_en: 'Which pets may come',
  body_ar: '## القاعدة\n\nيقرر المعلن.',
  body_en: '## The rule\n\nThe advertiser decides.',
};
const console = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Record<string, unknown>) =>
  call(world, method, `/console/pages${path}`, { headers: operator.headers, body });
const save = (slug: string, part: Record<string, unknown> = {}) =>
  console('PUT', `/${slug}/draft`, { ...TEXTS, topic: null, revision: 0, ...part });
const publish = (slug: string, part: Record<string, unknown> = {}) =>
  console('POST', `/${slug}/versions`, {
    revision: 1,
    effective_from: '2030-01-07',
    needs_acceptance: false,
    changes_ar: '',
    changes_en: '',
    reason: 'صفحة جديدة للموقع',
    ...part,
  });
const shown = (slug: string, lang = 'en') => call(world, 'GET', `/pages/${slug}`, { headers: { lang } });

describe('a page written by operators', () => {
  it('is seen by nobody as a draft, and by everybody once it is published', async () => {
    expect((await save('pets')).body.data).toMatchObject({
      draft: { revision: 1, operator: operator.name },
      in_force: null,
      versions: [],
    });
    expect((await shown('pets')).status).toBe(404);
    const { status, body } = await publish('pets');
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      draft: null,
      in_force: { version: 1, title_en: 'Pets' },
      versions: [{ version: 1, state: 'in_force', operator: operator.name, consents: 0 }],
    });
    expect((await shown('pets')).body.data).toMatchObject({ title: 'Pets', version: 1 });
    expect((await shown('pets', 'ar')).body.data.title).toBe('سياسة الحيوانات الأليفة');
  });

  it('is not found before its day, and the version before it holds until then', async () => {
    await save('parking');
    await publish('parking', { effective_from: '2030-01-09' });
    expect((await shown('parking')).status).toBe(404);
    const listed = (await console('GET', '')).body.data.items;
    expect(listed.find(({ slug }: { slug: string }) => slug === 'parking')).toMatchObject({
      in_force: null,
      upcoming: { version: 1, effective_from: '2030-01-09' },
      has_draft: false,
    });
  });

  it('is in the sitemap from its day on, an article under /help', async () => {
    await save('listed');
    await publish('listed');
    await save('help-listed', { topic: 'account' });
    await publish('help-listed');
    await save('later');
    await publish('later', { effective_from: '2030-01-09' });
    const { body } = await world.app.inject('/sitemap/pages.xml');
    for (const path of ['/listed<', '/en/listed<', '/help/listed<', '/help/cancelling<', '/business<'])
      expect(body).toContain(path);
    expect(body).not.toContain('/later<');
    expect(body).not.toContain('/help-listed<');
  });

  it('says both what is in force and what comes', async () => {
    await save('about', { title_en: 'About us' });
    const { versions } = (await publish('about', { effective_from: '2030-02-01' })).body.data;
    expect(versions.map(({ state }: { state: string }) => state).slice(0, 2)).toEqual([
      'upcoming',
      'in_force',
    ]);
    const text = await console('GET', `/about/versions/${versions[0].version}`);
    expect(text.body.data).toMatchObject({ title_en: 'About us' });
    expect((await console('GET', '/about/versions/900')).status).toBe(404);
  });
});

describe('a draft', () => {
  it('is refused at an address of the site, of a form nobody could type, and as an article without a topic', async () => {
    for (const slug of ['map', 'dashboard', 'contact-us', 'en'])
      expect((await save(slug)).body.code).toBe('page_slug_taken');
    expect((await save('Pets Rules')).status).toBe(404);
    expect((await save('help-pets')).body.data.errors).toMatchObject([
      { field: 'topic', rule: 'topic_of_help' },
    ]);
    expect((await save('help-pets', { topic: 'booking' })).status).toBe(200);
  });

  it('is not overwritten by somebody who has not seen it', async () => {
    await save('quiet');
    expect((await save('quiet')).body.code).toBe('edited_elsewhere');
    expect((await save('quiet', { revision: 1 })).body.data.draft.revision).toBe(2);
    expect((await publish('quiet')).body.code).toBe('edited_elsewhere');
  });

  it('saved by many at once is saved by one', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => save('raced')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('thrown away leaves what was published', async () => {
    await save('kept');
    await publish('kept');
    await save('kept', { title_en: 'Other' });
    expect((await console('DELETE', '/kept/draft')).status).toBe(200);
    expect((await console('DELETE', '/kept/draft')).status).toBe(404);
    expect((await shown('kept')).body.data.title).toBe('Pets');
  });
});

describe('publishing', () => {
  it('refuses a day that is over, the same words again, and acceptance of what nobody agrees to', async () => {
    await save('rules');
    const past = await publish('rules', { effective_from: '2030-01-06' });
    expect(past.body.data.errors).toMatchObject([{ field: 'effective_from', rule: 'date_past' }]);
    const asked = await publish('rules', { needs_acceptance: true });
    expect(asked.body.data.errors).toMatchObject([{ rule: 'acceptance_of_agreements' }]);
    await publish('rules');
    await save('rules');
    expect((await publish('rules')).body.code).toBe('page_unchanged');
  });

  it('says what changes where people have to accept it', async () => {
    await save('terms_of_use');
    const silent = await publish('terms_of_use', { needs_acceptance: true });
    expect(silent.body.data.errors).toMatchObject([{ field: 'changes_ar', rule: 'required' }]);
  });

  it('leaves versions that nobody changes or removes', async () => {
    await save('fixed');
    await publish('fixed');
    for (const statement of [
      sql`update page_version set title_en = 'x' where slug = 'fixed'`,
      sql`delete from page_version where slug = 'fixed'`,
    ])
      await expect(statement.execute(world.database.db)).rejects.toMatchObject({
        constraint: 'page_version_append_only',
      });
  });
});
