import { BOOKS, kept, OF_ACCOUNT, type PersonalTables } from './personal-table.ts';

/** The tables of what the marketplace takes of bookings and pays out to advertisers. */
export const PAYOUTS: PersonalTables = {
  fee_change: {
    owners: [{ whose: 'account', by: ['reservation_id', 'reservation.host_account_id'] }],
    columns: {
      base: kept('what a fee is a share of', BOOKS),
      amount: kept("the marketplace's share of a booking", BOOKS),
      vat: kept('its VAT', BOOKS),
    },
    readableBy: ['direction', 'at'],
  },
  payout: {
    owners: OF_ACCOUNT,
    columns: {
      amount: kept('money paid out to an advertiser', BOOKS),
      kind: kept('where it went', BOOKS),
      iban: kept('where it went', BOOKS),
      bank_name: kept('where it went', BOOKS),
      holder: kept('where it went', BOOKS),
      wallet: kept('where it went', BOOKS),
      wallet_phone: kept('where it went', BOOKS),
      failure: kept('why it came back', BOOKS),
    },
    readableBy: ['number', 'state', 'made_at', 'closed_at', 'reference'],
  },
  payout_line: {
    owners: [{ whose: 'account', by: ['payout_id', 'payout.account_id'] }],
    columns: {
      received: kept('why a payout is so much', BOOKS),
      refunded: kept('why a payout is so much', BOOKS),
      fee: kept('why a payout is so much', BOOKS),
      vat: kept('why a payout is so much', BOOKS),
      paid_before: kept('why a payout is so much', BOOKS),
      amount: kept('what of a booking a payout gives', BOOKS),
    },
    readableBy: ['parts_due', 'parts'],
  },
};
