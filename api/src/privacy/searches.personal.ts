import { kept, OF_ACCOUNT, type PersonalTables, WITH_ACCOUNT } from './personal-table.ts';

/** The tables of what people look for, and of what they are told of it. */
export const SEARCHES: PersonalTables = {
  saved_search: {
    owners: OF_ACCOUNT,
    columns: {
      name: kept('a search somebody is told about', WITH_ACCOUNT),
      query: kept('a search somebody is told about', WITH_ACCOUNT),
      filters: kept('a search somebody is told about', WITH_ACCOUNT),
      words: kept('a search somebody is told about', WITH_ACCOUNT),
    },
    readableBy: ['every', 'kinds', 'created_at'],
  },
  lead_note: {
    owners: OF_ACCOUNT,
    columns: {
      text: kept('what an advertiser noted for itself about who got in touch', WITH_ACCOUNT),
      written_at: kept('what an advertiser noted for itself about who got in touch', WITH_ACCOUNT),
    },
  },
  favourite_drop: {
    owners: OF_ACCOUNT,
    columns: {
      price: kept('that nobody is told twice of one lower price', WITH_ACCOUNT),
      at: kept('that nobody is told twice of one lower price', WITH_ACCOUNT),
    },
  },
};
