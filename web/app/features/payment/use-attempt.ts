import { useContext, useEffect, useEffectEvent, useId, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { AttemptsContext } from '../transfers/attempts.ts';
import type { AskCheckout, Checkout } from './gateway.ts';
import { useCheckout } from './use-checkout.ts';

/** Refusals that say that the page shows what is no longer so. */
const CHANGED = new Set(['state_changed', 'plan_changed', 'membership_changed', 'terms_changed']);

/** Longer than a bank's page takes to come on a weak connection. */
const LEAVING_MS = 15_000;

export interface AttemptInput {
  /** Names what is paid for in this tab. */
  name: string;
  ask: AskCheckout;
  /** Asked before anything is opened; the payer may step back. */
  confirm?: (() => Promise<boolean>) | undefined;
  /** What is paid for is not what the page shows any more. */
  onChanged: () => void;
}

/** An attempt to pay, whatever by: opened with us, handed on to the gateway, and what went wrong of it. */
export function useAttempt({ name, ask, confirm, onChanged }: AttemptInput) {
  const [isPending, setIsPending] = useState(false);
  const id = useId();
  const { paying, setPaying } = useContext(AttemptsContext);
  const setPending = (is: boolean) => {
    setIsPending(is);
    setPaying((now) => (is ? id : now === id ? undefined : now));
  };
  const [problem, setProblem] = useState<string>();
  const { open: openNow, spend } = useCheckout(name, ask);
  useComingBack(() => {
    setPending(false);
    onChanged();
  });

  /** Whether another form of the page is in the middle of paying. */
  const isBlocked = paying !== undefined && paying !== id;

  /** Stops waiting, and says why. */
  const fail = (sentence?: string) => {
    setPending(false);
    setProblem(sentence);
  };

  /** Begins an attempt whose payment `send` opens itself, and goes on or fails. */
  const beginBy = async (send: (open: typeof openNow) => Promise<void>) => {
    if (isBlocked || isPending || (await confirm?.()) === false) return;
    setPending(true);
    setProblem(undefined);
    try {
      await send(openNow);
    } catch (error) {
      if (!(error instanceof ApiError)) {
        fail();
        throw error;
      }
      fail(error.msg);
      if (!CHANGED.has(error.code)) return;
      spend();
      onChanged();
    }
  };

  /** Opens the payment and hands it to `send`, which goes on or fails. */
  const begin = (send: (checkout: Checkout) => Promise<void>, keepCard = false) =>
    beginBy(async (open) => send(await open(keepCard)));

  /** Waits for something of an attempt that is open already. */
  const goOn = async (work: () => Promise<void>) => {
    if (isPending) return;
    setPending(true);
    setProblem(undefined);
    await work();
  };

  /** Goes to the bank. Who comes no further, or stops on the way, may choose anew. */
  const leave = (address: string) => {
    location.assign(address);
    setTimeout(() => setPending(false), LEAVING_MS);
  };

  return { isPending, isBlocked, problem, begin, beginBy, goOn, fail, spend, leave };
}

/** The browser's back button may show this page as it was left, in the middle of paying. */
function useComingBack(comeBack: () => void): void {
  const comeBackNow = useEffectEvent(comeBack);
  useEffect(() => {
    const look = (event: PageTransitionEvent) => {
      if (event.persisted) comeBackNow();
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);
}
