import {
  MOST_LOGO_BYTES,
  MOST_PHOTO_BYTES,
  removeLogo,
  removePayoutDestination,
  removePhoto,
  saveIdentity,
  saveLogo,
  saveMyInfo,
  savePayoutDestination,
  savePhoto,
  showMyInfo,
} from '@diyar/contract/my-info';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CACHE_CONTROL } from '../lifetimes/lifetimes.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { readUpload } from '../platform/http/upload.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { saveIdentity as keepIdentity } from './save-identity.ts';
import { saveMyInfo as save } from './save-my-info.ts';
import {
  removePayoutDestination as forgetDestination,
  savePayoutDestination as keepDestination,
} from './save-payout-destination.ts';
import { pictureKey, removePicture, savePicture } from './save-picture.ts';
import { showMyInfo as show } from './show-my-info.ts';

const PHOTO = {
  field: 'photo',
  mostBytes: MOST_PHOTO_BYTES,
  missing: 'photo_required',
  tooLarge: 'photo_5mb',
} as const;
const LOGO = { ...PHOTO, field: 'logo', mostBytes: MOST_LOGO_BYTES, tooLarge: 'logo_2mb' } as const;

const PictureFile = z.object({ file: z.string().regex(/^[0-9a-f-]{36}\.webp$/) });

export function registerProfileRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { files: FileStorage; config: { pepper: string } },
): void {
  const { db } = deps;
  const { pepper } = deps.config;

  mount(app, deps, showMyInfo, ({ actor }) => show(db, actor));

  mount(app, deps, saveMyInfo, ({ body, actor, now }) => save(db, actor, body, now));

  mount(app, deps, saveIdentity, async ({ body, actor }) => {
    await keepIdentity({ db, pepper }, actor, body.number);
    return show(db, actor);
  });

  mount(app, deps, savePayoutDestination, async ({ body, actor, now }) => {
    await keepDestination(db, actor, body, now);
    return show(db, actor);
  });

  mount(app, deps, removePayoutDestination, async ({ actor }) => {
    await forgetDestination(db, actor);
    return show(db, actor);
  });

  registerPictures(app, deps);
}

function registerPictures(
  app: FastifyInstance,
  deps: BaseDeps & { files: FileStorage; config: { pepper: string } },
): void {
  const { db } = deps;

  mount(app, deps, savePhoto, async ({ actor, now, request }) => {
    await savePicture(deps, actor, { picture: 'photo', bytes: await readUpload(request, PHOTO), now });
    return show(db, actor);
  });

  mount(app, deps, removePhoto, async ({ actor, now }) => {
    await removePicture(deps, actor, { picture: 'photo', now });
    return show(db, actor);
  });

  mount(app, deps, saveLogo, async ({ actor, now, request }) => {
    await savePicture(deps, actor, { picture: 'logo', bytes: await readUpload(request, LOGO), now });
    return show(db, actor);
  });

  mount(app, deps, removeLogo, async ({ actor, now }) => {
    await removePicture(deps, actor, { picture: 'logo', now });
    return show(db, actor);
  });

  // Another picture has another name, so every cache may keep this one for good.
  app.get('/media/accounts/:file', { schema: { hide: true } }, async (request, reply) => {
    const params = PictureFile.safeParse(request.params);
    const kept = params.success ? await deps.files.get(pictureKey(params.data.file)) : undefined;
    if (kept === undefined) throw new Refusal('not_found');
    reply.header('cache-control', CACHE_CONTROL.forGood);
    return reply.type('image/webp').header('content-length', kept.size).send(kept.stream);
  });
}
