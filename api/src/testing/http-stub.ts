import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that came, whole. */
export interface Came {
  method: string;
  path: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface HttpStub {
  url: string;
  /** Every request that came, refused ones too. */
  requests: Came[];
  close(): Promise<void>;
}

/** Somebody else's server, on a port of this machine, that answers as its published contract says. */
export async function startHttpStub(
  answer: (came: Came, response: ServerResponse) => void,
): Promise<HttpStub> {
  const requests: Came[] = [];
  const server = createServer(async (request, response) => {
    const parts: Uint8Array[] = [];
    for await (const part of request) parts.push(part);
    const { method = '', url = '', headers } = request;
    const came = { method, url, path: url.split('?')[0] ?? '', headers, body: Buffer.concat(parts) };
    requests.push(came);
    answer(came, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
