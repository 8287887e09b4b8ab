import * as contract from '@diyar/contract/money/deposit-calls';
import type { FastifyInstance } from 'fastify';
import type { Payables } from '../dues/payable.ts';
import { type PhotoPlaces, PRIVATE_PHOTO } from '../photos/private-photos.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { transact } from '../platform/db/database.ts';
import { mount } from '../platform/http/mount.ts';
import { withUpload } from '../platform/http/upload.ts';
import type { UploadRoom } from '../platform/http/upload-room.ts';
import { answerClaim } from './answer-claim.ts';
import { keepClaimPhoto, readClaimPhoto } from './claim-photos.ts';
import { makeClaim } from './make-claim.ts';

/** Claims of security deposits: made by the advertiser, answered by the guest. */
export function registerClaimRoutes(
  app: FastifyInstance,
  deps: BaseDeps & Omit<PhotoPlaces, 'log'> & { uploads: UploadRoom; payables: Payables },
): void {
  const { db, payables } = deps;

  mount(app, deps, contract.sendClaimPhoto, ({ params, actor, now, request }) =>
    withUpload(request, PRIVATE_PHOTO, deps.uploads, (bytes) =>
      keepClaimPhoto({ ...deps, log: app.log }, { actor, number: params.id, now }, bytes),
    ),
  );

  mount(app, deps, contract.makeClaim, ({ params, body, actor, now }) =>
    transact(db, (tx) => makeClaim(tx, payables, { number: params.id, ...body, actor, now })),
  );

  mount(app, deps, contract.answerClaim, ({ params, body, actor, now }) =>
    transact(db, (tx) => answerClaim(tx, payables, { number: params.id, ...body, actor, now })),
  );

  mount(app, deps, contract.readClaimPhoto, ({ params, actor: { accountId } }) =>
    readClaimPhoto(deps, { side: 'guest', number: params.id, accountId, position: params.position }),
  );

  mount(app, deps, contract.readHostClaimPhoto, ({ params, actor: { accountId } }) =>
    readClaimPhoto(deps, { side: 'host', number: params.id, accountId, position: params.position }),
  );
}
