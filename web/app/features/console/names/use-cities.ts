import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useConsoleCall } from '../use-operator.ts';

/** Every city as operators see it. */
export function useCities() {
  const lang = useLang();
  const call = useConsoleCall();
  return useQuery({
    queryKey: [lang, 'console-cities'],
    queryFn: () => call(() => callApi('GET /api/v1/console/cities', { lang })),
  });
}
