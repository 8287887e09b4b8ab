import type { ClaimDeed } from './deposit-lives.ts';

/** Names what guest, host or the clock do next in a random life of bookings. */
export type Deed =
  | { is: 'book'; guest: number; inDays: number; nights: number }
  /** Pays what is due; `late`, the gateway is asked some hours later. */
  | { is: 'pay'; which: number; late: boolean }
  /** Takes one of the steps that are offered to one side. */
  | { is: 'step'; which: number; side: 'guest' | 'host'; choice: number; share: number }
  /** Asks for other dates, guests or services of a booking. */
  | {
      is: 'change';
      which: number;
      shift: number;
      nights: number;
      guests: number;
      service: boolean;
      pays: boolean;
    }
  /** Claims of a finished stay's deposit, answers, or decides: whatever can be done next. */
  | ({ is: 'claim'; which: number } & ClaimDeed)
  | { is: 'pass'; hours: number }
  /** The clock's jobs come by. */
  | { is: 'clock' };
