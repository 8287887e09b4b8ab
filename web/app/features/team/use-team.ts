import type { Team } from '@diyar/contract/people/team';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useLive } from '../../live/use-live.ts';
import { useSession } from '../../session/session.ts';

/** A team as it is known here, and ways to know it better. */
export interface TeamProps {
  team: Team;
  /** Takes what a change answered. */
  keep: (team: Team) => void;
  lookAgain: () => void;
}

/** The team of the acting business, asked for again when it changed elsewhere; `keep` takes what a change answered. */
export function useTeam() {
  const lang = useLang();
  const client = useQueryClient();
  const { user, userType } = useSession();
  const queryKey = [lang, 'team', user?.id];
  const query = useQuery({
    queryKey,
    queryFn: () => callApi('GET /api/v1/team', { lang }),
    enabled: user !== null && userType === 'bussines',
  });
  useLive('team', () => void query.refetch());
  return { ...query, keep: (team: Team) => client.setQueryData(queryKey, team) };
}

/** Invitations to the caller's phone. */
export function useInvitations() {
  const lang = useLang();
  const { user } = useSession();
  const query = useQuery({
    queryKey: [lang, 'invitations', user?.id],
    queryFn: () => callApi('GET /api/v1/invitations', { lang }),
    enabled: user !== null,
  });
  useLive('team', () => void query.refetch());
  return query;
}

/**
 * Runs one change at a time; what it refuses is said in a notice, unless `onRefusal` takes it, and `onStale` looks again where the
 * page no longer shows what there is.
 */
export function useChange(onStale: () => void) {
  const [pending, setPending] = useState(false);
  const run = async (work: () => Promise<void>, onRefusal?: (error: ApiError) => boolean) => {
    if (pending) return;
    setPending(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (onRefusal?.(error) !== true && error.code !== 'invalid_token') toast.error(error.msg);
      if (error.status === 409 || error.status === 404 || error.status === 403) onStale();
    } finally {
      setPending(false);
    }
  };
  return { pending, run };
}
