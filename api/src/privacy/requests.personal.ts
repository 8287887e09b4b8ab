import {
  forDays,
  kept,
  LISTING,
  OF_ACCOUNT,
  type PersonalTables,
  secret,
  WITH_ACCOUNT,
} from './personal-table.ts';

/** The tables of what people ask for, and of who answers. */
export const REQUESTS: PersonalTables = {
  listed_price: {
    owners: OF_ACCOUNT,
    columns: { lat: kept('where it is', LISTING), lng: kept('where it is', LISTING) },
  },
  request: {
    owners: OF_ACCOUNT,
    columns: {
      title: kept('what somebody asks for', WITH_ACCOUNT),
      description: kept('what somebody asks for', WITH_ACCOUNT),
      drawn: kept('where somebody looks', WITH_ACCOUNT),
    },
    readableBy: ['number', 'kind', 'purpose', 'state', 'created_at', 'expires_at'],
  },
  request_answer: {
    owners: OF_ACCOUNT,
    columns: { note: kept('what an advertiser answers to a request', WITH_ACCOUNT) },
    readableBy: ['at'],
  },
  request_contact: {
    owners: OF_ACCOUNT,
    columns: {
      channel: kept('limits per account, and who called whom about a request', WITH_ACCOUNT),
      at: kept('limits per account, and who called whom about a request', WITH_ACCOUNT),
    },
  },
  request_fit: {
    owners: OF_ACCOUNT,
    columns: { told_at: kept('telling an advertiser of a request once', WITH_ACCOUNT) },
    readableBy: ['units', 'at'],
  },
  request_telling: {
    owners: OF_ACCOUNT,
    columns: { every: kept('telling an advertiser as often as they chose', WITH_ACCOUNT) },
    readableBy: ['changed_at'],
  },
  request_visit: {
    // An HMAC of address and browser under a key of the day: it finds no person, and differs the next day.
    owners: [],
    columns: {
      visitor: kept('counting each visitor of a request once a day', {
        ...secret(forDays(1)),
        onClosing: 'kept',
      }),
    },
  },
};
