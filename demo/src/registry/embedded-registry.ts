import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Authority } from '../../../api/src/authority/authority.ts';
import { createRegaAuthority } from '../../../api/src/authority/rega-authority.ts';
import type { Database } from '../../../api/src/platform/db/database.ts';
import { CASES, caseOf, ODD_NUMBERS, type RegistryCase } from './cases.ts';
import { findLicensedThing, type LicensedThing, PLAIN_FLAT } from './licensed-thing.queries.ts';
import { advertisementOf, statedBy } from './registry-answer.ts';

interface RegistryOptions {
  db: Database;
  now: () => Date;
}

/** How often a licence that is down at first goes unanswered. */
const UNANSWERED = 2;

const NOT_LINKED = 'رقم الهوية أو السجل التجاري غير مرتبط برقم ترخيص الإعلان _IV0003';
const UNKNOWN = 'رقم ترخيص الإعلان غير موجود';

/** The registry that ad licences are checked with outside production, spoken to by the very adapter that speaks to the authority. */
export function openEmbeddedRegistry(options: RegistryOptions): Authority {
  return createRegaAuthority({
    url: 'http://registry.demonstration/',
    clientId: 'diyar',
    clientSecret: 'diyar',
    platformId: '1',
    platformOwnerId: '1',
    name: 'sandbox',
    now: options.now,
    fetch: registryFetch(options),
  });
}

/** A `fetch` that answers as the authority's gateway does (domain.md 3), from the cases of `CASES`. */
export function registryFetch({ db, now }: RegistryOptions): typeof fetch {
  const unanswered = new Map<string, number>();
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.pathname.endsWith('/PlatformCompliance'))
      return answerCompliance((await request.json()) as Record<string, unknown>);
    if (!url.pathname.endsWith('/AdvertisementValidator')) return failed(404, 'Not Found');
    const number = url.searchParams.get('adLicenseNumber') ?? '';
    const advertiserId = url.searchParams.get('advertiserId') ?? '';
    if (number === ODD_NUMBERS.html)
      return new Response('<html><body>502 Bad Gateway</body></html>', { status: 502 });
    if (number === ODD_NUMBERS.invalid)
      return sent({ isValid: false, advertisement: null, message: UNKNOWN });
    const found = await findCase(db, number);
    if (found === undefined) return failed(400, UNKNOWN);
    const { name, thing } = found;
    if (name === 'down' || (name === 'down_at_first' && isUnanswered(unanswered, number)))
      return failed(500, 'Internal Server Error');
    if (name === 'not_yours') return failed(400, NOT_LINKED);
    const asked = { number, advertiserId, today: riyadhDate(now()) };
    return sent({
      isValid: true,
      advertisement: advertisementOf(name, statedBy(name, thing), asked),
      message: null,
    });
  };
}

function isUnanswered(unanswered: Map<string, number>, number: string): boolean {
  const times = (unanswered.get(number) ?? 0) + 1;
  unanswered.set(number, times);
  return times <= UNANSWERED;
}

/** What a number does: one of the page's, or the licence of an ad of the demonstration world, which fits it. */
async function findCase(
  db: Database,
  number: string,
): Promise<{ name: RegistryCase; thing: LicensedThing } | undefined> {
  const named = caseOf(number);
  if (named === undefined) {
    const thing = await findLicensedThing(db, { licence: number });
    return thing && { name: 'fits', thing };
  }
  const thing = named.ad === undefined ? plainThing(number) : await findLicensedThing(db, { ad: named.ad });
  return thing && { name: named.name, thing };
}

/** The one for a sale is land, as domain.md 3.8 has it. */
function plainThing(number: string): LicensedThing {
  if (number !== CASES.other_purpose.fixed) return PLAIN_FLAT;
  // The case turns the purpose of what it is about.
  return { ...PLAIN_FLAT, property_type: 'Land', rooms: null, area: 600, price: 1_800_000 };
}

const REQUIRED = [
  'adLicenseNumber',
  'adLinkInPlatform',
  'adType',
  'advertiserId',
  'advertiserName',
  'operationType',
  'platformId',
  'platformOwnerId',
  'propertyType',
];

function answerCompliance(body: Record<string, unknown>): Response {
  const missing = REQUIRED.filter((name) => typeof body[name] !== 'string' || body[name] === '');
  if (missing.length > 0) return failed(400, `بيانات ناقصة: ${missing.join(', ')}`);
  return sent({ response: true });
}

function header(code: number, description: string) {
  return {
    ResTime: '',
    ChId: 'realestateportals',
    ReqID: '',
    Status: { Code: code, Description: description },
  };
}

function sent(result: unknown): Response {
  const body = { result, targetUrl: null, success: true, error: null, unAuthorizedRequest: false };
  return Response.json({ Header: header(200, 'OK'), Body: body });
}

function failed(code: number, message: string): Response {
  const error = { code, message, details: null, validationErrors: null };
  const body = { result: null, targetUrl: null, success: false, error, unAuthorizedRequest: false };
  return Response.json({ Header: header(code, 'Bad Request'), Body: body }, { status: code });
}
