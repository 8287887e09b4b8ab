import {
  BOOKS,
  forDays,
  HISTORY,
  kept,
  LISTING,
  OF_ACCOUNT,
  type PersonalTables,
  secret,
  WITH_ACCOUNT,
} from './personal-table.ts';

/** Numbers of a person and a deed, encrypted; a job forgets them once the licence has ended or the account is closed. */
const UNTIL_LICENCE_ENDS = {
  basis: 'law',
  retention: 'encrypted, until the licence has ended or the account is closed, and the authority was told',
  onClosing: 'kept',
} as const;
const CONTACT = {
  basis: 'legitimate interest',
  retention: 'as long as the ad’s figures; without the account once it is closed',
  onClosing: 'kept',
} as const;
const OF_GUEST_AND_HOST = [
  { whose: 'account', by: ['guest_account_id'] },
  { whose: 'account', by: ['host_account_id'] },
] as const;
/** Through the reservation of a due, of its guest. */
const GUEST_OF_DUE = ['due_id', 'due.reservation_id', 'reservation.guest_account_id'] as const;

/** Through the purchase of a due, of its buyer. */
const BUYER_OF_DUE = ['due_id', 'due.purchase_id', 'purchase.account_id'] as const;

/** The tables of what people advertise, book, pay and say. */
export const DEALINGS: PersonalTables = {
  property: {
    owners: OF_ACCOUNT,
    columns: {
      name: kept('what is let', LISTING),
      street: kept('where it is', LISTING),
      block_number: kept('where it is', LISTING),
      lat: kept('where it is', LISTING),
      lng: kept('where it is', LISTING),
      advertiser_relation: kept('owner, agent or marketer, as the law asks', LISTING),
      short_address: kept('where it is', LISTING),
      viewer_phone: kept('calls of those who want to see it', { ...LISTING, onClosing: 'cleared' }),
      directions_ar: kept('how guests arrive', { ...LISTING, onClosing: 'cleared' }),
      directions_en: kept('how guests arrive', { ...LISTING, onClosing: 'cleared' }),
      mortgage_details: kept('disclosures that the law asks', LISTING),
      dispute_details: kept('disclosures that the law asks', LISTING),
      unregistered_rights_details: kept('disclosures that the law asks', LISTING),
    },
    readableBy: ['created_at'],
  },
  unit: {
    owners: OF_ACCOUNT,
    columns: {
      name_ar: kept('what is let', LISTING),
      name_en: kept('what is let', LISTING),
      description_ar: kept('what is let', LISTING),
      description_en: kept('what is let', LISTING),
      house_rules_ar: kept('what guests keep to', LISTING),
      house_rules_en: kept('what guests keep to', LISTING),
      tourism_permit_number: kept('the right to let by the day', LISTING),
      last_rent: kept('rents that the law keeps from rising', LISTING),
      ejar_contract: kept('rents that the law keeps from rising', LISTING),
      link_key: kept('a private unit’s link', secret(LISTING)),
    },
    readableBy: ['code'],
  },
  arrival_code: {
    owners: [{ whose: 'account', by: ['unit_id', 'unit.account_id'] }],
    columns: { code: kept('opening the door to guests', WITH_ACCOUNT) },
  },
  photo: {
    owners: OF_ACCOUNT,
    columns: {
      caption_ar: kept('what is let', LISTING),
      caption_en: kept('what is let', LISTING),
      original_key: kept(
        'making other sizes of a photo; the file says where and with what it was taken',
        secret(LISTING),
      ),
    },
    readableBy: ['room', 'state', 'created_at'],
  },
  ad: {
    owners: OF_ACCOUNT,
    columns: {
      title_ar: kept('what is let', LISTING),
      title_en: kept('what is let', LISTING),
      search_text: kept('finding the ad', secret(LISTING)),
      typed_licence_number: kept('asking the authority about the ad', LISTING),
    },
    readableBy: ['number', 'state', 'published_at'],
  },
  licence: {
    owners: OF_ACCOUNT,
    columns: {
      number: kept('the right to advertise', { ...LISTING, basis: 'law' }),
      broker_name: kept('who answers for an ad', { ...LISTING, basis: 'law' }),
      fal_number: kept('who answers for an ad', { ...LISTING, basis: 'law' }),
      url: kept('checking the licence', { ...LISTING, basis: 'law' }),
      facts: kept('what the authority says of an ad', { ...LISTING, basis: 'law' }),
      sealed_numbers: kept('asking the authority and telling it of ads', secret(UNTIL_LICENCE_ENDS)),
    },
  },
  licence_check: {
    owners: [{ whose: 'account', by: ['ad_id', 'ad.account_id'] }],
    columns: {
      number: kept('the licence that is asked about', { ...LISTING, basis: 'law' }),
      message: kept('why the authority refused it', { ...LISTING, basis: 'law' }),
      sealed_advertiser: kept('asking the authority', secret(UNTIL_LICENCE_ENDS)),
    },
    readableBy: ['asked_at', 'answered_at'],
  },
  compliance_call: {
    owners: [{ whose: 'account', by: ['ad_id', 'ad.account_id'] }],
    columns: {
      request: kept('what the authority was told of an ad', { ...HISTORY, basis: 'law' }),
      response: kept('what the authority answered', { ...HISTORY, basis: 'law' }),
    },
    readableBy: ['operation', 'created_at', 'done_at'],
  },
  contact_reveal: {
    owners: OF_ACCOUNT,
    columns: {
      account_id: kept('limits per account', { ...CONTACT, onClosing: 'cleared' }),
      address_hash: kept('limits per network address', secret(CONTACT)),
    },
    readableBy: ['channel', 'at'],
  },
  ad_visit: {
    // An HMAC of address and browser under a key of the day: it finds no person, and differs the next day.
    owners: [],
    columns: {
      visitor: kept('counting each visitor of an ad once a day', {
        ...secret(forDays(1)),
        onClosing: 'kept',
      }),
    },
  },
  revision: {
    owners: OF_ACCOUNT,
    columns: {
      before: kept('what an operator compares an edit of an ad with', LISTING),
      after: kept('an edit of an ad that waits for an operator', LISTING),
    },
    readableBy: ['state', 'version', 'sent_at'],
  },
  wizard: {
    owners: OF_ACCOUNT,
    columns: { content: kept('what somebody has begun to add', WITH_ACCOUNT) },
  },
  favourite: {
    owners: OF_ACCOUNT,
    columns: {
      price: kept('what a saved ad asked when it was saved', WITH_ACCOUNT),
      period: kept('what a saved ad asked when it was saved', WITH_ACCOUNT),
      saved_at: kept('the ads somebody keeps, the newest first', WITH_ACCOUNT),
    },
  },
  closure: {
    owners: [{ whose: 'account', by: ['unit_id', 'unit.account_id'] }],
    columns: { note: kept('the advertiser’s own reminder', { ...LISTING, onClosing: 'cleared' }) },
    readableBy: ['created_at'],
  },
  calendar_feed: {
    owners: [{ whose: 'account', by: ['unit_id', 'unit.account_id'] }],
    columns: {
      name: kept('the advertiser’s own word for a calendar elsewhere', WITH_ACCOUNT),
      url: kept('where a calendar of another site is read; a secret of that site', WITH_ACCOUNT),
    },
    readableBy: ['created_at'],
  },
  reservation: {
    owners: OF_GUEST_AND_HOST,
    columns: {
      start_date: kept('the stay', BOOKS),
      end_date: kept('the stay', BOOKS),
      start_time: kept('the stay', BOOKS),
      end_time: kept('the stay', BOOKS),
      total: kept('its price', BOOKS),
      terms: kept('what both agreed on', BOOKS),
      ejar_contract: kept('the contract of a lease', BOOKS),
    },
    readableBy: ['number', 'period', 'state', 'method', 'created_at'],
  },
  coupon_use: {
    owners: OF_ACCOUNT,
    columns: { amount: kept('what a coupon took off a stay', BOOKS) },
    readableBy: ['at', 'returned_at'],
  },
  payment: {
    owners: [
      { whose: 'account', by: GUEST_OF_DUE },
      { whose: 'account', by: BUYER_OF_DUE },
    ],
    columns: {
      amount: kept('the payment', BOOKS),
      card_company: kept('telling cards apart', BOOKS),
      card_last4: kept('telling cards apart', BOOKS),
    },
    readableBy: ['method', 'state', 'created_at', 'closed_at'],
  },
  refund: {
    owners: [
      { whose: 'account', by: ['payment_id', `payment.${GUEST_OF_DUE[0]}`, ...GUEST_OF_DUE.slice(1)] },
      { whose: 'account', by: ['payment_id', `payment.${BUYER_OF_DUE[0]}`, ...BUYER_OF_DUE.slice(1)] },
    ],
    columns: {
      amount: kept('money given back', BOOKS),
      reason: kept('why it was given back', BOOKS),
      otherwise_reason: kept('why an operator paid it by bank', BOOKS),
    },
    readableBy: ['state', 'created_at', 'done_at'],
  },
  purchase: {
    owners: OF_ACCOUNT,
    columns: {
      buyer_name: kept('who bought a plan', BOOKS),
      amount: kept('its price', BOOKS),
    },
    readableBy: ['number', 'name_ar', 'name_en', 'period', 'state', 'created_at', 'paid_at'],
  },
  membership: {
    owners: OF_ACCOUNT,
    columns: {
      name_ar: kept('the plan somebody has', BOOKS),
      name_en: kept('the plan somebody has', BOOKS),
      price: kept('what it cost', BOOKS),
    },
    readableBy: ['period', 'ads', 'special_ads', 'starts_at', 'ends_at', 'ended_at', 'end_reason'],
  },
  membership_use: {
    owners: [{ whose: 'account', by: ['membership_id', 'membership.account_id'] }],
    columns: { at: kept('what a plan was used for', HISTORY) },
    readableBy: ['kind', 'shown_at'],
  },
  evaluation: {
    owners: [{ whose: 'account', by: ['author_account_id'] }],
    columns: {
      rate: kept('what others may expect', HISTORY),
      comment: kept('what others may expect', HISTORY),
      cleanliness: kept('what others may expect', HISTORY),
      accuracy: kept('what others may expect', HISTORY),
      location: kept('what others may expect', HISTORY),
      communication: kept('what others may expect', HISTORY),
      value: kept('what others may expect', HISTORY),
      reply: kept('what was answered to it', HISTORY),
    },
    readableBy: ['side', 'created_at'],
  },
  message: {
    owners: [{ whose: 'account', by: ['account_id'] }],
    columns: { text: kept('what guest and advertiser agreed on; evidence in disputes', HISTORY) },
    readableBy: ['created_at'],
  },
  message_picture: {
    owners: OF_ACCOUNT,
    columns: {
      file_key: kept('pictures between guest and advertiser; evidence in disputes', secret(HISTORY)),
    },
    readableBy: ['created_at'],
  },
  transfer: {
    owners: OF_ACCOUNT,
    columns: { reference: kept('finding the bank transfer of a payment', BOOKS) },
    readableBy: ['state', 'waits_until', 'created_at'],
  },
  transfer_receipt: {
    owners: [{ whose: 'account', by: ['transfer_id', 'transfer.account_id'] }],
    columns: {
      file_key: kept('receipts of bank transfers; evidence of payment', secret(BOOKS)),
      content_hash: kept('finding a receipt that was sent twice', secret(BOOKS)),
      print: kept('finding a receipt that looks like another', secret(BOOKS)),
      received: kept('what came by bank', BOOKS),
      bank_reference: kept('finding the movement at the bank', BOOKS),
      reason: kept('why a receipt was refused', BOOKS),
    },
    readableBy: ['sent_at', 'decision', 'decided_at'],
  },
  'sandbox_gateway.token': {
    owners: [],
    columns: {
      name: kept('trying out payments without money', HISTORY),
      number_masked: kept('trying out payments without money', HISTORY),
    },
  },
  'sandbox_gateway.payment': {
    // Books of the sandbox, which production refuses: its cards are test cards.
    owners: [],
    columns: {
      name: kept('trying out payments without money', HISTORY),
      number_masked: kept('trying out payments without money', HISTORY),
    },
  },
};
