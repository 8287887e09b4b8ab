import * as contract from '@diyar/contract/supply/unit-settings';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { copySettings, saveSettings } from './save-settings.ts';
import { listLetUnits, showSettings } from './show-settings.ts';

export function registerUnitSettingRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listLetUnits, async ({ actor, lang, now }) => ({
    items: await listLetUnits(db, { actor, lang, now }),
  }));

  mount(app, deps, contract.showUnitSettings, ({ params, actor, lang, now }) =>
    showSettings(db, params.id, { actor, lang, now }),
  );

  mount(app, deps, contract.saveUnitSettings, ({ params, body, actor, lang, now }) =>
    saveSettings(db, params.id, body, { actor, lang, now }),
  );

  mount(app, deps, contract.copyUnitSettings, ({ params, body, actor, lang, now }) =>
    copySettings(db, params.id, body, { actor, lang, now }),
  );
}
