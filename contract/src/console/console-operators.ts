import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { OPERATOR_ROLES } from '../words/operator-rights.ts';

const Roles = z
  .array(z.enum(OPERATOR_ROLES, 'invalid'), 'role_required')
  .min(1, 'role_required')
  .max(OPERATOR_ROLES.length, 'invalid')
  .transform((roles) => OPERATOR_ROLES.filter((role) => roles.includes(role)));
const Reason = z.string('reason_required').trim().min(1, 'reason_required').max(500, 'text_max');
const OperatorParams = z.object({ id: z.uuid('invalid') });

/** An operator as the owners see them. */
export const ListedOperator = z.object({
  id: z.string(),
  /** Null until they came in for the first time. */
  name: z.string().nullable(),
  phone: z.string(),
  roles: z.array(z.enum(OPERATOR_ROLES)),
  added_at: z.string(),
  /** When they linked their authenticator app; null until they come in again after a reset. */
  enrolled_at: z.string().nullable(),
  last_seen_at: z.string().nullable(),
  /** Sessions that are not ended. */
  sessions: z.int(),
  is_me: z.boolean(),
});
export type ListedOperator = z.infer<typeof ListedOperator>;

export const listOperators = endpoint({
  method: 'GET',
  path: '/api/v1/console/operators',
  summary: 'Who may open the console, with their roles',
  data: z.object({ items: z.array(ListedOperator) }),
  caller: 'operator',
  right: 'operators',
});

export const addOperator = endpoint({
  method: 'POST',
  path: '/api/v1/console/operators',
  summary:
    'Let a phone number into the console, with its roles; it links an authenticator app when it first comes in',
  body: z.strictObject({
    phone: z.string('phone_required').trim().min(1, 'phone_required').max(40, 'phone_invalid'),
    roles: Roles,
  }),
  data: ListedOperator,
  status: 201,
  caller: 'operator',
  right: 'operators',
  refuses: ['operator_exists', 'xsrf_mismatch'],
});

export const setOperatorRoles = endpoint({
  method: 'PUT',
  path: '/api/v1/console/operators/{id}/roles',
  summary: 'Give an operator other roles, from their next call on; refused when no owner would be left',
  params: OperatorParams,
  body: z.strictObject({ roles: Roles, reason: Reason }),
  data: ListedOperator,
  caller: 'operator',
  right: 'operators',
  refuses: ['operator_last_owner', 'xsrf_mismatch'],
});

export const removeOperator = endpoint({
  method: 'POST',
  path: '/api/v1/console/operators/{id}/removal',
  summary:
    'Remove an operator: their sessions end and they cannot come in; what they did stays in the audit log',
  params: OperatorParams,
  body: z.strictObject({ reason: Reason }),
  data: z.object({}),
  status: 201,
  caller: 'operator',
  right: 'operators',
  refuses: ['operator_last_owner', 'xsrf_mismatch'],
});

export const resetAuthenticator = endpoint({
  method: 'POST',
  path: '/api/v1/console/operators/{id}/authenticator-reset',
  summary:
    'Unlink the authenticator app of another operator: their sessions and recovery codes end, and they link an app anew',
  params: OperatorParams,
  body: z.strictObject({ reason: Reason }),
  data: ListedOperator,
  status: 201,
  caller: 'operator',
  right: 'operators',
  refuses: ['own_authenticator', 'xsrf_mismatch'],
});
