/** States, events and movers of a reservation's life. Apart from the calls, so that pages read them without zod. */
export const RESERVATION_STATES = [
  'pending',
  'processing',
  'waiting_for_approval',
  'active',
  'finished',
  'canceled',
  'lapsed',
] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/** Everything that can happen to a reservation, in the order of a life; each is a row of its history. */
export const RESERVATION_EVENTS = [
  /** Held for its guest, unpaid. */
  'hold',
  'pay',
  /** Paid, and the advertiser is asked. */
  'ask',
  /** The guest sent the receipt of a bank transfer: the clock of the hold stands still until it is decided. */
  'send_receipt',
  'refuse_receipt',
  /** Less came by bank than is due; the hold goes on for what is missing. */
  'receive_part',
  'cancel',
  'lapse',
  /** The money came after the hold was over. */
  'pay_late',
  'ask_late',
  'accept',
  'decline',
  /** The advertiser did not answer in time. */
  'expire',
  'withdraw',
  'pay_rest',
  /** The security deposit, where it is paid by itself. */
  'pay_deposit',
  /** The advertiser lets the guest pay the rest until arrival. */
  'give_time',
  'rest_unpaid',
  'guest_cancel',
  'host_cancel',
  'operator_cancel',
  'no_show',
  /** The guest leaves before the end. */
  'leave',
  'finish',
  /** The advertiser gives money back after a stay. */
  'give_back',
  /** A change is asked for and its new time held until its difference is paid. */
  'change_hold',
  /** A change that costs nothing now is asked for. */
  'change_ask',
  /** A change holds at once. */
  'change_make',
  /** The difference is paid, and the advertiser is asked. */
  'change_pay',
  'change_pay_make',
  'change_accept',
  'change_decline',
  'change_expire',
  'change_lapse',
  'change_withdraw',
] as const;
export type ReservationEvent = (typeof RESERVATION_EVENTS)[number];

/** Who takes a step: the gateway is money that came, the clock is time that passed. */
export const RESERVATION_MOVERS = ['guest', 'host', 'operator', 'gateway', 'clock'] as const;
export type ReservationMover = (typeof RESERVATION_MOVERS)[number];

/** Where a change of a booking stands: it waits to be paid or to be answered, holds, or came to nothing. */
export const CHANGE_STATES = [
  'unpaid',
  'asked',
  'made',
  'declined',
  'unanswered',
  'withdrawn',
  'lapsed',
  'dropped',
] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];
