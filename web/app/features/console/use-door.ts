import type { TotpNeeded } from '@diyar/contract/console/console';
import { latinDigits } from '@diyar/contract/values/format';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { type CallData, callApi } from '../../api/client.ts';
import type { Channel, SignInDraft } from '../sign-in/sign-in-draft.ts';
import { type OperatorFacts, useSetOperator } from './use-operator.ts';

export type DoorErrors = Partial<Record<'phone' | 'code' | 'totp' | 'name' | 'form', string>>;

interface Entered {
  operator: OperatorFacts;
  recoveryCodes: string[];
}

type Change = (changes: Partial<SignInDraft>) => void;

/** One call at a time; a refusal goes to whoever knows its field. */
function useRun() {
  const [pending, setPending] = useState<'code' | 'token' | null>(null);
  const run = async (what: 'code' | 'token', work: () => Promise<void>, fail: (error: ApiError) => void) => {
    setPending(what);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      fail(error);
    } finally {
      setPending(null);
    }
  };
  return { pending, run };
}

/** The calls at the door: a message, its code, the app's code; each failure beside the field it is about. */
export function useDoor(draft: SignInDraft, change: Change) {
  const [errors, setErrors] = useState<DoorErrors>({});
  /** The message's code was right; the app's is owed. */
  const [needed, setNeeded] = useState<TotpNeeded | null>(null);
  const { pending, run } = useRun();
  const { entered, enter, finish } = useEntering();

  const startOver = (told: DoorErrors = {}) => {
    setNeeded(null);
    setErrors(told);
    change({ step: 'phone', code: '' });
  };

  const failed = (error: ApiError) => {
    if (error.code === 'totp_needed') {
      setErrors({});
      return setNeeded(error.data as TotpNeeded);
    }
    if (error.code === 'not_operator') return startOver({ phone: error.msg });
    const hasEnded = error.code === 'code_expired' || error.code === 'code_tries_used';
    if (hasEnded) {
      setNeeded(null);
      change({ step: 'code', resendAt: new Date().toISOString(), code: '' });
    }
    setErrors(placed(error, needed === null || hasEnded));
  };

  const sendCode = (channel: Channel) =>
    run(
      'code',
      async () => change(await requestCode(draft.phone, channel)),
      (error) =>
        setErrors(
          isOurFault(error) ? { form: error.msg } : { [draft.step]: error.fieldText('phone') ?? error.msg },
        ),
    );

  const open = (code: string, second: { totp?: string; name?: string } = {}) =>
    run(
      'token',
      async () => {
        const body = { challenge_id: draft.challengeId, code: latinDigits(code), ...second };
        enter(await callApi('POST /api/v1/console/session', { body }));
        change({ step: 'phone', code: '', challengeId: '' });
      },
      failed,
    );

  return { errors, pending, needed, entered, sendCode, open, finish, startOver };
}

/** In at once, or first past the recovery codes that are shown this one time. */
function useEntering() {
  const [entered, setEntered] = useState<Entered | null>(null);
  const setOperator = useSetOperator();
  const enter = ({
    recovery_codes: recoveryCodes,
    ...operator
  }: CallData<'POST /api/v1/console/session'>) => {
    if (recoveryCodes.length > 0) setEntered({ operator, recoveryCodes });
    else setOperator(operator);
  };
  return { entered, enter, finish: () => setOperator(entered?.operator ?? null) };
}

async function requestCode(phone: string, channel: Channel): Promise<Partial<SignInDraft>> {
  const answer = await callApi('POST /api/v1/console/codes', { body: { phone, channel } });
  const resendAt = new Date(Date.now() + answer.resend_in * 1000).toISOString();
  return { step: 'code', channel, challengeId: answer.challenge_id, resendAt, code: '' };
}

function placed(error: ApiError, isFirstCode: boolean): DoorErrors {
  if (isOurFault(error)) return { form: error.msg };
  const name = error.fieldText('name');
  if (name !== undefined) return { name };
  return { [isFirstCode ? 'code' : 'totp']: error.errors[0]?.msg ?? error.msg };
}

/** Whether the API was not reached or is broken, so that nothing typed is to blame. */
function isOurFault(error: ApiError): boolean {
  return error.status === 0 || error.status >= 500;
}
