import { latinDigits } from '@diyar/contract/values/format';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { setToken } from '../../session/change-session.ts';
import { type Channel, forgetSignInDraft, type SignInDraft } from './sign-in-draft.ts';

type FieldName = 'phone' | 'code' | 'name';
/** A sentence beside the field it is about; `form` for what no field can mend (not reached, broken). */
export type Errors = Partial<Record<FieldName | 'form', string>> & {
  /** When it may be tried again after too many tries, ISO. */
  retryAt?: string;
};
type Change = (changes: Partial<SignInDraft>) => void;

/** The three calls of signing in, each failure beside the field it is about. */
export function useSignIn(draft: SignInDraft, change: Change) {
  const t = useTranslations();
  const [errors, setErrors] = useState<Errors>({});
  const [pending, setPending] = useState<'code' | 'token' | null>(null);

  const run = async (what: 'code' | 'token', work: () => Promise<void>) => {
    setPending(what);
    setErrors({});
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(placed(error, draft, what, change));
    } finally {
      setPending(null);
    }
  };

  const sendCode = (channel: Channel) =>
    run('code', async () => {
      const { phone, country } = draft;
      const body = { phone, channel, ...(country !== 'SA' && { country }) };
      const answer = await callApi('POST /api/v1/auth/codes', { body });
      const resendAt = new Date(Date.now() + answer.resend_in * 1000).toISOString();
      const sent = { channel: answer.channel, sentTo: answer.phone, challengeId: answer.challenge_id };
      change({ step: 'code', ...sent, resendAt, code: '' });
    });

  const takeToken = (code: string) => {
    const missing = missingIn(draft, code);
    if (missing !== undefined) {
      setErrors(sayMissing(t, missing));
      return;
    }
    return run('token', async () => {
      const profile = draft.step === 'profile' ? { user_type: kindOf(draft), name: draft.name } : {};
      const body = { challenge_id: draft.challengeId, code: latinDigits(code), ...profile };
      const answer = await callApi('POST /api/v1/auth/tokens', { body });
      forgetSignInDraft();
      await setToken(answer.user_token, answer.user_type);
    });
  };

  return { errors, pending, sendCode, takeToken };
}

/** A foreign number's account is a guest's, whatever was chosen for another number before. */
function kindOf({ sentTo, userType }: SignInDraft) {
  return sentTo === '' || sentTo.startsWith('+966') ? userType : 'ordinary';
}

type Missing = 'code_required' | 'code_short';

const CODE_DIGITS = 6;

/** The error of a missing or incomplete code, which is not sent. */
function missingIn(draft: SignInDraft, code: string): Missing | undefined {
  if (draft.step === 'profile') return undefined;
  if (code === '') return 'code_required';
  return code.length < CODE_DIGITS ? 'code_short' : undefined;
}

function sayMissing(t: ReturnType<typeof useTranslations<never>>, missing: Missing): Errors {
  return { code: missing === 'code_short' ? t('signIn.codeShort') : t('rules.code_required') };
}

/** Puts a refusal beside its field, and goes to the step where it can be mended. */
function placed(error: ApiError, draft: SignInDraft, what: 'code' | 'token', change: Change): Errors {
  if (error.status === 0 || error.status >= 500) return { form: error.msg };
  if (what === 'code' && error.retryAfter !== null) {
    const retryAt = new Date(Date.now() + error.retryAfter * 1000).toISOString();
    // Where a code can be sent again, the clock of that counts down.
    if (draft.step === 'code') change({ resendAt: retryAt });
    return draft.step === 'code' ? { form: error.msg } : { form: error.msg, retryAt };
  }
  // Forgets another country that was chosen before the list was switched off.
  if (error.errors.some(({ rule }) => rule === 'phone_foreign_off')) change({ country: 'SA' });
  if (what === 'code')
    return { [draft.step === 'phone' ? 'phone' : 'code']: error.fieldText('phone') ?? error.msg };
  if (error.code === 'profile_needed' && draft.step === 'code') {
    change({ step: 'profile' });
    return {};
  }
  const ended = error.code === 'code_expired' || error.code === 'code_tries_used';
  // A code that ended cannot be mended by waiting: another may be asked for at once.
  if (ended) change({ step: 'code', resendAt: new Date().toISOString(), code: '' });
  if (ended || draft.step === 'code') return { code: error.fieldText('code') ?? error.msg };
  return { name: error.fieldText('name') ?? error.msg };
}
