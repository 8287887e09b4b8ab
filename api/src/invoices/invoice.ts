import type { InvoiceKind, PaymentMethod } from '../platform/db/schema.generated.ts';
import type { TaxCategory } from './tax-for.ts';

/** A text in both languages: documents carry both. */
export interface BothLanguages {
  ar: string;
  en: string;
}

/** A national address in its parts, as tax documents need it. */
export interface NationalAddress {
  street: string;
  /** 4 digits. */
  buildingNumber: string;
  district: string;
  city: string;
  /** 5 digits. */
  postalCode: string;
}

/** Who sells or buys, as they stood when the document was issued. */
export interface Party {
  name: BothLanguages;
  vatNumber: string | null;
  commercialRegistration: string | null;
  address: NationalAddress | null;
}

/** One line; halalas. What reduces the price (a coupon) has negative amounts. */
export interface DocumentLine {
  name: BothLanguages;
  quantity: number;
  category: TaxCategory;
  /** Tax included. */
  gross: number;
  net: number;
}

/** All lines of one category; halalas. */
export interface TaxSum {
  category: TaxCategory;
  percent: number;
  net: number;
  vat: number;
}

/** What a document is about, by the number people know. */
export interface DocumentSubject {
  kind: 'reservation' | 'purchase';
  number: string;
}

/** A document as issued; it never changes (domain.md 4.2). */
export interface DocumentFacts {
  seller: Party;
  buyer: Party;
  lines: DocumentLine[];
  taxes: TaxSum[];
  subject: DocumentSubject | null;
  /** How it was paid; a fee is taken of what the house owes its buyer. */
  method: PaymentMethod | 'offset';
  /** Riyadh date of the payment or refund. */
  suppliedOn: string;
  /** The document that a note corrects. */
  corrects: { number: string; issuedAt: string } | null;
  reason: BothLanguages | null;
}

/** A document with its place in the series and the chain of its issuer. */
export interface TaxDocument {
  kind: 'invoice' | 'credit_note';
  standard: boolean;
  number: string;
  uuid: string;
  icv: number;
  previousHash: string;
  issuedAt: Date;
  facts: DocumentFacts;
}

const PREFIXES: Record<InvoiceKind, string> = {
  invoice: 'INV',
  credit_note: 'CN',
  receipt: 'RC',
  refund_receipt: 'RR',
};

/** The number people read: the kind's letters and its place in the issuer's series. */
export function numberOf(kind: InvoiceKind, sequence: number): string {
  return `${PREFIXES[kind]}-${String(sequence).padStart(6, '0')}`;
}

/** The kind and the place in a series that a number says; undefined for what is no number of a document. */
export function readNumber(text: string): { kind: InvoiceKind; sequence: number } | undefined {
  const [, prefix, digits] = /^(INV|CN|RC|RR)-?0*(\d{1,15})$/i.exec(text.trim()) ?? [];
  const found = Object.entries(PREFIXES).find(([, known]) => known === prefix?.toUpperCase());
  return found && { kind: found[0] as InvoiceKind, sequence: Number(digits) };
}

/** Whether a kind is a document of tax, with a place in the chain and an XML. */
export function isTaxKind(kind: InvoiceKind): kind is 'invoice' | 'credit_note' {
  return kind === 'invoice' || kind === 'credit_note';
}

/** Halalas as riyals with two decimals, as tax documents write amounts. */
export function decimal(halalas: number): string {
  const [sign, digits] = [halalas < 0 ? '-' : '', String(Math.abs(halalas)).padStart(3, '0')];
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Halalas before tax, the tax, and both. */
export function sumsOf(taxes: readonly TaxSum[]): { net: number; vat: number; total: number } {
  const net = taxes.reduce((sum, tax) => sum + tax.net, 0);
  const vat = taxes.reduce((sum, tax) => sum + tax.vat, 0);
  return { net, vat, total: net + vat };
}
