import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp('2026-11-21T12:00:00+03:00');
});
afterAll(() => api.close());

describe('a calendar', () => {
  it.each([
    ['from=2026-12-02&to=2026-12-01', 'end_before_start'],
    ['from=2026-12-01&to=2028-01-05', 'range_too_long'],
    ['from=9999-12-31&to=9999-12-31', 'invalid'],
    ['from=2026-02-30&to=2026-03-01', 'invalid'],
  ])('of %s is refused: %s', async (query, rule) => {
    const { unitId } = await buildListing(api.db);
    const { status, data } = await api.call<{ errors: { rule: string }[] }>(
      `/units/${unitId}/calendar?${query}`,
    );
    expect([status, data.errors[0]?.rule]).toEqual([422, rule]);
  });

  it('of 400 days is answered', async () => {
    const { unitId } = await buildListing(api.db);
    const { data } = await api.call<{ days: unknown[] }>(
      `/units/${unitId}/calendar?from=2026-12-01&to=2028-01-04`,
    );
    expect(data.days).toHaveLength(400);
  });
});
