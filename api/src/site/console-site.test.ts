import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { multipartOf } from '../testing/multipart.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { call, openSignInWorld, type SignInWorld } from '../testing/sign-in-world.ts';
import { headersOf } from '../testing/world.ts';

let world: SignInWorld;
let operator: BuiltOperator;
beforeAll(async () => {
  world = await openSignInWorld({ LOG_LEVEL: 'silent' });
});
beforeEach(async () => {
  operator = await buildOperator(world.database.db, world.deps.config.pepper, world.clock.now);
});
afterAll(() => world.close());

const save = (values: Record<string, unknown>) =>
  call(world, 'PUT', '/console/site', {
    headers: operator.headers,
    body: { effective_from: '2030-01-07', reason: 'هوية جديدة للموقع', ...values },
  });
const general = async () => (await call(world, 'GET', '/user/settings/general')).body.data;
const announce = (values: Record<string, unknown> = {}) =>
  call(world, 'POST', '/console/site/announcements', {
    headers: operator.headers,
    body: {
      ...{ text_ar: 'الدعم حتى التاسعة', text_en: 'Support until nine', link: '/help' },
      ...{ starts_on: '2030-01-07', ends_on: '2030-01-08', is_dismissible: true, ...values },
    },
  });

describe('what the site says of itself', () => {
  it('is set at once, all that differs or nothing', async () => {
    world.clock.pass(60);
    const refused = await save({ site_title_ar: 'ديار المملكة', site_color_light: '#ffee00' });
    expect(refused.body.data.errors).toMatchObject([{ field: 'site_color_light', rule: 'color_contrast' }]);
    const site = async () => (await call(world, 'GET', '/user/settings/site')).body.data;
    expect((await site()).site_title_ar).toBe('ديار');
    const { status } = await save({ site_title_ar: 'ديار المملكة', site_title_en: 'Diyar', site_radius: 4 });
    expect(status).toBe(200);
    expect((await site()).site_title_ar).toBe('ديار المملكة');
    expect((await general()).look).toMatchObject({ radius: 4, font: 'tajawal', color_light: '#0e7a53' });
    world.clock.pass(60);
    expect((await save({ site_radius: 4 })).body.code).toBe('setting_unchanged');
    expect((await save({ site_radius: 25 })).body.data.errors).toMatchObject([{ field: 'site_radius' }]);
  });

  it('is told beforehand from a day on', async () => {
    world.clock.pass(60);
    const { body } = await save({ site_color_dark: '#7fb2ff', effective_from: '2030-02-01' });
    expect(body.data.coming).toEqual([
      { key: 'site_color_dark', value: '#7fb2ff', effective_from: '2030-02-01' },
    ]);
    expect((await general()).look.color_dark).toBe('#3cc08e');
  });
});

describe('the icon', () => {
  const put = async (bytes: Buffer) => {
    const { body, headers } = multipartOf('icon', bytes);
    const answer = await world.app.inject({
      method: 'PUT',
      url: '/api/v1/console/site/icon',
      headers: { ...headersOf({}), ...operator.headers, ...headers },
      payload: body,
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const square = (width: number, height = width) =>
    sharp({ create: { width, height, channels: 3, background: '#0e7a53' } })
      .jpeg()
      .toBuffer();

  it('is a square picture, drawn anew', async () => {
    expect((await put(await square(40, 30))).body.data.errors).toMatchObject([{ rule: 'icon_square' }]);
    expect((await put(Buffer.from('<svg/>'))).body.data.errors).toMatchObject([{ rule: 'photo_unreadable' }]);
    expect((await put(Buffer.alloc(2_200_000, 1))).body.data.errors).toMatchObject([{ rule: 'icon_2mb' }]);
    world.clock.pass(60);
    const { icon_browser } = (await put(await square(600))).body.data.texts;
    const answer = await world.app.inject(`/media/${icon_browser}`);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 256,
      height: 256,
    });
    expect((await world.app.inject('/media/site/icons/none.png')).statusCode).toBe(404);
  });
});

describe('an announcement', () => {
  it('stands on its days, one at a time, until it is over or taken down', async () => {
    expect((await general()).announcement).toBeNull();
    const { status, body } = await announce();
    expect([status, body.data.announcements[0].state]).toEqual([201, 'running']);
    expect((await general()).announcement).toMatchObject({ text_en: 'Support until nine', link: '/help' });
    expect((await announce({ starts_on: '2030-01-08', ends_on: '2030-01-12' })).body.code).toBe(
      'announcement_overlaps',
    );
    const backwards = await announce({ starts_on: '2030-01-20', ends_on: '2030-01-19' });
    expect(backwards.body.data.errors[0]).toMatchObject({ field: 'ends_on', rule: 'end_before_start' });
    const { id } = body.data.announcements[0];
    const end = () =>
      call(world, 'POST', `/console/site/announcements/${id}/end`, { headers: operator.headers });
    expect((await end()).body.data.announcements[0].state).toBe('ended');
    expect((await end()).body.code).toBe('state_changed');
    expect((await general()).announcement).toBeNull();
    const next = await announce({ starts_on: '2030-01-08', ends_on: '2030-01-09' });
    expect(next.status).toBe(201);
    expect((await general()).announcement).toBeNull();
    world.clock.now = new Date('2030-01-08T12:00:00Z');
    expect((await general()).announcement).toMatchObject({ id: next.body.data.announcements[0].id });
  });

  it('of the same days by many at once is one', async () => {
    const days = { starts_on: '2030-03-01', ends_on: '2030-03-02' };
    const answers = await Promise.all([1, 2, 3].map(() => announce(days)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('leads to this site alone', async () => {
    const { body } = await announce({ link: 'https://evil.example' });
    expect(body.data.errors).toMatchObject([{ field: 'link', rule: 'site_address' }]);
    expect((await announce({ link: '//evil.example' })).status).toBe(422);
  });
});
