import type { ServerResponse } from 'node:http';
import { type Came, type HttpStub, startHttpStub } from './http-stub.ts';

export interface S3Stub extends HttpStub {
  /** Answers the next requests with 503, as a storage under strain does. */
  failNext(times: number): void;
}

/** A server that speaks as much S3 as the storage needs: one bucket, signed requests, objects in memory. */
export async function startS3Stub(bucket: string): Promise<S3Stub> {
  const objects = new Map<string, Buffer>();
  let failures = 0;
  const stub = await startHttpStub((came, response) => {
    if (signedFor(came) === undefined) return refuse(response, 403, 'AccessDenied');
    if (failures > 0) {
      failures -= 1;
      return refuse(response, 503, 'SlowDown');
    }
    if (!came.path.startsWith(`/${bucket}/`)) return refuse(response, 404, 'NoSuchBucket');
    return answer(response, objects, came);
  });
  return {
    ...stub,
    failNext: (times) => {
      failures = times;
    },
  };
}

function answer(response: ServerResponse, objects: Map<string, Buffer>, came: Came): void {
  const { method, path, body } = came;
  const found = objects.get(path);
  if (method === 'PUT') {
    objects.set(path, body);
    response.writeHead(200, { etag: '"1"' }).end();
  } else if (method === 'DELETE') {
    objects.delete(path);
    response.writeHead(204).end();
  } else if (found === undefined) {
    refuse(response, 404, 'NoSuchKey');
  } else {
    // To HEAD, Node sends these headers and no body.
    response.writeHead(200, { 'content-length': found.length, etag: '"1"' }).end(found);
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    );
}

/** The region in the signature's scope. */
export function signedFor({ headers }: Pick<Came, 'headers'>): string | undefined {
  const scope = /^AWS4-HMAC-SHA256 Credential=[^/]+\/\d{8}\/([\w-]+)\/s3\/aws4_request/;
  return scope.exec(headers.authorization ?? '')?.[1];
}
