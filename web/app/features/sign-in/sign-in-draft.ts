import type { UserType } from '@diyar/contract/people/accounts';
import { useEffect, useState } from 'react';

export type Channel = 'sms' | 'whatsapp';

/** Everything typed and reached so far; outlives a reload of this tab and nothing more. */
export interface SignInDraft {
  step: 'phone' | 'code' | 'profile';
  /** Whose number it is where it names no country, in two letters. */
  country: string;
  phone: string;
  /** The number the code went to, as the API wrote it. */
  sentTo: string;
  channel: Channel;
  challengeId: string;
  /** When another code may be asked for, ISO. */
  resendAt: string;
  code: string;
  userType: UserType;
  name: string;
  isAgreed: boolean;
}

const KEY = 'sign_in';
const EMPTY: SignInDraft = {
  step: 'phone',
  country: 'SA',
  phone: '',
  sentTo: '',
  channel: 'sms',
  challengeId: '',
  resendAt: '',
  code: '',
  userType: 'ordinary',
  name: '',
  isAgreed: false,
};

function keptDraft(key: string): SignInDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<SignInDraft> | null;
    return { ...EMPTY, ...kept };
  } catch {
    return EMPTY;
  }
}

export function forgetSignInDraft(): void {
  sessionStorage.removeItem(KEY);
}

/**
 * The draft kept under `key` and how to change it. The server and the first render know none: what was kept appears
 * right after.
 */
export function useSignInDraft(key = KEY) {
  const [draft, setDraft] = useState(EMPTY);
  useEffect(() => setDraft(keptDraft(key)), [key]);
  const change = (changes: Partial<SignInDraft>) => {
    setDraft((before) => {
      const next = { ...before, ...changes };
      sessionStorage.setItem(key, JSON.stringify(next));
      return next;
    });
  };
  return [draft, change] as const;
}
