import type { UserType } from '@diyar/contract/people/accounts';
import type { Home } from '@diyar/contract/supply/home';
import { type Session, useSession } from './session.ts';
import { useHome } from './use-home.ts';

/**
 * Readers of an account's pages: a kind of account; of ordinary ones apart who has never added a property or bought a plan; and a
 * guest with a foreign number, who may do neither.
 */
export type Reader = UserType | 'seeker' | 'guest';

/** Readers who only look and book. */
export const GUESTS: readonly Reader[] = ['seeker', 'guest'];

/** Returns who reads: until `home` has come, an ordinary account is read as one that advertises. */
export function readerOf(
  { userType, user }: Pick<Session, 'userType' | 'user'>,
  home: Pick<Home, 'advertises'> | undefined,
): Reader | null {
  if (user?.role === 'guest') return 'guest';
  return userType === 'ordinary' && home?.advertises === false ? 'seeker' : userType;
}

/** Returns who reads; undefined while it is asked for. An ordinary account that cannot be asked about is read as one that advertises. */
export function useReader(): Reader | null | undefined {
  const session = useSession();
  const { data, isLoading } = useHome();
  const reader = readerOf(session, data);
  return reader === 'ordinary' && isLoading ? undefined : reader;
}

/** Whether somebody has, or had, something to let or sell; not while it is asked for. */
export function isAdvertiser(reader: Reader | null | undefined): boolean {
  return reader === 'ordinary' || reader === 'bussines';
}
