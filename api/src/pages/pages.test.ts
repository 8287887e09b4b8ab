import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, openSignInWorld, type SignInWorld } from '../testing/sign-in-world.ts';

let world: SignInWorld;
beforeAll(async () => {
  world = await openSignInWorld();
});
afterAll(() => world.close());

const get = (slug: string, lang = 'ar') => call(world, 'GET', `/pages/${slug}`, { headers: { lang } });

describe('content pages', () => {
  it.each(['terms_of_use', 'term-of-service-agreement', 'privacy-policy', 'about'])(
    '%s stands in both languages',
    async (slug) => {
      const [ar, en] = [(await get(slug)).body.data, (await get(slug, 'en')).body.data];
      expect(ar).toMatchObject({
        slug,
        version: expect.any(Number),
        effective_from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
      for (const text of [ar.title, ar.description, ar.body]) expect(text).toMatch(/[ء-ي]/);
      for (const text of [en.title, en.description]) expect(text).toMatch(/^[^ء-ي]+$/);
      expect(en.body.length).toBeGreaterThan(200);
    },
  );

  it('change at the Riyadh midnight on which a version comes into force', async () => {
    await sql`insert into page_version select slug, 1000, '2030-01-09', title_ar, 'Second', description_ar, description_en,
      body_ar, body_en from page_version where slug = 'about' limit 1`.execute(world.database.db);
    world.clock.now = new Date('2030-01-08T20:59:59Z');
    expect((await get('about', 'en')).body.data.version).toBeLessThan(1000);
    world.clock.now = new Date('2030-01-08T21:00:00Z');
    expect((await get('about', 'en')).body.data).toMatchObject({ version: 1000, title: 'Second' });
  });

  it('that do not exist are not found', async () => {
    expect((await get('no-such-page')).body.code).toBe('not_found');
    expect((await get('x'.repeat(200))).status).toBe(404);
  });
});
