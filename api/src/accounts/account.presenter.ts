import { type Profile, type UserType, userTypeOf } from '@diyar/contract/people/accounts';
import { riyadhIso } from '@diyar/contract/values/format';
import { isAbroad } from '../platform/messaging/message-sender.ts';
import type { ProfileRow } from './account.queries.ts';
import type { AccountRow, ActedRow } from './account.ts';

export function presentAccount(account: AccountRow): {
  account_id: string;
  user_type: UserType;
  name: string;
} {
  return { account_id: String(account.number), user_type: userTypeOf(account.kind), name: account.name };
}

/** The fields of the acting account that may leave: the browser's `userData`. */
export function presentProfile(profile: ProfileRow, accounts: readonly ActedRow[]): Profile {
  return {
    id: String(profile.number),
    user_type: userTypeOf(profile.kind),
    name: profile.name,
    phone: profile.phone,
    verified: profile.verified_at !== null,
    verified_at: profile.verified_at === null ? null : riyadhIso(profile.verified_at),
    created_at: riyadhIso(profile.created_at),
    role: accounts.find(({ id }) => id === profile.id)?.standing ?? 'viewer',
    needs_passport: isAbroad(profile.phone) && profile.identity_kind !== 'passport',
    accounts: accounts.map((account) => ({
      id: String(account.number),
      user_type: userTypeOf(account.kind),
      name: account.name,
      role: account.standing,
    })),
  };
}
