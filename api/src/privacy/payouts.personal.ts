import {
  BOOKS,
  HISTORY,
  type Keeping,
  kept,
  OF_ACCOUNT,
  type PersonalTables,
  secret,
  WITH_ACCOUNT,
} from './personal-table.ts';

const OF_BOTH_SIDES = [
  { whose: 'account', by: ['reservation_id', 'reservation.guest_account_id'] },
  { whose: 'account', by: ['reservation_id', 'reservation.host_account_id'] },
] as const;

const CONSENT: Keeping = {
  ...WITH_ACCOUNT,
  basis: 'consent',
  retention: 'until it is removed or the account closes',
};
const UNTIL_FORGOTTEN: Keeping = {
  ...WITH_ACCOUNT,
  retention: 'minutes, until the gateway has forgotten it',
  onClosing: 'kept',
};

/** The tables of what the marketplace takes of bookings and pays out to advertisers. */
export const PAYOUTS: PersonalTables = {
  bank_line: {
    owners: [{ whose: 'account', by: ['receipt_id', 'transfer_receipt.transfer_id', 'transfer.account_id'] }],
    columns: {
      text: kept('finding whose money came or left, in the bank’s own words', secret(BOOKS)),
      amount: kept('what came by bank or left', BOOKS),
      bank_reference: kept('finding the movement at the bank', BOOKS),
      our_reference: kept('finding the bank transfer of a payment', BOOKS),
    },
    readableBy: ['booked_on'],
  },
  money_case: {
    owners: [],
    columns: {
      card_company: kept('finding whose money came', secret(BOOKS)),
      card_last4: kept('finding whose money came', secret(BOOKS)),
    },
  },
  kept_card: {
    owners: OF_ACCOUNT,
    columns: {
      company: kept('paying again without typing the card', CONSENT),
      last4: kept('paying again without typing the card', CONSENT),
      expires_on: kept('saying that the card is over', CONSENT),
      token: kept("the gateway's name for the card", secret(CONSENT)),
    },
    readableBy: ['is_default', 'kept_at'],
  },
  forgotten_card: {
    owners: [],
    columns: { token: kept('having the gateway forget the card too', secret(UNTIL_FORGOTTEN)) },
  },

  fee_change: {
    owners: [{ whose: 'account', by: ['reservation_id', 'reservation.host_account_id'] }],
    columns: {
      base: kept('what a fee is a share of', BOOKS),
      amount: kept("the marketplace's share of a booking", BOOKS),
      vat: kept('its VAT', BOOKS),
    },
    readableBy: ['direction', 'at'],
  },
  deposit: {
    owners: OF_BOTH_SIDES,
    columns: {
      amount: kept('a security deposit that is held', BOOKS),
      released: kept('what of it went back', BOOKS),
      claimed: kept('what of it was given for damage', BOOKS),
    },
    readableBy: ['state', 'held_at', 'closed_at'],
  },
  deposit_claim: {
    owners: OF_BOTH_SIDES,
    columns: {
      items: kept('what is claimed of a security deposit', BOOKS),
      amount: kept('what is claimed of a security deposit', BOOKS),
      agreed: kept('what its guest agrees to', BOOKS),
      answer_words: kept('what its guest says to it', BOOKS),
      awarded: kept('what was decided', BOOKS),
      decision_words: kept('why it was decided so', BOOKS),
      proposed_award: kept('what a first operator proposed', BOOKS),
      proposed_words: kept('what a first operator proposed', BOOKS),
    },
    readableBy: ['state', 'made_at', 'answer_until', 'answer', 'answered_at', 'decided_at'],
  },
  deposit_photo: {
    owners: OF_ACCOUNT,
    columns: { file_key: kept('photos of damage; evidence of a claim', secret(BOOKS)) },
    readableBy: ['created_at'],
  },
  evaluation_photo: {
    owners: OF_ACCOUNT,
    columns: { file_key: kept('what others may expect', secret(HISTORY)) },
    readableBy: ['created_at'],
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
      claimed: kept('why a payout is so much', BOOKS),
      fee: kept('why a payout is so much', BOOKS),
      vat: kept('why a payout is so much', BOOKS),
      paid_before: kept('why a payout is so much', BOOKS),
      amount: kept('what of a booking a payout gives', BOOKS),
    },
    readableBy: ['parts_due', 'parts'],
  },
};
