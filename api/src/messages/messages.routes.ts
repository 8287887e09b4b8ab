import * as contract from '@diyar/contract/booking/messages';
import { MOST_MESSAGE_PICTURE_BYTES } from '@diyar/contract/words/message-words';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount, mountOnce } from '../platform/http/mount.ts';
import { withUpload } from '../platform/http/upload.ts';
import type { UploadRoom } from '../platform/http/upload-room.ts';
import { keepMessagePicture, type PicturePlaces, readMessagePicture } from './message-pictures.ts';
import { sendMessage } from './send-message.ts';
import { markThreadRead, showThread } from './show-thread.ts';

const PHOTO = {
  field: 'photo',
  mostBytes: MOST_MESSAGE_PICTURE_BYTES,
  missing: 'photo_required',
  tooLarge: 'photo_5mb',
} as const;

export function registerMessageRoutes(
  app: FastifyInstance,
  deps: BaseDeps & Omit<PicturePlaces, 'log'> & { uploads: UploadRoom },
): void {
  const { db } = deps;

  mount(app, deps, contract.listMessages, ({ params, query, actor, lang, now }) =>
    showThread(db, { actor, number: params.id, before: query.before, lang, now }),
  );

  mountOnce(app, deps, contract.sendMessage, ({ params, body, actor, lang, now }, tx) =>
    sendMessage(tx, { actor, number: params.id, text: body.text, pictureId: body.picture_id, lang, now }),
  );

  mount(app, deps, contract.sendMessagePicture, ({ params, actor, now, request }) =>
    withUpload(request, PHOTO, deps.uploads, (bytes) =>
      keepMessagePicture({ ...deps, log: app.log }, { actor, number: params.id, now }, bytes),
    ),
  );

  mount(app, deps, contract.readMessagePicture, ({ params, actor, now }) =>
    readMessagePicture(deps, { actor, number: params.id, position: params.position, now }),
  );

  mount(app, deps, contract.markMessagesRead, ({ params, body, actor }) =>
    markThreadRead(db, actor, { number: params.id, position: body.position }),
  );
}
