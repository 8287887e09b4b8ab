import type { BuiltPerson } from '../../api/src/testing/factories.ts';
import { multipartOf } from '../../api/src/testing/multipart.ts';

export interface Answered {
  status: number;
  retryAfter: string | null;
  body: {
    code: string;
    msg: string;
    data: { photo?: string | null; errors?: { rule: string; msg: string }[] };
  };
}

/** Uploads the photo of somebody's account to a running server. */
export async function uploadPhoto(
  site: string,
  person: BuiltPerson,
  bytes: Buffer,
  lang = 'ar',
): Promise<Answered> {
  const { body, headers } = multipartOf('photo', bytes);
  const answer = await fetch(`${site}/api/v1/accounts/current/photo`, {
    method: 'PUT',
    headers: {
      apikey: 'diyar-development',
      lang,
      authorization: `Bearer ${person.token}`,
      ...headers,
    },
    body: new Uint8Array(body),
  });
  const retryAfter = answer.headers.get('retry-after');
  return { status: answer.status, retryAfter, body: (await answer.json()) as Answered['body'] };
}
