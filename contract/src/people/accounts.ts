import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { nameText } from '../words/name-text.ts';
import { STANDINGS } from '../words/team-rights.ts';

/** On the wire a business account is spelt `bussines` (the brief); translated in one place, here. */
export const UserType = z.enum(['bussines', 'ordinary'], 'invalid');
export type UserType = z.infer<typeof UserType>;

export function userTypeOf(kind: 'business' | 'ordinary'): UserType {
  return kind === 'business' ? 'bussines' : 'ordinary';
}

export function accountKindOf(userType: UserType): 'business' | 'ordinary' {
  return userType === 'bussines' ? 'business' : 'ordinary';
}

/** At least 4 characters that can be seen: the brief's rule for names. Counted as the database counts them. */
export const AccountName = nameText('name_required')
  .min(1, 'name_required')
  .refine((name) => [...name].length >= 4, 'name_min')
  .max(100, 'name_max');

/** The record that the browser keeps as `userData`. */
export const Profile = z.object({
  id: z.string(),
  user_type: UserType,
  name: z.string(),
  phone: z.string(),
  verified: z.boolean(),
  verified_at: z.string().nullable(),
  created_at: z.string(),
  /** How the person stands to the acting account: theirs, or a role of its team. */
  role: z.enum(STANDINGS),
  /** A guest with a foreign number gives a passport before the first booking. */
  needs_passport: z.boolean(),
  /** Every account they may act for. */
  accounts: z.array(
    z.object({ id: z.string(), user_type: UserType, name: z.string(), role: z.enum(STANDINGS) }),
  ),
});
export type Profile = z.infer<typeof Profile>;

export const businessProfile = endpoint({
  method: 'GET',
  path: '/api/v1/user/profile',
  summary: 'Profile of the acting business account',
  data: Profile,
  caller: 'token',
});

export const ordinaryProfile = endpoint({
  method: 'GET',
  path: '/api/v1/ordinaries/profile',
  summary: 'Profile of the acting ordinary account',
  data: Profile,
  caller: 'token',
  refuses: ['business_no_access'],
});

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/v1/user/current',
  summary: 'The signed-in user, whichever kind of account acts',
  data: Profile,
  caller: 'token',
});

export const addAccount = endpoint({
  method: 'POST',
  path: '/api/v1/accounts',
  summary: 'Add an account of the other kind to my phone; the token acts for it from then on',
  body: z.object({ user_type: UserType, name: AccountName }),
  data: z.object({ account_id: z.string(), user_type: UserType, name: z.string() }),
  status: 201,
  caller: 'token',
  needs: 'look',
  refuses: ['account_exists', 'foreign_guest'],
});
