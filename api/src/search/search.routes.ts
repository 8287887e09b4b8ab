import { listSuggestions } from '@diyar/contract/wishes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { mount } from '../platform/http/mount.ts';
import { suggest } from './wish/suggest.ts';

export function registerSuggestionRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, listSuggestions, async ({ query, lang, now }) =>
    suggest(await deps.lexicon.at(now), query.q, lang),
  );
}
