import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { latinDigits } from '../values/format.ts';
import { isDate } from '../values/riyadh.ts';
import { OFFICE_DOCUMENT_PURPOSES, OFFICE_STATES, QUEUED_OFFICE_STATES } from '../words/office-words.ts';

const State = z.enum(OFFICE_STATES);
export const OfficeDocumentPurpose = z.enum(OFFICE_DOCUMENT_PURPOSES, 'invalid');
const Id = z.uuid('invalid');

/** Ten digits as people type them. */
function tenDigits(required: string, form: string) {
  return z
    .string(required)
    .max(40, form)
    .transform((text) => latinDigits(text).replaceAll(/[\s-]/g, ''))
    .pipe(
      z
        .string()
        .min(1, required)
        .regex(/^\d{10}$/, form),
    );
}

const Register = z.object({
  registration: z.string(),
  national_number: z.string().nullable(),
  name: z.string(),
  city: z.string().nullable(),
  issued_on: z.string().nullable(),
  activities: z.array(z.string()),
  /** Whether it names the account's owner; null where it names nobody. */
  owner_listed: z.boolean().nullable(),
  checked_at: z.string(),
});

const Document = z.object({
  id: z.uuid(),
  purpose: OfficeDocumentPurpose,
  kind: z.enum(['picture', 'pdf']),
  /** Bytes as kept. */
  size: z.int(),
});

const Broker = z.object({ number: z.string(), expires_on: z.string() });

const Request = z.object({
  id: z.uuid(),
  state: State,
  register: Register,
  /** The licence to broker (FAL); null of an office that advertises its own alone. */
  broker: Broker.nullable(),
  documents: z.array(Document),
  sent_at: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** Why it was refused, in the operator's words. */
  reason: z.string().nullable(),
  /** The last Riyadh day of the badge. */
  expires_on: z.string().nullable(),
});

const OfficeVerification = z.object({
  /** Whether the register can be asked here at all. */
  is_open: z.boolean(),
  may: z.enum(['verify', 'owner_alone']),
  /** Since when the owner is verified by the national sign-on; null while they are not. */
  owner_verified_at: z.string().nullable(),
  /** Since when the office has its badge; null without one. */
  verified_at: z.string().nullable(),
  /** The verification in force, as it was approved. */
  approved: Request.nullable(),
  /** The newest other one: being filled in, waiting, refused or ended. */
  request: Request.nullable(),
  /** Purposes that the request still needs a document for. */
  missing: z.array(OfficeDocumentPurpose),
  /** From which Riyadh day only verified offices publish ads, for this one; null while no day is set. */
  required_from: z.string().nullable(),
});
export type OfficeVerification = z.infer<typeof OfficeVerification>;
export type OfficeRequest = z.infer<typeof Request>;

export const showOfficeVerification = endpoint({
  method: 'GET',
  path: '/api/v1/verifications/office',
  summary: 'How the verification of the acting business account stands',
  data: OfficeVerification,
  caller: 'token',
  refuses: ['business_only'],
});

export const checkRegistration = endpoint({
  method: 'POST',
  path: '/api/v1/verifications/office/registration',
  summary: 'Ask the commercial register about a registration, and begin a request with its answer',
  body: z.strictObject({ number: tenDigits('required', 'cr_10') }),
  data: OfficeVerification,
  status: 201,
  caller: 'token',
  needs: 'own',
  refuses: [
    'role_forbids',
    'business_only',
    'not_available',
    'identity_not_verified',
    'registration_taken',
    'state_changed',
    'too_many_requests',
    'register_down',
  ],
});

export const addOfficeDocument = endpoint({
  method: 'POST',
  path: '/api/v1/verifications/office/documents',
  summary: 'Add a picture or PDF of at most 5 MB to a request that was not sent; operators alone see it',
  query: z.strictObject({ purpose: OfficeDocumentPurpose }),
  upload: 'file',
  data: OfficeVerification,
  status: 201,
  caller: 'token',
  needs: 'own',
  refuses: [
    'role_forbids',
    'business_only',
    'state_changed',
    'too_many_documents',
    'uploads_busy',
    'unavailable',
    'picture_not_kept',
  ],
});

export const removeOfficeDocument = endpoint({
  method: 'DELETE',
  path: '/api/v1/verifications/office/documents/{id}',
  summary: 'Take a document off a request that was not sent',
  params: z.object({ id: Id }),
  data: OfficeVerification,
  caller: 'token',
  needs: 'own',
  refuses: ['role_forbids', 'business_only', 'not_found', 'state_changed'],
});

export const sendOfficeRequest = endpoint({
  method: 'POST',
  path: '/api/v1/verifications/office',
  summary: 'Send the request to the operators, with the broker licence if there is one',
  body: z
    .strictObject({
      broker_number: tenDigits('required', 'fal_10').nullable(),
      broker_expires_on: z.string('required').refine(isDate, 'required').nullable(),
    })
    .refine(
      ({ broker_number, broker_expires_on }) => (broker_number === null) === (broker_expires_on === null),
      {
        error: 'required',
        path: ['broker_expires_on'],
      },
    ),
  data: OfficeVerification,
  status: 201,
  caller: 'token',
  needs: 'own',
  refuses: ['role_forbids', 'business_only', 'identity_not_verified', 'state_changed'],
});

const Account = z.object({ id: z.string(), name: z.string() });

const ConsoleLine = z.object({
  id: z.uuid(),
  account: Account,
  state: State,
  register_name: z.string(),
  sent_at: z.string(),
  /** The account is verified already: this renews it. */
  is_renewal: z.boolean(),
});
export type ConsoleOfficeLine = z.infer<typeof ConsoleLine>;

const ConsoleOffice = Request.extend({
  account: Account.extend({
    legal_name: z.string().nullable(),
    phone: z.string(),
    created_at: z.string(),
    ads: z.int(),
    is_suspended: z.boolean(),
  }),
  owner: z.object({ verified_at: z.string().nullable(), last4: z.string().nullable() }),
  is_renewal: z.boolean(),
  /** Whether the register's name is the account's or its legal one, spelling aside. */
  name_agrees: z.boolean(),
  /** Broker licences that the authority's answers about the account's ads named, with how many did; the newest first. */
  licences_named: z.array(z.object({ fal_number: z.string(), licences: z.int() })),
  /** Other accounts with this registration or broker licence in their profile or request. */
  same_numbers: z.array(Account),
  /** What was decided of the account before, the newest first. */
  before: z.array(
    z.object({
      state: State,
      decided_at: z.string(),
      reason: z.string().nullable(),
      expires_on: z.string().nullable(),
    }),
  ),
  operator: z.string().nullable(),
});
export type ConsoleOffice = z.infer<typeof ConsoleOffice>;

export const listConsoleOffices = endpoint({
  method: 'GET',
  path: '/api/v1/console/verifications',
  summary:
    'Requests of offices in a state: those that wait with the longest wait first, others the newest first',
  query: z.strictObject({ ...PageQuery, state: z.enum(QUEUED_OFFICE_STATES, 'invalid').default('sent') }),
  data: listOf(ConsoleLine),
  caller: 'operator',
  right: 'offices',
});

export const showConsoleOffice = endpoint({
  method: 'GET',
  path: '/api/v1/console/verifications/{id}',
  summary:
    'A request of an office with the evidence: the register, the owner, licences, documents, other accounts with its numbers',
  params: z.object({ id: Id }),
  data: ConsoleOffice,
  caller: 'operator',
  right: 'offices',
  refuses: ['not_found'],
});

export const openOfficeDocument = endpoint({
  method: 'POST',
  path: '/api/v1/console/verifications/{id}/documents/{document}/tickets',
  summary:
    'A ticket that opens one document once, within a minute: a picture is shown, a PDF only ever saved',
  params: z.object({ id: Id, document: Id }),
  data: z.object({ url: z.string(), kind: z.enum(['picture', 'pdf']) }),
  status: 201,
  caller: 'operator',
  right: 'offices',
  refuses: ['not_found', 'xsrf_mismatch'],
});

export const decideOffice = endpoint({
  method: 'POST',
  path: '/api/v1/console/verifications/{id}/decision',
  summary:
    'Approve a request, and the office has its badge; or refuse it with a reason, which the office reads',
  params: z.object({ id: Id }),
  body: z
    .strictObject({
      decision: z.enum(['approved', 'refused'], 'decision_required'),
      reason: z.string('reason_required').trim().max(500, 'text_max').default(''),
    })
    .refine(({ decision, reason }) => decision === 'approved' || reason !== '', {
      error: 'reason_required',
      path: ['reason'],
    }),
  data: ConsoleOffice,
  status: 201,
  caller: 'operator',
  right: 'offices',
  refuses: [
    'not_found',
    'state_changed',
    'identity_not_verified',
    'registration_taken',
    'broker_licence_taken',
    'broker_licence_ended',
    'account_suspended',
    'xsrf_mismatch',
  ],
});

/** Calls about verifying offices, under the names their code uses. */
export const OFFICE_ENDPOINTS = {
  showOfficeVerification,
  checkRegistration,
  addOfficeDocument,
  removeOfficeDocument,
  sendOfficeRequest,
  listConsoleOffices,
  showConsoleOffice,
  openOfficeDocument,
  decideOffice,
} as const;
