import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { Money } from '../values/money.ts';
import { isDate } from '../values/riyadh.ts';

/** Invoices and credit notes state tax; a receipt is of a seller who is not registered for it. */
export const DOCUMENT_KINDS = ['invoice', 'credit_note', 'receipt', 'refund_receipt'] as const;
const Kind = z.enum(DOCUMENT_KINDS, 'invalid');
export const DOCUMENT_SIDES = ['received', 'issued'] as const;

const Day = z.string('invalid').refine(isDate, 'invalid');
const PublicNumber = z.string('invalid').regex(/^\d{1,12}$/, 'invalid');

/** A document that was issued to my account, or in its name. */
export const InvoiceItem = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: Kind,
  /** For a buyer with a VAT number. */
  is_standard: z.boolean(),
  /** How it stands with the tax authority; a receipt is nothing it hears of. */
  state: z.enum(['issued', 'reported', 'cleared', 'rejected']),
  issued_at: z.string(),
  /** VAT included. */
  total: Money,
  vat: Money,
  /** The other side, as the document names it. */
  other: z.string(),
  /** Number of the booking or the purchase it is about. */
  booking: z.string().nullable(),
  purchase: z.string().nullable(),
  /** About Diyar's fee for the booking, and not about what its guest paid. */
  is_fee: z.boolean(),
  /** Number of the document it corrects. */
  corrects: z.string().nullable(),
  /** There is an XML of it: it states tax. */
  has_xml: z.boolean(),
});
export type InvoiceItem = z.infer<typeof InvoiceItem>;

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/v1/invoices',
  summary:
    'Invoices, receipts and notes issued to my account or in its name, the newest first, by kind, dates, number, booking or purchase',
  query: z
    .strictObject({
      ...PageQuery,
      side: z.enum(DOCUMENT_SIDES, 'invalid').default('received'),
      kind: Kind.optional(),
      /** Riyadh dates of issue, both included. */
      from: Day.optional(),
      to: Day.optional(),
      /** Number of a document, a booking or a purchase. */
      q: z.string('invalid').trim().max(40, 'text_max').default(''),
      booking: PublicNumber.optional(),
      purchase: PublicNumber.optional(),
      /** Only those of Diyar's fees. */
      about: z.enum(['fee'], 'invalid').optional(),
    })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      error: 'invalid',
      path: ['to'],
    }),
  data: listOf(InvoiceItem).extend({
    /** Issued to me as a business and not yet cleared by the tax authority: hidden until then. */
    clearing: z.int(),
    /** Not issued because facts of my account are missing. */
    waiting: z.int(),
    /** The advertiser of the booking asked for invoices its payments themselves. */
    self_invoiced: z.boolean(),
  }),
  caller: 'token',
});

const InvoiceParams = z.object({ id: z.uuid('invalid') });

export const readInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/v1/invoices/{id}/pdf',
  summary: 'A document as PDF in both languages with the code of the tax authority, in base 64',
  params: InvoiceParams,
  data: z.object({ name: z.string(), type: z.literal('application/pdf'), base64: z.string() }),
  caller: 'token',
});

export const readInvoiceXml = endpoint({
  method: 'GET',
  path: '/api/v1/invoices/{id}/xml',
  summary: 'A tax document as UBL 2.1, as the authority stamped it where it did, in base 64',
  params: InvoiceParams,
  data: z.object({ name: z.string(), type: z.literal('application/xml'), base64: z.string() }),
  caller: 'token',
});

const addressPart = z.string('address_part').trim().min(2, 'address_part').max(100, 'address_part');

export const NationalAddress = z.strictObject({
  street: addressPart,
  building_number: z
    .string('building_4')
    .trim()
    .regex(/^\d{4}$/, 'building_4'),
  district: addressPart,
  city: addressPart,
  postal_code: z
    .string('postal_5')
    .trim()
    .regex(/^\d{5}$/, 'postal_5'),
});
export type NationalAddress = z.infer<typeof NationalAddress>;

/** What documents say of an account beyond its profile, and whether it invoices its stays itself. */
export const Invoicing = z.object({
  vat_number: z.string().nullable(),
  address: NationalAddress.nullable(),
  /** The first Riyadh day on which payments of its stays are invoiced by itself; null: Diyar issues in its name. */
  self_since: z.string().nullable(),
  abilities: z.object({ edit: z.boolean() }),
});
export type Invoicing = z.infer<typeof Invoicing>;

export const showInvoicing = endpoint({
  method: 'GET',
  path: '/api/v1/invoicing',
  summary: 'What invoices say of my account, and whether it issues those of its stays itself',
  data: Invoicing,
  caller: 'token',
});

export const saveInvoicing = endpoint({
  method: 'PUT',
  path: '/api/v1/invoicing',
  summary:
    'Tell the national address that invoices state, and from which day on my account invoices its stays itself',
  body: z.strictObject({ address: NationalAddress.nullable(), self_since: Day.nullable() }),
  data: Invoicing,
  caller: 'token',
  needs: 'profile',
  refuses: ['role_forbids'],
});
