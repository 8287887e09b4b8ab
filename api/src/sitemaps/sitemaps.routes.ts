import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CACHE_CONTROL, LIFETIMES } from '../lifetimes/lifetimes.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { clockOf, LoadingCache } from '../platform/cache/loading-cache.ts';
import { siteOriginOf } from '../platform/http/origin-of.ts';
import type { Reads } from '../platform/http/reads.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { countLive, listLiveCategories } from '../search/index/count-facets.ts';
import type { Search } from '../search/index/search-engine.ts';
import {
  type LivePlaces,
  listAdPages,
  listAdvertiserPages,
  listLandingPages,
  listSearchPages,
  listSitePages,
  type Read,
} from './list-pages.ts';
import { partsOf, rangeOf } from './number-range.ts';
import { robotsOf } from './robots.ts';
import { countNumbers } from './sitemap.queries.ts';
import { entriesOf, SITEMAP_FOOT, SITEMAP_HEAD, type SitemapPage, sitemapIndexOf } from './sitemap-xml.ts';

const PART =
  /^(?:(?<name>pages|searches)|(?<list>ads|advertisers)-(?<part>\d{1,4})-of-(?<parts>\d{1,4}))\.xml$/;

/** `GET /robots.txt`, `/sitemap.xml` and its parts: what search engines may read, in both languages. */
export function registerSitemapRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { reads: Reads; search: Search; config: { publicUrl: string | undefined } },
): void {
  const { publicUrl } = deps.config;
  const { findLivePlaces, findLandings } = slowLists(deps);

  registerRobots(app, publicUrl);

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const numbers = await deps.reads.read(request, countNumbers);
    const parts = ['pages', 'searches', ...partsNamed('ads', numbers.ads)];
    const index = sitemapIndexOf(siteOriginOf(app, publicUrl), [
      ...parts,
      ...partsNamed('advertisers', numbers.accounts),
    ]);
    return sendXml(request, reply, [index]);
  });

  app.get('/sitemap/:part', { schema: { hide: true } }, async (request, reply) => {
    const found = PART.exec((request.params as { part: string }).part)?.groups;
    if (found === undefined) throw new Refusal('not_found');
    const read: Read = (work) => deps.reads.read(request, work);
    const now = deps.now();
    const origin = siteOriginOf(app, publicUrl);
    if (found.name === 'pages')
      return sendXml(request, reply, textOf(origin, [await listSitePages(read, now)]));
    if (found.name === 'searches') {
      const pages = [await listSearchPages(read, await findLivePlaces(now)), await findLandings(now)];
      return sendXml(request, reply, textOf(origin, pages));
    }
    const range = rangeOf(Number(found.part), Number(found.parts));
    if (range === undefined) throw new Refusal('not_found');
    return sendXml(
      request,
      reply,
      await begun(
        textOf(origin, (found.list === 'ads' ? listAdPages : listAdvertiserPages)(read, range, now)),
      ),
    );
  });
}

/** Counts that take a while and change slowly. */
function slowLists({ db, search, now }: Pick<BaseDeps, 'db' | 'now'> & { search: Search }) {
  const options = { most: 1, lifetime: LIFETIMES.sitemapPlaces, clock: clockOf(now) };
  const places = new LoadingCache<'all', LivePlaces>(options);
  const landings = new LoadingCache<'all', SitemapPage[]>(options);
  const countPlaces = (at: Date) =>
    search.ask({ now: at, mayHaveWritten: false }, (snapshot) => ({
      ...countLive(snapshot),
      categories: listLiveCategories(snapshot),
    }));
  return {
    findLivePlaces: (at: Date) => places.get('all', () => countPlaces(at)),
    findLandings: (at: Date) => landings.get('all', () => listLandingPages(db, at)),
  };
}

function registerRobots(app: FastifyInstance, publicUrl: string | undefined): void {
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', CACHE_CONTROL.hour)
      .type('text/plain; charset=utf-8')
      .send(robotsOf(siteOriginOf(app, publicUrl))),
  );
}

function partsNamed(list: 'ads' | 'advertisers', numbers: number): string[] {
  const parts = partsOf(numbers);
  return Array.from({ length: parts }, (_, n) => `${list}-${n + 1}-of-${parts}`);
}

async function* textOf(
  origin: string,
  batches: Iterable<SitemapPage[]> | AsyncIterable<SitemapPage[]>,
): AsyncGenerator<string> {
  let head = SITEMAP_HEAD;
  for await (const pages of batches) {
    yield head + pages.map((page) => entriesOf(origin, page)).join('');
    head = '';
  }
  yield SITEMAP_FOOT;
}

/** Reads the first piece before it answers, so that an early fault is a refusal and no cut-off answer. */
async function begun(texts: AsyncGenerator<string>): Promise<AsyncGenerator<string>> {
  const first = await texts.next();
  return (async function* all() {
    if (first.done !== true) yield first.value;
    yield* texts;
  })();
}

function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  texts: Iterable<string> | AsyncIterable<string>,
): FastifyReply {
  reply
    .header('cache-control', CACHE_CONTROL.askAgain)
    .header('vary', 'accept-encoding')
    .type('application/xml; charset=utf-8');
  const stream = Readable.from(texts);
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['gzip', 'identity']);
  if (encoding !== 'gzip') return reply.send(stream);
  const packed = createGzip({ level: 6 });
  // A fault while reading breaks the answer too, and a client who goes away ends the reading.
  stream.on('error', (error) => packed.destroy(error));
  packed.on('close', () => stream.destroy());
  return reply.header('content-encoding', 'gzip').send(stream.pipe(packed));
}
