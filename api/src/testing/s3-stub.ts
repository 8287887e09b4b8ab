import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Request {
  method: string;
  path: string;
  /** From the signature's scope. */
  region: string | undefined;
  headers: IncomingHttpHeaders;
}

export interface S3Stub {
  url: string;
  /** Every request that came, refused ones too. */
  requests: S3Request[];
  /** Answers the next requests with 503, as a storage under strain does. */
  failNext(times: number): void;
  close(): Promise<void>;
}

/** A server that speaks as much S3 as the storage needs: one bucket, signed requests, objects in memory. */
export async function startS3Stub(bucket: string): Promise<S3Stub> {
  const objects = new Map<string, Buffer>();
  const requests: S3Request[] = [];
  let failures = 0;
  const server = createServer(async (request, response) => {
    const { method = '', headers } = request;
    const path = (request.url ?? '').split('?')[0] ?? '';
    requests.push({ method, path, region: regionOf(headers.authorization), headers });
    const body = await bodyOf(request);
    if (regionOf(headers.authorization) === undefined) return refuse(response, 403, 'AccessDenied');
    if (failures > 0) {
      failures -= 1;
      return refuse(response, 503, 'SlowDown');
    }
    if (!path.startsWith(`/${bucket}/`)) return refuse(response, 404, 'NoSuchBucket');
    answer(response, objects, { method, path, body });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    failNext: (times) => {
      failures = times;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

interface Asked {
  method: string;
  path: string;
  body: Buffer;
}

function answer(response: ServerResponse, objects: Map<string, Buffer>, { method, path, body }: Asked): void {
  if (method === 'PUT') {
    objects.set(path, body);
    response.writeHead(200, { etag: '"1"' }).end();
    return;
  }
  if (method === 'DELETE') {
    objects.delete(path);
    response.writeHead(204).end();
    return;
  }
  const found = objects.get(path);
  if (found === undefined) {
    refuse(response, 404, 'NoSuchKey');
    return;
  }
  // To HEAD, Node sends these headers and no body.
  response.writeHead(200, { 'content-length': found.length, etag: '"1"' }).end(found);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    );
}

function regionOf(authorization: string | undefined): string | undefined {
  return /^AWS4-HMAC-SHA256 Credential=[^/]+\/\d{8}\/([\w-]+)\/s3\/aws4_request/.exec(
    authorization ?? '',
  )?.[1];
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}
