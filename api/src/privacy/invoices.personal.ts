import { BOOKS, kept, OF_ACCOUNT, type PersonalTables, WITH_ACCOUNT } from './personal-table.ts';

const OF_BOTH_SIDES = [
  { whose: 'account', by: ['buyer_account_id'] },
  { whose: 'account', by: ['issuer_id', 'invoice_issuer.account_id'] },
] as const;
const INVOICES_STATE_IT = 'the national address that tax documents state';

/** The tables of invoices: documents are kept as commercial books are, what the next ones state leaves with the account. */
export const INVOICES: PersonalTables = {
  invoice: {
    owners: OF_BOTH_SIDES,
    columns: {
      facts: kept('who sold what to whom, as the tax law asks', BOOKS),
      xml: kept('the document as the tax authority reads it', BOOKS),
      total: kept('what was paid or went back', BOOKS),
    },
    readableBy: ['kind', 'sequence', 'issued_at'],
  },
  invoice_submission: {
    owners: [{ whose: 'account', by: ['invoice_id', 'invoice.buyer_account_id'] }],
    columns: { xml: kept('the document as the tax authority stamped it', BOOKS) },
    readableBy: ['state', 'at'],
  },
  invoicing: {
    owners: OF_ACCOUNT,
    columns: {
      street: kept(INVOICES_STATE_IT, WITH_ACCOUNT),
      building_number: kept(INVOICES_STATE_IT, WITH_ACCOUNT),
      district: kept(INVOICES_STATE_IT, WITH_ACCOUNT),
      city: kept(INVOICES_STATE_IT, WITH_ACCOUNT),
      postal_code: kept(INVOICES_STATE_IT, WITH_ACCOUNT),
    },
    readableBy: ['self_since'],
  },
};
