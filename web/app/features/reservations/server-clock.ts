import { useQuery } from '@tanstack/react-query';

/** How far this device's clock is ahead of the server's, in milliseconds; taken from the Date of an answer. */
async function clockLead(): Promise<number> {
  const sent = Date.now();
  const response = await fetch('/healthz', { cache: 'no-store' });
  const told = Date.parse(response.headers.get('date') ?? '');
  // The header has whole seconds: its middle, and the middle of the way there and back.
  return Number.isNaN(told) ? 0 : (sent + Date.now()) / 2 - (told + 500);
}

/**
 * An instant of the server in this device's time, so that a countdown is right on a device whose clock is not. Until
 * the server's clock is known, the device's is believed; small differences are the measurement's and are left out.
 */
export function useServerInstant(iso: string): string {
  const { data: lead = 0 } = useQuery({
    queryKey: ['server-clock'],
    queryFn: clockLead,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return Math.abs(lead) < 2000 ? iso : new Date(new Date(iso).getTime() + lead).toISOString();
}
