import * as contract from '@diyar/contract/booking/board';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { showBoard } from './show-board.ts';

export function registerBoardRoutes(app: FastifyInstance, deps: BaseDeps): void {
  mount(app, deps, contract.showBoard, ({ query, actor, lang, now }) =>
    showBoard(deps.db, query, { actor, lang, now }),
  );
}
