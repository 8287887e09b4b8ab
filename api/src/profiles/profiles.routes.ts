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
} from '@diyar/contract/people/my-info';
import { savePassport } from '@diyar/contract/people/passports';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CACHE_CONTROL } from '../lifetimes/lifetimes.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { withUpload } from '../platform/http/upload.ts';
import type { UploadRoom } from '../platform/http/upload-room.ts';
import { saveIdentity as keepIdentity } from './save-identity.ts';
import { saveMyInfo as save } from './save-my-info.ts';
import { savePassport as keepPassport } from './save-passport.ts';
import {
  removePayoutDestination as forgetDestination,
  savePayoutDestination as keepDestination,
} from './save-payout-destination.ts';
import { type Places, pictureKey, removePicture, savePicture } from './save-picture.ts';
import { showMyInfo as show } from './show-my-info.ts';

const PHOTO = {
  field: 'photo',
  mostBytes: MOST_PHOTO_BYTES,
  missing: 'photo_required',
  tooLarge: 'photo_5mb',
} as const;
const LOGO = { ...PHOTO, field: 'logo', mostBytes: MOST_LOGO_BYTES, tooLarge: 'logo_2mb' } as const;

const PictureFile = z.object({ file: z.string().regex(/^[0-9a-f-]{36}\.webp$/) });

type ProfileDeps = BaseDeps & Omit<Places, 'log'> & { uploads: UploadRoom; config: { pepper: string } };

export function registerProfileRoutes(app: FastifyInstance, deps: ProfileDeps): void {
  const { db } = deps;
  const { pepper } = deps.config;

  mount(app, deps, showMyInfo, ({ actor }) => show(db, actor));

  mount(app, deps, saveMyInfo, ({ body, actor, now }) => save(db, actor, body, now));

  mount(app, deps, saveIdentity, async ({ body, actor, now }) => {
    await keepIdentity({ db, pepper }, actor, body.number, now);
    return show(db, actor);
  });

  mount(app, deps, savePassport, async ({ body, actor, now }) => {
    await keepPassport({ db, pepper }, actor, body, now);
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

function registerPictures(app: FastifyInstance, deps: ProfileDeps): void {
  const { db, uploads } = deps;
  const places = { ...deps, log: app.log };

  mount(app, deps, savePhoto, async ({ actor, now, request }) => {
    await withUpload(request, PHOTO, uploads, (bytes) =>
      savePicture(places, actor, { picture: 'photo', bytes, now }),
    );
    return show(db, actor);
  });

  mount(app, deps, removePhoto, async ({ actor, now }) => {
    await removePicture(places, actor, { picture: 'photo', now });
    return show(db, actor);
  });

  mount(app, deps, saveLogo, async ({ actor, now, request }) => {
    await withUpload(request, LOGO, uploads, (bytes) =>
      savePicture(places, actor, { picture: 'logo', bytes, now }),
    );
    return show(db, actor);
  });

  mount(app, deps, removeLogo, async ({ actor, now }) => {
    await removePicture(places, actor, { picture: 'logo', now });
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
