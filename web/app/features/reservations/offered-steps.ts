import type { Reservation } from '@diyar/contract/booking/reservations';
import type { ReservationStep } from '@diyar/contract/values/reservation-step';

/** Steps that people take, in the order of their buttons. */
const STEP_EVENTS = [
  'accept',
  'change_accept',
  'give_time',
  'give_back',
  'decline',
  'change_decline',
  'change_withdraw',
  'leave',
  'no_show',
  'cancel',
  'withdraw',
  'guest_cancel',
  'host_cancel',
] as const;
export type StepEvent = (typeof STEP_EVENTS)[number];
export type Offered = ReservationStep & { event: StepEvent };

/** The steps a reservation offers its viewer, the most expected first. */
export function offeredSteps({ steps }: Pick<Reservation, 'steps'>): Offered[] {
  return STEP_EVENTS.flatMap((event) => {
    const step = steps.find((one) => one.event === event);
    return step === undefined ? [] : [{ ...step, event }];
  });
}
