import type { quoteChange, showChangeForm } from '@diyar/contract/booking/reservation-changes';
import type { z } from 'zod';

export type ChangeForm = z.infer<typeof showChangeForm.data>;
export type ChangeQuote = z.infer<typeof quoteChange.data>;

/** What a guest has chosen for their booking: dates YYYY-MM-DD, and HH:mm for a booking by the hour. */
export interface ChangeDraft {
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  guests: string;
  services: readonly string[];
}

/** The booking as it stands. */
export function draftOf({ start, end, guests, services }: ChangeForm): ChangeDraft {
  const [startDate = '', startTime = ''] = start.split('T');
  const [endDate = '', endTime = ''] = end.split('T');
  const chosen = services.filter((service) => service.chosen).map(({ id }) => id);
  return { startDate, endDate, startTime, endTime, guests: String(guests), services: chosen };
}

/** What is asked of the API; a booking by the hour stays within its day. */
export function askedOf(draft: ChangeDraft, { period }: Pick<ChangeForm, 'period'>) {
  const { startDate, startTime, endDate, endTime, guests, services } = draft;
  const isHourly = period === 1;
  return {
    start: isHourly ? `${startDate}T${startTime}` : startDate,
    end: isHourly ? `${startDate}T${endTime}` : endDate,
    guests: Number(guests),
    services: [...services],
  };
}
