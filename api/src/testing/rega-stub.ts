import { registryFetch } from '../../../demo/src/registry/embedded-registry.ts';
import type { Database } from '../platform/db/database.ts';
import { type HttpStub, startHttpStub } from './http-stub.ts';

export interface RegaStub extends HttpStub {
  /** How the next requests fare: answered, refused with a status, cut off, left in silence, done and the answer lost, or answered with a body. */
  next: (number | 'pass' | 'cut' | 'silence' | 'lost answer' | { body: string; status?: number })[];
  /** Bodies of the compliance calls that arrived, in order. */
  told: Record<string, unknown>[];
  options: {
    url: string;
    clientId: string;
    clientSecret: string;
    platformId: string;
    platformOwnerId: string;
  };
}

/** The authority's gateway on a port of this machine, to its contract; its licences are the demonstration's. */
export async function startRegaStub(around: { db: Database; now: () => Date }): Promise<RegaStub> {
  const next: RegaStub['next'] = [];
  const told: RegaStub['told'] = [];
  const registry = registryFetch(around);
  const http = await startHttpStub(async (came, response) => {
    const instead = next.shift();
    if (instead === 'silence') return;
    if (instead === 'cut') return void response.destroy();
    if (came.path.endsWith('PlatformCompliance') && instead !== 503)
      told.push(JSON.parse(came.body.toString()));
    if (instead === 'lost answer') return void response.destroy();
    if (typeof instead === 'number') return void response.writeHead(instead).end('{}');
    if (typeof instead === 'object') return void response.writeHead(instead.status ?? 200).end(instead.body);
    const isRead = came.method === 'GET';
    const answer = await registry(`http://registry${came.url}`, {
      method: came.method,
      ...(isRead ? {} : { body: new Uint8Array(came.body) }),
    });
    response.writeHead(answer.status).end(await answer.text());
  });
  const options = {
    url: `${http.url}/nhc/prod`,
    clientId: 'diyar',
    clientSecret: 'secret',
    platformId: '77',
    platformOwnerId: '78',
  };
  return { ...http, next, told, options };
}
