import type { Membership } from '@diyar/contract/money/memberships';
import type { Plan, PlanPeriod } from '@diyar/contract/money/plans';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useSession } from '../../session/session.ts';
import type { AskCheckout } from '../payment/gateway.ts';

export type ShownPlans = CallData<'GET /api/v1/plans'>;

/** The membership of who is signed in, which a purchase would replace. */
export function useMembership() {
  const lang = useLang();
  const isSignedIn = useSession().status === 'signed_in';
  return useQuery({
    queryKey: [lang, 'memberships', 1],
    queryFn: () => callApi('GET /api/v1/memberships', { query: { page: 1, per_page: 10 }, lang }),
    enabled: isSignedIn,
  });
}

/** Opens the purchase of a plan and its payment, both under one key: a lost answer opens neither twice. */
export function useAskPurchase(
  plan: Plan,
  period: PlanPeriod,
  { current, termsVersion }: { current: Membership; termsVersion: number },
): AskCheckout {
  const { id: planId, version } = plan;
  const { id: replaces } = current;
  return useCallback(
    async (key, lang, keepCard) => {
      const body = {
        plan_id: planId,
        plan_version: version,
        period,
        method: 'card' as const,
        replaces,
        terms_version: termsVersion,
      };
      const { id } = await callApi('POST /api/v1/purchases', { body, idempotencyKey: `buy-${key}`, lang });
      return callApi('POST /api/v1/purchases/{id}/payments', {
        params: { id },
        body: { keep_card: keepCard },
        idempotencyKey: `pay-${key}`,
        lang,
      });
    },
    [planId, version, period, replaces, termsVersion],
  );
}

/** A question asked while something waits for its answer. */
export function useQuestion() {
  const [answer, setAnswer] = useState<{ give: (isYes: boolean) => void }>();
  const ask = useCallback(() => new Promise<boolean>((resolve) => setAnswer({ give: resolve })), []);
  const give = (isYes: boolean) => {
    answer?.give(isYes);
    setAnswer(undefined);
  };
  return { ask, isAsked: answer !== undefined, give };
}
