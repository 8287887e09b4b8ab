import { listSettings, setSetting } from '@diyar/contract/console/console-settings';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { setSetting as setValue } from './set-setting.ts';
import { presentSetting } from './setting.presenter.ts';
import { settingHistory } from './setting.queries.ts';
import { isSettingKey, SETTING_KEYS } from './setting-bounds.ts';

export function registerConsoleSettingRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, listSettings, async ({ now }) => {
    const rows = Map.groupBy(await settingHistory(db, SETTING_KEYS), ({ key }) => key);
    const items = SETTING_KEYS.map((key) => presentSetting(key, rows.get(key) ?? [], now));
    return { today: riyadhDate(now), items };
  });

  mount(app, deps, setSetting, async ({ params: { key }, body, operator, now }) => {
    if (!isSettingKey(key)) throw new Refusal('not_found');
    const { value, effective_from: date, reason } = body;
    return presentSetting(key, await setValue(db, operator, { key, value, date, reason }, now), now);
  });
}
