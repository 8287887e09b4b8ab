import * as contract from '@diyar/contract/console/console-site';
import { MOST_ICON_BYTES } from '@diyar/contract/console/console-site';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { announce, endAnnouncement } from '../announcements/announce.ts';
import { CACHE_CONTROL } from '../lifetimes/lifetimes.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { withUpload } from '../platform/http/upload.ts';
import type { UploadRoom } from '../platform/http/upload-room.ts';
import { saveSite, showSite } from './console-site.ts';
import { type IconPlaces, iconKey, saveIcon } from './save-icon.ts';

const ICON = {
  field: 'icon',
  mostBytes: MOST_ICON_BYTES,
  missing: 'photo_required',
  tooLarge: 'icon_2mb',
} as const;
const ICON_REASON = 'site icon';
const IconFile = z.object({ file: z.string().regex(/^[0-9a-f-]{36}\.png$/) });

export function registerConsoleSiteRoutes(
  app: FastifyInstance,
  deps: BaseDeps & IconPlaces & { uploads: UploadRoom },
): void {
  const { db } = deps;

  mount(app, deps, contract.showConsoleSite, ({ now }) => showSite(db, now));

  mount(app, deps, contract.saveSite, async ({ body, operator, now }) => {
    const { effective_from: date, reason, ...values } = body;
    await saveSite(db, operator, { values, date, reason }, now);
    return showSite(db, now);
  });

  mount(app, deps, contract.saveSiteIcon, async ({ operator, now, request }) => {
    await withUpload(request, ICON, deps.uploads, (bytes) =>
      saveIcon(deps, operator, { bytes, reason: ICON_REASON, now }),
    );
    return showSite(db, now);
  });

  mount(app, deps, contract.announce, async ({ body, operator, now }) => {
    await announce(db, operator, body, now);
    return showSite(db, now);
  });

  mount(app, deps, contract.endAnnouncement, async ({ params, operator, now }) => {
    await endAnnouncement(db, operator, params.id, now);
    return showSite(db, now);
  });

  // Another icon has another name, so every cache may keep this one for good.
  app.get('/media/site/icons/:file', { schema: { hide: true } }, async (request, reply) => {
    const params = IconFile.safeParse(request.params);
    const kept = params.success ? await deps.files.get(iconKey(params.data.file)) : undefined;
    if (kept === undefined) throw new Refusal('not_found');
    reply.header('cache-control', CACHE_CONTROL.forGood);
    return reply.type('image/png').header('content-length', kept.size).send(kept.stream);
  });
}
