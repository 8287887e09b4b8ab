import { useQueryClient } from '@tanstack/react-query';

/** Has the booking's page look again. */
export function useRenewed(): () => void {
  const client = useQueryClient();
  return () =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('reservation') });
}
