import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import { z } from 'zod';
import {
  AccessBusy,
  AccessDown,
  type AccessStatus,
  AnswerForged,
  type NationalAccess,
} from './national-access.ts';

export interface NafathOptions {
  /** Its address with the environment, ending in a slash. */
  url: string;
  appId: string;
  appKey: string;
  /** The service we are subscribed to. */
  service: string;
  /** Our name in its answers; not asked for when undefined. */
  audience: string | undefined;
  /** Goes out with the person's own, as the contract asks. */
  serverIp: string;
  now: () => Date;
  fetch?: typeof fetch;
}

const ISSUER = 'Nafath App';
const ANSWER_WITHIN_MS = 10_000;
/** A transaction of this person is open already. */
const BUSY_CODE = '400-034-050';
/** It is not known any more, or its time is over. */
const GONE_CODES: ReadonlySet<string> = new Set(['400-034-051', '400-034-053']);

const Begun = z.object({
  transId: z.string().min(1).max(500),
  random: z.coerce.number().int().min(10).max(99),
});
const Status = z.object({ status: z.enum(['WAITING', 'EXPIRED', 'REJECTED', 'COMPLETED']) });
const Refused = z.object({ code: z.string() });
const IdNumber = z.coerce.string().regex(/^\d{10}$/);
const Claims = z.looseObject({
  transId: z.string().min(1),
  status: Status.shape.status,
  nin: IdNumber.optional(),
  iqamaNumber: IdNumber.optional(),
});

const STATUS: Record<z.output<typeof Status>['status'], AccessStatus> = {
  WAITING: 'waiting',
  EXPIRED: 'expired',
  REJECTED: 'rejected',
  COMPLETED: 'completed',
};

/** The national sign-on by its published contract (domain.md 2.1). */
export function createNafath(options: NafathOptions): NationalAccess {
  const { url, service, audience, now, fetch: ask = fetch } = options;
  const keys = createRemoteJWKSet(new URL('api/v1/mfa/jwk', url), { [customFetch]: ask });
  return {
    async begin({ identityNumber: nationalId, requestId, lang, ip }) {
      const path = `api/v1/mfa/request?local=${lang}&requestId=${requestId}`;
      const answer = await post(options, path, { nationalId, service }, ip);
      if (answer.code === BUSY_CODE) throw new AccessBusy();
      const begun = Begun.safeParse(answer.body);
      if (!begun.success) throw new AccessDown('an answer that is not its contract’s');
      return { transactionId: begun.data.transId, number: begun.data.random };
    },
    async status({ identityNumber: nationalId, transactionId: transId, number }) {
      const asked = { nationalId, transId, random: String(number) };
      const answer = await post(options, 'api/v1/mfa/request/status', asked, '');
      if (answer.code !== undefined && GONE_CODES.has(answer.code)) return 'expired';
      const status = Status.safeParse(answer.body);
      if (!status.success) throw new AccessDown('an answer that is not its contract’s');
      return STATUS[status.data.status];
    },
    async read(token) {
      const checks = {
        issuer: ISSUER,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'iat'],
        currentDate: now(),
      };
      const verified = await jwtVerify(
        token,
        keys,
        audience === undefined ? checks : { ...checks, audience },
      ).catch((error: unknown) => {
        throw new AnswerForged(error instanceof Error ? error.message : 'not a token');
      });
      const claims = Claims.safeParse(verified.payload);
      if (!claims.success) throw new AnswerForged('claims that are not its contract’s');
      const { transId, status, nin, iqamaNumber } = claims.data;
      return { transactionId: transId, status: STATUS[status], identityNumber: nin ?? iqamaNumber ?? null };
    },
  };
}

/** What it answered, or the code it refused with; throws `AccessDown` for anything else. */
async function post(
  { url, appId, appKey, serverIp, fetch: ask = fetch }: NafathOptions,
  path: string,
  body: object,
  ip: string,
): Promise<{ body: unknown; code: string | undefined }> {
  try {
    const answer = await ask(new URL(path, url), {
      method: 'POST',
      headers: {
        'APP-ID': appId,
        'APP-KEY': appKey,
        'Content-Type': 'application/json',
        'X-Forwarded-For': ip === '' ? serverIp : `${ip},${serverIp}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const said: unknown = await answer.json();
    if (answer.ok) return { body: said, code: undefined };
    const refused = Refused.safeParse(said);
    if (answer.status === 400 && refused.success) return { body: undefined, code: refused.data.code };
    throw new AccessDown(`status ${answer.status}`);
  } catch (error) {
    if (error instanceof AccessDown) throw error;
    throw new AccessDown(error instanceof Error ? error.name : 'no answer');
  }
}
