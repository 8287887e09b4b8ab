import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Query } from './record.ts';

export interface Floors {
  url: string;
  /** GET /empty/NAME answers so many bytes and does nothing else. */
  addEmpty(name: string, bytes: number, contentType: string): void;
  /** GET /query/NAME asks one recording after the other, all of its statements at once, and sends the rows. */
  addQueries(name: string, recordings: readonly Query[][]): void;
  close(): Promise<void>;
}

/** Routes that do nothing but what cannot be left out: the measured routes are compared with these. */
export async function openFloors(pool: Pool): Promise<Floors> {
  const app: FastifyInstance = Fastify();
  const empty = new Map<string, { body: Buffer; contentType: string }>();
  const recorded = new Map<string, readonly Query[][]>();
  app.get<{ Params: { name: string } }>('/empty/:name', (request, reply) => {
    const known = empty.get(request.params.name);
    if (known === undefined) return reply.callNotFound();
    return reply.type(known.contentType).send(known.body);
  });
  let turn = 0;
  app.get<{ Params: { name: string } }>('/query/:name', async (request) => {
    const recordings = recorded.get(request.params.name) ?? [];
    turn += 1;
    const queries = recordings[turn % recordings.length] ?? [];
    return await Promise.all(queries.map(async (query) => (await pool.query(query)).rows));
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    addEmpty: (name, bytes, contentType) => {
      empty.set(name, { body: Buffer.alloc(bytes, 'a'), contentType });
    },
    addQueries: (name, recordings) => {
      recorded.set(name, recordings);
    },
    close: () => app.close(),
  };
}
