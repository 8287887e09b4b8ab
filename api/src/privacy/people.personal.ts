import {
  forDays,
  HISTORY,
  kept,
  OF_ACCOUNT,
  OF_PERSON,
  type PersonalTables,
  secret,
  UNTIL_CLOSED,
  WITH_ACCOUNT,
} from './personal-table.ts';

const BY_LAW = { ...UNTIL_CLOSED, basis: 'law' } as const;
const BUSINESS_RECORD = {
  basis: 'law',
  retention: '10 years, for the invoices that name it',
  onClosing: 'kept',
} as const;

const INVITED = {
  ...WITH_ACCOUNT,
  basis: 'legitimate interest',
  retention: '90 days after it was decided or its time was over',
} as const;

/** People, their accounts, and how they come in. */
export const PEOPLE: PersonalTables = {
  person: {
    owners: [{ whose: 'person', by: ['id'] }],
    columns: {
      phone: kept('signing in, and calls about bookings', UNTIL_CLOSED),
      lang: kept('writing to them in their language', { ...UNTIL_CLOSED, onClosing: 'kept' }),
      identity_kind: kept('proof of who advertises, or books from abroad', BY_LAW),
      identity_hmac: kept('knowing an identity number again without keeping it', secret(BY_LAW)),
      identity_last4: kept('showing which number was given', BY_LAW),
      identity_kept_at: kept('a number put there just now proves nobody who lost their phone', BY_LAW),
      identity_country: kept('telling passports of two countries apart', BY_LAW),
      identity_verified_at: kept('proof of who advertises', BY_LAW),
    },
    readableBy: ['created_at'],
  },
  account: {
    owners: [{ whose: 'account', by: ['id'] }],
    columns: {
      name: kept('what others call the account by', UNTIL_CLOSED),
      vat_number: kept('tax invoices in the advertiser’s name', BUSINESS_RECORD),
      verified_at: kept('the badge of a verified advertiser', UNTIL_CLOSED),
      suspended_at: kept('keeping out who broke the terms', { ...UNTIL_CLOSED, onClosing: 'kept' }),
      suspended_reason: kept('telling them why', { ...UNTIL_CLOSED, onClosing: 'kept' }),
    },
    readableBy: ['number', 'kind', 'created_at', 'last_acted_at'],
  },
  account_profile: {
    owners: OF_ACCOUNT,
    columns: {
      email: kept('receipts and notices', WITH_ACCOUNT),
      photo_key: kept('a face beside the name', WITH_ACCOUNT),
      logo_key: kept('a business’s logo', WITH_ACCOUNT),
      city_id: kept('where an advertiser works', WITH_ACCOUNT),
      lat: kept('where an advertiser is', WITH_ACCOUNT),
      lng: kept('where an advertiser is', WITH_ACCOUNT),
      about_ar: kept('what an advertiser says of themselves', WITH_ACCOUNT),
      about_en: kept('what an advertiser says of themselves', WITH_ACCOUNT),
      languages: kept('which languages they answer in', WITH_ACCOUNT),
      commercial_registration: kept('proof of the business', WITH_ACCOUNT),
      fal_number: kept('proof of the right to broker', WITH_ACCOUNT),
      legal_name: kept('tax invoices in the advertiser’s name', WITH_ACCOUNT),
      viewer_phone: kept('calls about viewings', WITH_ACCOUNT),
    },
    readableBy: ['updated_at'],
  },
  opening_hours: {
    owners: OF_ACCOUNT,
    columns: {
      weekday: kept('when an office is open', WITH_ACCOUNT),
      opens_at: kept('when an office is open', WITH_ACCOUNT),
      closes_at: kept('when an office is open', WITH_ACCOUNT),
    },
  },
  payout_destination: {
    owners: OF_ACCOUNT,
    columns: {
      kind: kept('paying the advertiser', WITH_ACCOUNT),
      iban: kept('paying the advertiser', WITH_ACCOUNT),
      bank_name: kept('paying the advertiser', WITH_ACCOUNT),
      holder: kept('paying the advertiser', WITH_ACCOUNT),
      wallet: kept('paying the advertiser', WITH_ACCOUNT),
      wallet_phone: kept('paying the advertiser', WITH_ACCOUNT),
      refused_reason: kept('why a payout there failed', WITH_ACCOUNT),
    },
    readableBy: ['updated_at'],
  },
  team_member: {
    owners: [...OF_PERSON, ...OF_ACCOUNT],
    columns: { role: kept('who may act for a business', WITH_ACCOUNT) },
    readableBy: ['added_at'],
  },
  team_invitation: {
    owners: [...OF_ACCOUNT, { whose: 'phone or e-mail', by: ['phone'] }],
    columns: {
      phone: kept('asking somebody to act for a business', INVITED),
      role: kept('what they are asked to do there', INVITED),
    },
    readableBy: ['state', 'created_at', 'expires_at', 'decided_at'],
  },
  access_token: {
    owners: [...OF_PERSON, ...OF_ACCOUNT],
    columns: {
      token_hash: kept('knowing who calls', secret(WITH_ACCOUNT)),
      last_used_at: kept('ending what nobody uses', WITH_ACCOUNT),
      browser: kept('telling my devices apart', WITH_ACCOUNT),
      system: kept('telling my devices apart', WITH_ACCOUNT),
    },
    readableBy: ['created_at', 'revoked_at'],
  },
  live_ticket: {
    owners: OF_ACCOUNT,
    columns: { ticket_hash: kept('opening one stream of changes', secret(forDays(1))) },
  },
  sign_in_challenge: {
    owners: [{ whose: 'phone or e-mail', by: ['phone'] }],
    columns: {
      phone: kept('sending a sign-in code', forDays(2, 'contract')),
      address_hash: kept('limits per network address', secret(forDays(2))),
      country: kept('limits per country of foreign numbers', forDays(2)),
      code_hash: kept('checking a code', secret(forDays(2, 'contract'))),
      lang: kept('writing the code in their language', forDays(2, 'contract')),
    },
    readableBy: ['channel', 'created_at'],
  },
  rate_bucket: {
    // A keyed hash of a network address, or an account's id for a day: it finds no person.
    owners: [],
    columns: {
      caller: kept('limits per caller', { ...secret(forDays(1)), onClosing: 'kept' }),
    },
  },
  outbox_message: {
    owners: [{ whose: 'phone or e-mail', by: ['recipient'] }],
    columns: {
      recipient: kept('proof that a message went out', forDays(90)),
      body: kept('seeing messages outside production, never in it', secret(forDays(90))),
    },
    readableBy: ['channel', 'kind', 'created_at', 'sent_at'],
  },
  consent: {
    owners: OF_PERSON,
    columns: {
      slug: kept('proof of what was agreed to', HISTORY),
      version: kept('proof of what was agreed to', HISTORY),
      given_at: kept('proof of what was agreed to', HISTORY),
    },
  },
  marketing_consent: {
    owners: OF_PERSON,
    columns: {
      channel: kept('news only to those who want them', { ...HISTORY, basis: 'consent' }),
      given_at: kept('proof of the yes', { ...HISTORY, basis: 'consent' }),
      withdrawn_at: kept('proof of the no', { ...HISTORY, basis: 'consent' }),
    },
  },
  event: {
    owners: [...OF_PERSON, ...OF_ACCOUNT],
    columns: { params: kept('notifications of what happened; holds numbers of ours, no names', HISTORY) },
    readableBy: ['key', 'at'],
  },
  idempotency_key: {
    owners: OF_ACCOUNT,
    columns: {
      key: kept('doing a repeated call once', forDays(1, 'contract')),
      fingerprint: kept('doing a repeated call once', secret(forDays(1, 'contract'))),
      answer: kept('answering a repeated call again', secret(forDays(1, 'contract'))),
    },
    readableBy: ['created_at'],
  },
};
