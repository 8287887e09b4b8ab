import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { convert, create } from 'xmlbuilder2';
import type { DocumentFacts, TaxDocument } from './invoice.ts';
import { taxFor } from './tax-for.ts';
import { readTaxQr } from './tax-qr.ts';
import { writeUbl } from './ubl-xml.ts';

const ADDRESS = {
  street: 'طريق الملك فهد',
  buildingNumber: '2929',
  district: 'العليا',
  city: 'الرياض',
  postalCode: '12211',
};
const SELLER = {
  name: { ar: 'شركة مثال العقارية & <شركاؤها>', en: 'Example' },
  vatNumber: '310122393500003',
  commercialRegistration: '1010000000',
  address: ADDRESS,
};
const CONSUMER = {
  name: { ar: 'نورة', en: 'Noura' },
  vatNumber: null,
  commercialRegistration: null,
  address: null,
};
const FACTS: DocumentFacts = {
  seller: SELLER,
  buyer: CONSUMER,
  lines: [
    { name: { ar: 'إيجار', en: 'Rent' }, quantity: 3, category: 'S', gross: 34_500, net: 30_000 },
    { name: { ar: 'قسيمة', en: 'Coupon' }, quantity: 1, category: 'S', gross: -11_500, net: -10_000 },
    { name: { ar: 'سكن', en: 'Home' }, quantity: 1, category: 'E', gross: 5_000, net: 5_000 },
  ],
  taxes: [
    { category: 'S', percent: 15, net: 20_000, vat: 3_000 },
    { category: 'E', percent: 0, net: 5_000, vat: 0 },
  ],
  subject: { kind: 'reservation', number: '123' },
  method: 'card',
  suppliedOn: '2026-11-21',
  corrects: null,
  reason: null,
};
const DOCUMENT: TaxDocument = {
  kind: 'invoice',
  standard: false,
  number: 'INV-000007',
  uuid: '8d487816-70b8-4ade-a618-9d620b73814a',
  icv: 12,
  previousHash: 'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ==',
  issuedAt: new Date('2026-11-21T12:00:00.123Z'),
  facts: FACTS,
};
const CREDIT: TaxDocument = {
  ...DOCUMENT,
  kind: 'credit_note',
  facts: {
    ...FACTS,
    corrects: { number: 'INV-000007', issuedAt: '2026-11-21T12:00:00Z' },
    reason: { ar: 'إلغاء الضيف للحجز', en: 'Cancelled by the guest' },
  },
};
const STANDARD: TaxDocument = {
  ...DOCUMENT,
  standard: true,
  facts: { ...FACTS, buyer: { ...SELLER, vatNumber: '311111111100003' } },
};

// biome-ignore lint/suspicious/noExplicitAny: the tree of a parsed XML has the shape of the document
const parsed = (document: TaxDocument): any =>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  (convert(writeUbl(document).xml, { format: 'object' }) as any).Invoice;
const amount = (node: { '#': string }) => Number(node['#']);

describe('the XML of a tax document (domain.md 4.3)', () => {
  test('is well formed, of the profile reporting:1.0, in SAR, with its number and UUID', () => {
    expect(parsed(DOCUMENT)).toMatchObject({
      '@xmlns': 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
      'cbc:ProfileID': 'reporting:1.0',
      'cbc:ID': 'INV-000007',
      'cbc:UUID': '8d487816-70b8-4ade-a618-9d620b73814a',
      'cbc:IssueDate': '2026-11-21',
      'cbc:IssueTime': '12:00:00Z',
      'cbc:DocumentCurrencyCode': 'SAR',
      'cbc:TaxCurrencyCode': 'SAR',
    });
  });

  test.each([
    [DOCUMENT, '388', '0200000'],
    [STANDARD, '388', '0100000'],
    [CREDIT, '381', '0200000'],
    [{ ...CREDIT, standard: true }, '381', '0100000'],
  ])('types: 388 and 381, simplified 0200000 and standard 0100000 (%#)', (document, code, name) => {
    expect(parsed(document)['cbc:InvoiceTypeCode']).toEqual({ '@name': name, '#': code });
  });

  test('a note references the original and states the reason; an invoice has neither', () => {
    const note = parsed(CREDIT);
    expect(note['cac:BillingReference']['cac:InvoiceDocumentReference']['cbc:ID']).toBe('INV-000007');
    expect(note['cac:PaymentMeans']).toEqual({
      'cbc:PaymentMeansCode': '48',
      'cbc:InstructionNote': 'إلغاء الضيف للحجز',
    });
    expect(parsed(DOCUMENT)).not.toHaveProperty('cac:BillingReference');
    expect(parsed(DOCUMENT)['cac:PaymentMeans']).toEqual({ 'cbc:PaymentMeansCode': '48' });
  });

  test('payment means: 48 a card, 42 a bank account', () => {
    const transfer = { ...DOCUMENT, facts: { ...FACTS, method: 'bank_transfer' as const } };
    expect(parsed(transfer)['cac:PaymentMeans']['cbc:PaymentMeansCode']).toBe('42');
  });

  test('references hold the counter (ICV), the hash before (PIH) and the code (QR), whose date and time are the document’s', () => {
    const [icv, pih, qr] = parsed(DOCUMENT)['cac:AdditionalDocumentReference'];
    expect([icv['cbc:ID'], icv['cbc:UUID']]).toEqual(['ICV', '12']);
    const object = (node: Record<string, Record<string, Record<string, string>>>) =>
      node['cac:Attachment']?.['cbc:EmbeddedDocumentBinaryObject']?.['#'] ?? '';
    expect([pih['cbc:ID'], object(pih)]).toEqual(['PIH', DOCUMENT.previousHash]);
    const elements = readTaxQr(object(qr));
    expect([1, 2, 3, 4, 5].map((tag) => elements.get(tag)?.toString())).toEqual([
      SELLER.name.ar,
      SELLER.vatNumber,
      '2026-11-21T12:00:00Z',
      '280.00',
      '30.00',
    ]);
  });

  test('the seller has CRN, national address with building of 4 and postal code of 5 digits, and VAT number', () => {
    const party = parsed(DOCUMENT)['cac:AccountingSupplierParty']['cac:Party'];
    expect(party['cac:PartyIdentification']['cbc:ID']).toEqual({ '@schemeID': 'CRN', '#': '1010000000' });
    expect(party['cac:PostalAddress']).toEqual({
      'cbc:StreetName': 'طريق الملك فهد',
      'cbc:BuildingNumber': '2929',
      'cbc:CitySubdivisionName': 'العليا',
      'cbc:CityName': 'الرياض',
      'cbc:PostalZone': '12211',
      'cac:Country': { 'cbc:IdentificationCode': 'SA' },
    });
    expect(party['cac:PartyTaxScheme']['cbc:CompanyID']).toBe('310122393500003');
    // Written with its entities, as the parser leaves them.
    const name = 'شركة مثال العقارية &amp; &lt;شركاؤها&gt;';
    expect(party['cac:PartyLegalEntity']['cbc:RegistrationName']).toBe(name);
  });

  test('a business buyer stands with VAT number and address, a consumer by name; the day of supply on standard ones alone', () => {
    const buyer = (document: TaxDocument) => parsed(document)['cac:AccountingCustomerParty']['cac:Party'];
    expect(buyer(STANDARD)['cac:PartyTaxScheme']['cbc:CompanyID']).toBe('311111111100003');
    expect(buyer(STANDARD)['cac:PostalAddress']['cbc:PostalZone']).toBe('12211');
    expect(Object.keys(buyer(DOCUMENT))).toEqual(['cac:PartyLegalEntity']);
    expect(parsed(STANDARD)['cac:Delivery']).toEqual({ 'cbc:ActualDeliveryDate': '2026-11-21' });
    expect(parsed(DOCUMENT)).not.toHaveProperty('cac:Delivery');
  });

  test('tax stands twice, once by category; exempt homes name VATEX-SA-30 and its words', () => {
    const [whole, again] = parsed(DOCUMENT)['cac:TaxTotal'];
    expect([amount(whole['cbc:TaxAmount']), amount(again['cbc:TaxAmount'])]).toEqual([30, 30]);
    expect(Object.keys(again)).toEqual(['cbc:TaxAmount']);
    const [standard, exempt] = whole['cac:TaxSubtotal'];
    expect(standard['cac:TaxCategory']).toEqual({
      'cbc:ID': 'S',
      'cbc:Percent': '15.00',
      'cac:TaxScheme': { 'cbc:ID': 'VAT' },
    });
    expect(exempt['cac:TaxCategory']).toMatchObject({
      'cbc:ID': 'E',
      'cbc:Percent': '0.00',
      'cbc:TaxExemptionReasonCode': 'VATEX-SA-30',
      'cbc:TaxExemptionReason': 'التوريدات العقارية المعفاة من الضريبة',
    });
  });

  test('totals are exact sums (BR-CO), with two decimals everywhere (BR-DEC); what is taken off is an allowance', () => {
    const root = parsed(DOCUMENT);
    const totals = root['cac:LegalMonetaryTotal'];
    const lines = root['cac:InvoiceLine'];
    expect(lines).toHaveLength(2);
    const nets = lines.map((line: Record<string, { '#': string }>) => line['cbc:LineExtensionAmount']?.['#']);
    expect(nets).toEqual(['300.00', '50.00']);
    expect(root['cac:AllowanceCharge']).toMatchObject({
      'cbc:ChargeIndicator': 'false',
      'cbc:Amount': { '@currencyID': 'SAR', '#': '100.00' },
    });
    expect(Object.entries(totals).map(([key, node]) => [key, (node as { '#': string })['#']])).toEqual([
      ['cbc:LineExtensionAmount', '350.00'],
      ['cbc:TaxExclusiveAmount', '250.00'],
      ['cbc:TaxInclusiveAmount', '280.00'],
      ['cbc:AllowanceTotalAmount', '100.00'],
      ['cbc:PayableAmount', '280.00'],
    ]);
    const amounts = [...writeUbl(DOCUMENT).xml.matchAll(/currencyID="SAR">([^<]*)</g)].map(
      ([, text]) => text,
    );
    expect(amounts.length).toBeGreaterThan(10);
    expect(amounts.filter((text) => !/^\d+\.\d{2}$/.test(text ?? ''))).toEqual([]);
  });

  test('a line states quantity, amount before tax, tax and amount with tax', () => {
    const [line] = parsed(DOCUMENT)['cac:InvoiceLine'];
    expect(line['cbc:InvoicedQuantity']['#']).toBe('3');
    expect(line['cac:TaxTotal']['cbc:TaxAmount']['#']).toBe('45.00');
    expect(line['cac:TaxTotal']['cbc:RoundingAmount']['#']).toBe('345.00');
    expect(line['cac:Price']['cbc:PriceAmount']['#']).toBe('300.00');
    expect(line['cac:Price']['cbc:BaseQuantity']['#']).toBe('3');
  });

  test('the hash is of the document without its code, as canonical XML, and changes with any fact', () => {
    const { xml, hash } = writeUbl(DOCUMENT);
    const withoutQr = xml
      .replace(/^<\?xml[^>]*>\n/, '')
      .replace(/<cac:AdditionalDocumentReference><cbc:ID>QR<.*?<\/cac:AdditionalDocumentReference>/s, '');
    expect(createHash('sha256').update(withoutQr).digest('base64')).toBe(hash);
    // Parsed and written anew nothing of it changes: no declaration, nothing self-closing, the order of the namespaces.
    expect(create(withoutQr).end({ headless: true, allowEmptyTags: true })).toBe(withoutQr);
    expect(withoutQr).toMatch(/^<Invoice xmlns="[^"]*" xmlns:cac="[^"]*" xmlns:cbc="[^"]*">/);
    expect(withoutQr).toContain('شركة مثال العقارية &amp; &lt;شركاؤها&gt;');
    expect(writeUbl({ ...DOCUMENT, icv: 13 }).hash).not.toBe(hash);
  });
});

test('which tax applies (domain.md 4.1): homes let by the month or year exempt, all else at the rate, deposits outside', () => {
  expect(taxFor({ kind: 'stay', isResidentialLease: true })).toBe('E');
  expect(taxFor({ kind: 'stay', isResidentialLease: false })).toBe('S');
  expect((['service', 'membership', 'fee'] as const).map((kind) => taxFor({ kind }))).toEqual([
    'S',
    'S',
    'S',
  ]);
  expect(taxFor({ kind: 'security_deposit' })).toBe('O');
});

test('signs that XML cannot hold, as texts copied from elsewhere have them, are left out of a document', () => {
  const name = { ar: 'ضيافة\u000b وقهوة\u0008\ufffe', en: 'Coffee' };
  const [first, ...rest] = FACTS.lines;
  const { xml } = writeUbl({
    ...DOCUMENT,
    facts: { ...FACTS, lines: [{ ...first, name } as typeof first, ...rest] as DocumentFacts['lines'] },
  });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what XML 1.0 does not allow
  expect(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(xml)).toBe(false);
  expect(xml).toContain('>ضيافة وقهوة<');
});
