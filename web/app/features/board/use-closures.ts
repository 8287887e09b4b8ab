import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';

/** Closures that hold today or later: of one unit, or of all. */
export function useClosures(unit?: string) {
  const lang = useLang();
  return useQuery({
    queryKey: [lang, 'closures', unit ?? ''],
    queryFn: () => callApi('GET /api/v1/host/closures', { query: { unit }, lang }),
  });
}

/** Has the lists of closures asked for again. */
export function useForgetClosures(): () => void {
  const lang = useLang();
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [lang, 'closures'] });
}
