import {
  forDays,
  type Keeping,
  kept,
  OF_ACCOUNT,
  OF_PERSON,
  type PersonalTables,
  secret,
  WITH_ACCOUNT,
} from './personal-table.ts';

/** Until the session ends, with which it goes. */
const FOR_SESSION: Keeping = { ...WITH_ACCOUNT, retention: 'until the session ends' };
const OF_BOTH = [...OF_PERSON, ...OF_ACCOUNT];

/** The tables of what people are told, and by which ways. */
export const NOTIFICATION_TABLES: PersonalTables = {
  notification: {
    owners: OF_BOTH,
    columns: {
      read_at: kept('telling what is new from what was read', WITH_ACCOUNT),
    },
    readableBy: ['kind', 'happened', 'at'],
  },
  notification_choice: {
    owners: OF_PERSON,
    columns: { is_wanted: kept('telling people by the ways they chose', WITH_ACCOUNT) },
    readableBy: ['kind', 'channel', 'changed_at'],
  },
  notification_fallback: {
    owners: OF_PERSON,
    columns: { is_wanted: kept('sending by another way what does not arrive, as they chose', WITH_ACCOUNT) },
    readableBy: ['channel', 'changed_at'],
  },
  person_email: {
    owners: OF_PERSON,
    columns: {
      address: kept('telling people by e-mail, at an address they proved', WITH_ACCOUNT),
      verified_at: kept('knowing that they proved it', WITH_ACCOUNT),
    },
  },
  push_subscription: {
    owners: [{ whose: 'person', by: ['token_id', 'access_token.person_id'] }],
    columns: {
      endpoint: kept('telling a browser that they asked to be told', FOR_SESSION),
      p256dh: kept('encrypting what it is told', secret(FOR_SESSION)),
      auth: kept('encrypting what it is told', secret(FOR_SESSION)),
    },
    readableBy: ['created_at'],
  },
  phone_recovery: {
    owners: OF_PERSON,
    columns: {
      old_phone: kept('telling the number that was lost, and disputes', forDays(90)),
      new_phone: kept('proving that the new number is theirs, and disputes', forDays(90)),
      reason: kept('knowing why an operator moved them', forDays(90)),
      code_hash: kept('knowing the code again without keeping it', secret(forDays(90))),
    },
    readableBy: ['created_at', 'used_at'],
  },
  email_challenge: {
    owners: OF_PERSON,
    columns: {
      address: kept('proving that an address is theirs', forDays(2)),
      code_hash: kept('knowing the code again without keeping it', secret(forDays(2))),
    },
    readableBy: ['created_at'],
  },
  notification_dispatch: {
    owners: [
      { whose: 'person', by: ['notification_id', 'notification.person_id'] },
      { whose: 'account', by: ['notification_id', 'notification.account_id'] },
    ],
    columns: { failure: kept('finding why a message did not go out', WITH_ACCOUNT) },
    readableBy: ['channel', 'state', 'send_at', 'ended_at', 'delivered_at'],
  },
};
