import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  type Authority,
  AuthorityDown,
  type ComplianceAnswer,
  type ComplianceOperation,
  type ComplianceReport,
  type InquiryAnswer,
} from './authority.ts';
import { Advertisement, withoutNumbers } from './facts.ts';

export interface RegaOptions {
  /** Base of the gateway, with its environment: `https://integration-gw.nhc.sa/nhc/prod/`. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** Ours at the authority; both stand in every compliance call. */
  platformId: string;
  platformOwnerId: string;
  /** The clock of the calls' headers. */
  now: () => Date;
  /** Tests wait less. */
  answerWithinMs?: number;
  /** What carries the calls; the network when absent. */
  fetch?: typeof fetch;
  name?: Authority['name'];
}

/** The contract asks for 15 to 20 seconds. */
const ANSWER_WITHIN_MS = 18_000;
const VALIDATOR = 'v2/brokerage/AdvertisementValidator';
const COMPLIANCE = 'v1/brokerage/PlatformCompliance';
/** The machine's code at the end of an Arabic sentence: `… _IV0003`. */
const CODE = /_([A-Z]{2}\d{4})$/;

const OPERATIONS = { display: 'DisplayAd', update: 'UpdateAd', cancel: 'CancelAd' } as const satisfies Record<
  ComplianceOperation,
  string
>;

const Failed = z.object({
  Body: z.object({ error: z.object({ message: z.string().nullish() }) }),
});
const Inquired = z.object({
  Body: z.object({
    result: z.object({
      isValid: z.boolean(),
      advertisement: z.unknown(),
      message: z.string().nullish(),
    }),
  }),
});
const Told = z.object({ Body: z.object({ result: z.object({ response: z.unknown() }) }) });

/**
 * The authority behind the port, through the gateway of the National Housing Company, to the contract of domain.md 3. A
 * call that does not reach it is repeated once; one that is answered, however badly, or takes too long, is not.
 */
export function createRegaAuthority(options: RegaOptions): Authority {
  return {
    name: options.name ?? 'rega',
    inquire: async (number, advertiser) => {
      const query = new URLSearchParams({
        adLicenseNumber: number,
        advertiserId: advertiser.number,
        idType: advertiser.kind === 'establishment' ? '2' : '1',
      });
      return readInquiry(await ask(options, `${VALIDATOR}?${query}`, { method: 'GET' }));
    },
    tell: async (report) => readTold(await ask(options, COMPLIANCE, posted(options, report))),
  };
}

function posted(
  { platformId, platformOwnerId }: RegaOptions,
  { operation, request, secrets }: ComplianceReport,
): RequestInit {
  const operationType = OPERATIONS[operation];
  const body = {
    ...request,
    ...secrets,
    operationType,
    operationReason: 'Other',
    platformId,
    platformOwnerId,
  };
  return { method: 'POST', body: JSON.stringify(body) };
}

interface Answered {
  status: number;
  body: unknown;
}

async function ask(options: RegaOptions, path: string, init: RequestInit): Promise<Answered> {
  const answer = await send(options, path, init).catch((error: unknown) => {
    if (isTimeout(error)) throw new AuthorityDown('not in time');
    return send(options, path, init).catch((again: unknown) => {
      throw new AuthorityDown(isTimeout(again) ? 'not in time' : 'not reached');
    });
  });
  const { status, text } = answer;
  const body = parsed(text);
  // A page of the gateway in front of it, not an answer.
  if (body === undefined) throw new AuthorityDown('no JSON', status);
  if (status >= 500 || status === 429) throw new AuthorityDown('a fault of its own', status);
  if (status === 401 || status === 403) throw new AuthorityDown('our keys or address are refused', status);
  return { status, body };
}

async function send(options: RegaOptions, path: string, init: RequestInit) {
  const call = options.fetch ?? fetch;
  const answer = await call(new URL(path, withSlash(options.url)), {
    ...init,
    headers: {
      'X-IBM-Client-Id': options.clientId,
      'X-IBM-Client-Secret': options.clientSecret,
      RefId: randomUUID(),
      CallerReqTime: String(Math.floor(options.now().getTime() / 1000)),
      'Content-Type': 'application/json',
      Accept: 'application/json',
    },
    redirect: 'error',
    signal: AbortSignal.timeout(options.answerWithinMs ?? ANSWER_WITHIN_MS),
  });
  return { status: answer.status, text: await answer.text() };
}

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`);
const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readInquiry({ status, body }: Answered): InquiryAnswer {
  const failed = Failed.safeParse(body);
  if (failed.success) return refusedBy(failed.data.Body.error.message);
  const inquired = Inquired.safeParse(body);
  if (!inquired.success) throw new AuthorityDown('an answer nobody understands', status);
  const { isValid, advertisement, message } = inquired.data.Body.result;
  if (!isValid) return refusedBy(message);
  const read = Advertisement.safeParse(advertisement);
  if (!read.success) throw new AuthorityDown('a licence nobody understands', status);
  return { kind: 'licence', ...withoutNumbers(read.data) };
}

function refusedBy(message: string | null | undefined): InquiryAnswer {
  const said = (message ?? '').trim();
  return { kind: 'refused', code: codeIn(said), message: said.replace(CODE, '').trim() };
}

const codeIn = (message: string) => CODE.exec(message.trim())?.[1] ?? null;

function readTold({ status, body }: Answered): ComplianceAnswer {
  const failed = Failed.safeParse(body);
  if (failed.success) {
    const code = codeIn(failed.data.Body.error.message ?? '');
    return { accepted: false, status, code };
  }
  const told = Told.safeParse(body);
  if (!told.success) throw new AuthorityDown('an answer nobody understands', status);
  return { accepted: told.data.Body.result.response === true, status, code: null };
}
