import { kept, OF_PERSON, type PersonalTables, secret } from './personal-table.ts';

const DUTY = {
  basis: 'legitimate interest',
  retention: 'as long as the audit log names them',
  onClosing: 'kept',
} as const;
const AUDIT = { ...DUTY, basis: 'law', retention: '10 years' } as const;
const OF_OPERATOR = [{ whose: 'person', by: ['operator_id', 'operator.person_id'] }] as const;

/** Those who run the marketplace; leaving as a customer does not end their duty. */
export const OPERATORS: PersonalTables = {
  operator: {
    owners: OF_PERSON,
    columns: {
      name: kept('who decided, in the audit log', DUTY),
      totp_secret: kept('the second factor', secret(DUTY)),
    },
    readableBy: ['enrolled_at'],
  },
  operator_session: {
    owners: OF_OPERATOR,
    columns: {
      token_hash: kept('knowing which operator calls', secret(DUTY)),
      last_used_at: kept('ending what nobody uses', DUTY),
    },
    readableBy: ['created_at', 'ended_at'],
  },
  recovery_code: {
    owners: OF_OPERATOR,
    columns: { code_hash: kept('signing in without the second factor', secret(DUTY)) },
    readableBy: ['used_at'],
  },
  audit_entry: {
    owners: OF_OPERATOR,
    columns: {
      act: kept('what an operator did', AUDIT),
      before: kept('what it was before', secret(AUDIT)),
      after: kept('what it became', secret(AUDIT)),
      reason: kept('why', AUDIT),
    },
    readableBy: ['at'],
  },
};
