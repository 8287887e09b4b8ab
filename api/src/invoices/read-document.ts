import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { compilePdf, type PdfSource } from '../platform/pdf/compile-pdf.ts';
import { presentDocument } from './document.presenter.ts';
import { DOCUMENT_SOURCE } from './document-source.ts';
import { numberOf } from './invoice.ts';
import { findDocumentOf, type WholeDocumentRow } from './invoice-list.queries.ts';

/** Whose documents are read, and whether those of fees too. */
type Readable = Parameters<typeof findDocumentOf>[1];

/** A document that an account may read, as PDF in base 64. Throws `not_found`, also for what is not cleared yet. */
export async function readPdf(reader: Reader, account: Readable, id: string) {
  const document = await find(reader, account, id);
  const pdf = await compilePdf(await pdfSourceOf(document));
  return { name: nameOf(document, 'pdf'), type: 'application/pdf' as const, base64: pdf.toString('base64') };
}

/** A tax document as UBL, stamped where the authority did, in base 64. Throws `not_found`, also for a receipt. */
export async function readUbl(reader: Reader, account: Readable, id: string) {
  const document = await find(reader, account, id);
  const xml = document.stamped_xml ?? document.xml;
  if (xml === null) throw new Refusal('not_found');
  const base64 = Buffer.from(xml, 'utf8').toString('base64');
  return { name: nameOf(document, 'xml'), type: 'application/xml' as const, base64 };
}

/** A document as the compiler of PDFs reads it. */
export async function pdfSourceOf(document: WholeDocumentRow): Promise<PdfSource> {
  return { source: DOCUMENT_SOURCE, data: await presentDocument(document) };
}

async function find(reader: Reader, account: Readable, id: string): Promise<WholeDocumentRow> {
  const document = await findDocumentOf(reader, account, id);
  if (document === undefined) throw new Refusal('not_found');
  return document;
}

/** The seller's VAT number keeps documents of several sellers apart in one folder. */
function nameOf({ kind, sequence, facts }: WholeDocumentRow, extension: string): string {
  const seller = facts.seller.vatNumber ?? facts.subject?.number ?? 'diyar';
  return `${numberOf(kind, sequence)}-${seller}.${extension}`;
}
