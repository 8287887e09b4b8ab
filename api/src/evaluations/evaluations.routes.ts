import * as contract from '@diyar/contract/booking/evaluations';
import type { FastifyInstance } from 'fastify';
import { type PhotoPlaces, PRIVATE_PHOTO } from '../photos/private-photos.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { transact } from '../platform/db/database.ts';
import { mount, mountOnce } from '../platform/http/mount.ts';
import { withUpload } from '../platform/http/upload.ts';
import type { UploadRoom } from '../platform/http/upload-room.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { keepEvaluationPhoto, readEvaluationPhoto, readPhotoOfCase } from './evaluation-photos.ts';
import { listOlderEvaluations, showEvaluations, showGuest } from './show-evaluations.ts';
import { editEvaluation, replyToEvaluation, writeEvaluation } from './write-evaluation.ts';

/** An empty comment is none. */
function written<T extends { comment: string }>(body: T) {
  return { ...body, comment: body.comment === '' ? null : body.comment };
}

export function registerEvaluationRoutes(
  app: FastifyInstance,
  deps: BaseDeps & Omit<PhotoPlaces, 'log'> & { uploads: UploadRoom },
): void {
  const { db } = deps;

  mount(app, deps, contract.listEvaluations, ({ actor, lang, now }) =>
    showEvaluations(db, { accountId: actor.accountId, lang, now }),
  );

  mount(app, deps, contract.listOlderEvaluations, ({ params, query, actor, lang, now }) =>
    listOlderEvaluations(db, { ...params, ...query }, { accountId: actor.accountId, lang, now }),
  );

  mount(app, deps, contract.sendEvaluationPhoto, ({ params, actor, now, request }) =>
    withUpload(request, PRIVATE_PHOTO, deps.uploads, (bytes) =>
      keepEvaluationPhoto({ ...deps, log: app.log }, { actor, number: params.id, now }, bytes),
    ),
  );

  mount(app, deps, contract.readEvaluationPhoto, ({ params: { id, position }, actor }) =>
    readEvaluationPhoto(deps, { evaluationId: id, position, accountId: actor?.accountId ?? null }),
  );

  mountOnce(app, deps, contract.writeEvaluation, async ({ params, body, actor, lang, now }, tx) => {
    const { rate, comment, parts, photos } = written(body);
    await writeEvaluation(tx, { actor, number: params.id, now }, { rate, comment, parts, photos });
    return showEvaluations(tx, { accountId: actor.accountId, lang, now });
  });

  mount(app, deps, contract.editEvaluation, async ({ params, body, actor, lang, now }) => {
    const { rate, comment, parts, photos } = written(body);
    const asked = { actor, number: params.id, now };
    await transact(db, (tx) => editEvaluation(tx, asked, { rate, comment, parts, photos }));
    return showEvaluations(db, { accountId: actor.accountId, lang, now });
  });

  mount(app, deps, contract.replyToEvaluation, async ({ params, body, actor, lang, now }) => {
    await transact(db, (tx) => replyToEvaluation(tx, { actor, number: params.id, now }, body.text));
    return showEvaluations(db, { accountId: actor.accountId, lang, now });
  });

  mount(app, deps, contract.showGuest, ({ params, actor }) =>
    showGuest(db, { accountId: actor.accountId, number: params.id }),
  );
}

/** Photos of a reported evaluation, for those who decide about it. */
export function registerConsoleEvaluationRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { files: FileStorage },
): void {
  mount(app, deps, contract.readPhotoOfCase, ({ params }) =>
    readPhotoOfCase(deps, { number: params.id, position: params.position }),
  );
}
