import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { useConsoleCall } from '../use-operator.ts';

/** The operators' answer templates; asked for once `isWanted`. */
export function useTemplates(isWanted = true) {
  const call = useConsoleCall();
  return useQuery({
    queryKey: ['ticket-templates'],
    queryFn: () => call(() => callApi('GET /api/v1/console/ticket-templates')),
    enabled: isWanted,
  });
}
