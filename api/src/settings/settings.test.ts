import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, openSignInWorld, type SignInWorld } from '../testing/sign-in-world.ts';

let world: SignInWorld;
beforeAll(async () => {
  world = await openSignInWorld();
});
afterAll(() => world.close());

const get = (path: string, headers: Record<string, string> = {}) => call(world, 'GET', path, { headers });

describe('general settings', () => {
  it('answer the figures in force and give the XSRF cookie once', async () => {
    const answer = await get('/user/settings/general');
    expect(answer.body.data).toEqual({
      currency: 'S.R',
      languages: ['ar', 'en'],
      default_language: 'ar',
      media_prefix: '/media/',
      map_style_url: null,
      card_hold_seconds: 900,
      quote_seconds: 900,
      max_open_holds: 3,
      vat_percent: 15,
      sandbox_payments: true,
      apple_pay: true,
      sign_in_channels: ['sms', 'whatsapp'],
      look: { color_light: '#0e7a53', color_dark: '#3cc08e', font: 'tajawal', radius: 12 },
      announcement: null,
      support_hours: {
        ar: 'من الأحد إلى الخميس، من 9 صباحًا إلى 6 مساءً بتوقيت الرياض',
        en: 'Sunday to Thursday, 9:00 to 18:00 Riyadh time',
      },
      company: {
        ar: {
          name: 'شركة ديار للاختبار',
          address: 'طريق الملك فهد، الرياض 12211',
          commercial_registration: '1010000000',
          vat_number: '300000000000003',
        },
        en: {
          name: 'Diyar Test Company',
          address: 'King Fahd Road, Riyadh 12211',
          commercial_registration: '1010000000',
          vat_number: '300000000000003',
        },
      },
    });
    expect(answer.headers['set-cookie']).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax$/);
    const again = await get('/user/settings/general', { cookie: 'XSRF-TOKEN=mine' });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('change on the day a newer row comes into force', async () => {
    await sql`insert into setting (key, effective_from, type, value, source)
      values ('card_hold_seconds', '2030-02-01', 'seconds', '600', 'test')`.execute(world.database.db);
    expect((await get('/user/settings/general')).body.data.card_hold_seconds).toBe(900);
    world.clock.pass(30 * 86_400);
    expect((await get('/user/settings/general')).body.data.card_hold_seconds).toBe(600);
  });
});

describe('site settings', () => {
  it('are exactly the brief’s seven names', async () => {
    const { data } = (await get('/user/settings/site')).body;
    expect(Object.keys(data).sort()).toEqual(
      [
        'site_title_en',
        'site_title_ar',
        'site_desc_en',
        'site_desc_ar',
        'site_keywords_en',
        'site_keywords_ar',
        'icon_browser',
      ].sort(),
    );
    expect(data).toMatchObject({ site_title_ar: 'ديار', site_title_en: 'Diyar', icon_browser: 'icon.svg' });
  });
});
