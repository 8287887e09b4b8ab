import type { Profile, UserType } from '@diyar/contract/people/accounts';
import { useSyncExternalStore } from 'react';
import { callApi } from '../api/client.ts';

/** `unknown` on the server and until the browser has looked; then a guest, or signed in with the profile kept or fetched. */
export interface Session {
  status: 'unknown' | 'guest' | 'signed_in';
  userType: UserType | null;
  user: Profile | null;
}

const UNKNOWN: Session = { status: 'unknown', userType: null, user: null };
const GUEST: Session = { status: 'guest', userType: null, user: null };
/** The brief's three keys, to the letter. */
const KEYS = ['user_token', 'user_type', 'userData'] as const;

/** The account's favourites as last seen, to be read without a network; they leave with the session. */
export const FAVOURITES_COPY = 'favourites_copy';

let session: Session = UNKNOWN;
const listeners = new Set<() => void>();

/** Tells every page who is signed in now; for the calls that change it (change-session.ts). */
export function publish(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The signed-in person; `unknown` while rendering on the server. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => UNKNOWN,
  );
}

function readSession(): Session {
  if (localStorage.getItem('user_token') === null) return GUEST;
  return {
    status: 'signed_in',
    userType: localStorage.getItem('user_type') as UserType | null,
    user: keptUser(),
  };
}

function keptUser(): Profile | null {
  try {
    return JSON.parse(localStorage.getItem('userData') ?? 'null') as Profile | null;
  } catch {
    return null;
  }
}

/** Counts the profiles asked for, here and by other tabs: only the newest is kept, however late an older answer comes. */
let asked = 0;

/** Keeps the profile that `fetchUser` answers, unless the session became another meanwhile. */
export async function keepUser(fetchUser: () => Promise<Profile>): Promise<void> {
  asked += 1;
  const mine = asked;
  const user = await fetchUser();
  if (mine !== asked) return;
  localStorage.setItem('user_type', user.user_type);
  localStorage.setItem('userData', JSON.stringify(user));
  publish({ status: 'signed_in', userType: user.user_type, user });
}

/**
 * Fetches the signed-in user, whichever kind of account acts, and keeps it (brief 4). A token the API refuses ends the
 * session through the client's handler.
 */
export function refreshUser(): Promise<void> {
  return keepUser(() => callApi('GET /api/v1/user/current'));
}

/** Kept answers of whoever is signed in, to be read without a network; they leave with the session. */
export const OWN_COPY = 'diyar-own';
/** How keys of what waits for a network begin; it leaves with the session. */
export const OUTBOX = 'outbox:';

/** Forgets the session here: the three keys, what is in memory, and what was kept to be read or sent without a network. */
export function clearSession(): void {
  asked += 1;
  for (const key of Object.keys(localStorage)) if (key.startsWith(OUTBOX)) localStorage.removeItem(key);
  for (const key of [...KEYS, FAVOURITES_COPY]) localStorage.removeItem(key);
  // A browser without that store kept nothing there.
  void globalThis.caches?.delete(OWN_COPY);
  publish(GUEST);
}

/** On load: restores the stored session and fetches the current user; follows the other tabs. Returns the undo. */
export function startSession(): () => void {
  publish(readSession());
  if (session.status === 'signed_in') refreshUser().catch(keepWorkingOffline);
  const follow = (event: StorageEvent) => {
    if (event.key !== null && !(KEYS as readonly string[]).includes(event.key)) return;
    asked += 1;
    publish(readSession());
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** An unreachable API does not sign anyone out: the profile kept earlier stays, and the next call tries again. */
function keepWorkingOffline(): void {}
