import {
  closeAccount,
  exportPersonalData,
  saveMarketingConsents,
  showMarketingConsents,
} from '@diyar/contract/people/privacy';
import { riyadhIso } from '@diyar/contract/values/format';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { transact } from '../platform/db/database.ts';
import { mount } from '../platform/http/mount.ts';
import { closeAccount as close } from './close-account.ts';
import { exportPersonalData as exportData } from './export-personal-data.ts';
import { channelsOf, setChannels } from './marketing.queries.ts';

export function registerPrivacyRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { config: { pepper: string } },
): void {
  const { db } = deps;
  const { pepper } = deps.config;

  mount(app, deps, showMarketingConsents, async ({ actor }) => ({
    channels: await channelsOf(db, actor.personId),
  }));

  mount(app, deps, saveMarketingConsents, async ({ body, actor, now }) => {
    await transact(db, (tx) => setChannels(tx, actor.personId, [...new Set(body.channels)], now));
    return { channels: await channelsOf(db, actor.personId) };
  });

  mount(app, deps, exportPersonalData, ({ actor, now }) => exportData(db, actor, now));

  mount(app, deps, closeAccount, async ({ body, actor, now }) => {
    await close({ db, pepper }, { actor, challengeId: body.challenge_id, code: body.code, now });
    return { closed_at: riyadhIso(now) };
  });
}
