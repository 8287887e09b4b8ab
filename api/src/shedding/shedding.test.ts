import { LANGS } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { MOST_UNDER_WAY, openShedding, RETRY_AFTER_SECONDS, type Shedding } from './shedding.ts';

/** Late enough for so many steps up. */
function hearCrowd(shedding: Shedding, levels: number): void {
  for (let reading = 0; reading < 2 * levels; reading += 1) shedding.hear(10_000);
}

describe('a process with too much under way', () => {
  it('refuses what a page is whole without first, and lets everything in again when some of it is done', () => {
    const shedding = openShedding({ isOn: true });
    for (let n = 0; n < MOST_UNDER_WAY.spared; n += 1) expect(shedding.admit('public')).toBe(true);
    expect([shedding.admit('spared'), shedding.admit('public')]).toEqual([false, true]);
    while (shedding.underWay < MOST_UNDER_WAY.public) shedding.admit('public');
    expect([shedding.admit('spared'), shedding.admit('public')]).toEqual([false, false]);
    while (shedding.underWay >= MOST_UNDER_WAY.spared) shedding.leave();
    expect([shedding.admit('spared'), shedding.admit('public')]).toEqual([true, true]);
  });

  it('refuses nothing where that is off', () => {
    const shedding = openShedding({ isOn: false });
    hearCrowd(shedding, 2);
    for (let n = 0; n <= MOST_UNDER_WAY.public; n += 1) expect(shedding.admit('spared')).toBe(true);
  });
});

describe('a process that is behind', () => {
  let world: TestApp;
  beforeAll(async () => {
    world = await openTestApp('2026-11-21T09:00:00Z');
  });
  afterAll(() => world.close());

  const statusOf = async (path: string, token?: string) =>
    (await world.call(path, token === undefined ? {} : { token })).status;
  const rest = () => {
    for (let reading = 0; reading < 8; reading += 1) world.deps.shedding.hear(0);
  };

  it('answers 503 in the caller’s language and says when to come again, and leaves nothing counted', async () => {
    hearCrowd(world.deps.shedding, 1);
    for (const lang of LANGS) {
      const answer = await world.app.inject({ url: '/api/v1/search_suggestions?q=', headers: { lang } });
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({
        code: 'unavailable',
        msg: translatorOf(lang)('errors.unavailable'),
      });
      expect(answer.headers['retry-after']).toBe(String(RETRY_AFTER_SECONDS));
    }
    expect(world.deps.shedding.underWay).toBe(0);
    rest();
  });

  it('refuses maps and counts first, the list itself second, and never one who is signed in or signs in', async () => {
    const { token } = await buildPerson(world.db);
    const seen = async () => ({
      map: await statusOf('/ads/map?bbox=46,24,47,25&zoom=9'),
      counts: await statusOf('/ads?facets=1&per_page=1'),
      list: await statusOf('/ads'),
      listOfSomeone: await statusOf('/ads', token),
      settings: await statusOf('/user/settings/general'),
      countries: await statusOf('/auth/countries'),
    });
    const all = { map: 200, counts: 200, list: 200, listOfSomeone: 200, settings: 200, countries: 200 };
    expect(await seen()).toEqual(all);
    hearCrowd(world.deps.shedding, 1);
    expect(await seen()).toEqual({ ...all, map: 503, counts: 503 });
    hearCrowd(world.deps.shedding, 1);
    expect(await seen()).toEqual({ ...all, map: 503, counts: 503, list: 503 });
    rest();
    expect(await seen()).toEqual(all);
    expect(world.deps.shedding.underWay).toBe(0);
  });

  it('lets shared caches answer for a second what strangers read, and nothing else', async () => {
    const { token } = await buildPerson(world.db);
    const keptFor = async (
      path: string,
      options: { token?: string; headers?: Record<string, string> } = {},
    ) => (await world.call(path, options)).headers['cache-control'];
    const second = 'public, max-age=0, s-maxage=1';
    for (const path of ['/ads', '/ads/map?bbox=46,24,47,25&zoom=9', '/cities', '/user/settings/search_data'])
      expect([path, await keptFor(path)]).toEqual([path, second]);
    expect((await world.call('/ads')).headers.vary).toContain('authorization');
    expect(await keptFor('/ads', { token })).not.toBe(second);
    expect(await keptFor('/ads', { headers: { 'x-diyar-wrote': '0/1' } })).not.toBe(second);
    for (const path of [
      '/ads?near=24.7,46.7',
      '/places?lat=24.7&lng=46.7',
      '/ads/1',
      '/ads?no_filter=1',
      '/auth/countries',
    ])
      expect([path, await keptFor(path)]).not.toEqual([path, second]);
  });
});
