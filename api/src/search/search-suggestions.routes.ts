import { listSuggestions } from '@diyar/contract/wishes';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import type { KeptLexicon } from './wish/lexicon-cache.ts';
import { suggest } from './wish/suggest.ts';

export function registerSuggestionRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { lexicon: KeptLexicon },
): void {
  mount(app, deps, listSuggestions, async ({ query, lang, now }) =>
    suggest(await deps.lexicon.at(now), query.q, lang),
  );
}
