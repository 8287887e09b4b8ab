import type { UserType } from '@diyar/contract/people/accounts';
import { callApi } from '../api/client.ts';
import { clearSession, FAVOURITES_COPY, keepUser, publish } from './session.ts';

/** Begins to act for an account of this kind: nothing of another one stays, and its profile comes from its own path (brief 7). */
async function actFor(userType: UserType): Promise<void> {
  localStorage.setItem('user_type', userType);
  for (const key of ['userData', FAVOURITES_COPY]) localStorage.removeItem(key);
  publish({ status: 'signed_in', userType, user: null });
  await keepUser(() =>
    userType === 'bussines' ? callApi('GET /api/v1/user/profile') : callApi('GET /api/v1/ordinaries/profile'),
  );
}

/** Saves a token, then fetches and stores the profile (brief 4). */
export async function setToken(token: string, userType: UserType): Promise<void> {
  localStorage.setItem('user_token', token);
  await actFor(userType);
}

/** Forgets forms that were kept for a reload, so that the next person at this device does not see them. */
function forgetDrafts(): void {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith('draft:')) sessionStorage.removeItem(name);
}

/** Ends the session on this device, where its token holds no longer: nothing of it stays here. */
export function endSession(): void {
  forgetDrafts();
  clearSession();
}

/**
 * Signs out here: the token is forgotten at once, whatever the network does, and the API is told of it. Ends when the API
 * has answered or could not be reached; never throws for it.
 */
export async function signOutHere(): Promise<void> {
  const telling = callApi('DELETE /api/v1/auth/tokens/current', { keepalive: true });
  endSession();
  await telling.catch(stayForgotten);
}

/** A token that could not be revoked is kept by nobody any more. */
function stayForgotten(): void {}

/** Revokes the tokens of every device. Throws when the API could not do it; the session here lasts until `endSession`. */
export async function revokeEverywhere(): Promise<void> {
  await callApi('DELETE /api/v1/auth/tokens');
}

/** Lets the same token act for another of my accounts. */
export async function switchAccount(accountId: string): Promise<void> {
  const body = { account_id: accountId };
  const account = await callApi('PUT /api/v1/auth/tokens/current/account', { body });
  await actFor(account.user_type);
}

/** Adds an account of the other kind to my phone; the token acts for it from then on. */
export async function addAccount(userType: UserType, name: string): Promise<void> {
  await callApi('POST /api/v1/accounts', { body: { user_type: userType, name } });
  await actFor(userType);
}
