import { BOOKS, kept, type PersonalTables } from './personal-table.ts';

/** Changes of bookings that were asked for. */
export const CHANGES: PersonalTables = {
  reservation_change: {
    owners: [
      { whose: 'account', by: ['reservation_id', 'reservation.guest_account_id'] },
      { whose: 'account', by: ['reservation_id', 'reservation.host_account_id'] },
    ],
    columns: {
      reason: kept('why the guest asked for it', BOOKS),
      pay: kept('its price', BOOKS),
      back: kept('its price', BOOKS),
      old_start_date: kept('the stay', BOOKS),
      old_end_date: kept('the stay', BOOKS),
      old_start_time: kept('the stay', BOOKS),
      old_end_time: kept('the stay', BOOKS),
      old_terms: kept('what both agreed on', BOOKS),
      new_start_date: kept('the stay', BOOKS),
      new_end_date: kept('the stay', BOOKS),
      new_start_time: kept('the stay', BOOKS),
      new_end_time: kept('the stay', BOOKS),
      new_terms: kept('what both agreed on', BOOKS),
    },
    readableBy: ['state', 'asked_at', 'closed_at'],
  },
};
