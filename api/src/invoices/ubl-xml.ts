import { createHash } from 'node:crypto';
import { create } from 'xmlbuilder2';
import { type DocumentLine, decimal, type Party, sumsOf, type TaxDocument, type TaxSum } from './invoice.ts';
import { EXEMPTIONS, type TaxCategory } from './tax-for.ts';
import { taxQr } from './tax-qr.ts';

const NAMESPACES = {
  '@xmlns': 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  '@xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  '@xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};
const TYPE_CODES = { invoice: '388', credit_note: '381' } as const;
/** Codes of UN/EDIFACT 4461, which knows no wallet: its code is that of an instrument not defined. An offset is a clearing between partners. */
const MEANS = { card: '48', stc_pay: '1', apple_pay: '48', bank_transfer: '42', offset: '97' } as const;

type Xml = Record<string, unknown>;

/** The instant of issue as documents write it, in UTC to the second: the code, date and time of one document agree. */
export function issueStamp(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`;
}

/** The code of phase 1 of a tax document. */
export function qrOf({ facts, issuedAt }: TaxDocument): string {
  const { total, vat } = sumsOf(facts.taxes);
  return taxQr({
    sellerName: facts.seller.name.ar,
    vatNumber: facts.seller.vatNumber ?? '',
    timestamp: issueStamp(issuedAt),
    total: decimal(total),
    vat: decimal(vat),
  });
}

/**
 * A tax document as UBL 2.1 by the authority's phase 2 (domain.md 4.3), with its code, and the hash that the next document of
 * the chain names: SHA-256 of the canonical XML without signature and code, in base 64.
 */
export function writeUbl(document: TaxDocument): { xml: string; hash: string } {
  const canonical = serialize(document, undefined);
  return {
    xml: `<?xml version="1.0" encoding="UTF-8"?>\n${serialize(document, qrOf(document))}`,
    hash: createHash('sha256').update(canonical, 'utf8').digest('base64'),
  };
}

/**
 * One line, nothing self-closing, namespaces in their order: what canonical XML (C14N 1.1) would leave as it is. Signs that XML cannot
 * hold, as texts copied from elsewhere have them, are left out: nobody could read the document, and it is never changed.
 */
function serialize(document: TaxDocument, qr: string | undefined): string {
  const tree = { Invoice: { ...NAMESPACES, ...headOf(document, qr), ...bodyOf(document) } };
  return create({ invalidCharReplacement: '' }, tree).end({
    headless: true,
    allowEmptyTags: true,
  });
}

function headOf(document: TaxDocument, qr: string | undefined): Xml {
  const { kind, facts, issuedAt } = document;
  const stamp = issueStamp(issuedAt);
  return {
    'cbc:ProfileID': 'reporting:1.0',
    'cbc:ID': document.number,
    'cbc:UUID': document.uuid,
    'cbc:IssueDate': stamp.slice(0, 10),
    'cbc:IssueTime': stamp.slice(11),
    'cbc:InvoiceTypeCode': { '@name': document.standard ? '0100000' : '0200000', '#': TYPE_CODES[kind] },
    'cbc:DocumentCurrencyCode': 'SAR',
    'cbc:TaxCurrencyCode': 'SAR',
    ...(facts.corrects && {
      'cac:BillingReference': { 'cac:InvoiceDocumentReference': { 'cbc:ID': facts.corrects.number } },
    }),
    'cac:AdditionalDocumentReference': [
      { 'cbc:ID': 'ICV', 'cbc:UUID': String(document.icv) },
      attached('PIH', document.previousHash),
      ...(qr === undefined ? [] : [attached('QR', qr)]),
    ],
  };
}

function attached(id: string, base64: string): Xml {
  const object = { '@mimeCode': 'text/plain', '#': base64 };
  return { 'cbc:ID': id, 'cac:Attachment': { 'cbc:EmbeddedDocumentBinaryObject': object } };
}

function bodyOf({ facts, standard }: TaxDocument): Xml {
  const { lines, taxes, reason } = facts;
  const { vat } = sumsOf(taxes);
  const charged = lines.filter(({ gross }) => gross >= 0);
  const allowed = lines.filter(({ gross }) => gross < 0);
  return {
    'cac:AccountingSupplierParty': { 'cac:Party': partyOf(facts.seller) },
    'cac:AccountingCustomerParty': { 'cac:Party': partyOf(facts.buyer) },
    ...(standard && { 'cac:Delivery': { 'cbc:ActualDeliveryDate': facts.suppliedOn } }),
    'cac:PaymentMeans': {
      'cbc:PaymentMeansCode': MEANS[facts.method],
      ...(reason && { 'cbc:InstructionNote': reason.ar }),
    },
    ...(allowed.length > 0 && { 'cac:AllowanceCharge': allowed.map((line) => allowanceOf(line, taxes)) }),
    'cac:TaxTotal': [
      { 'cbc:TaxAmount': riyals(vat), 'cac:TaxSubtotal': taxes.map(subtotalOf) },
      { 'cbc:TaxAmount': riyals(vat) },
    ],
    'cac:LegalMonetaryTotal': totalsOf(charged, allowed, taxes),
    'cac:InvoiceLine': charged.map((line, index) => lineOf(line, index + 1, taxes)),
  };
}

const riyals = (halalas: number) => ({ '@currencyID': 'SAR', '#': decimal(halalas) });
const sumOfNets = (lines: readonly DocumentLine[]) => lines.reduce((sum, { net }) => sum + net, 0);

function partyOf({ name, vatNumber, commercialRegistration, address }: Party): Xml {
  return {
    ...(commercialRegistration && {
      'cac:PartyIdentification': { 'cbc:ID': { '@schemeID': 'CRN', '#': commercialRegistration } },
    }),
    ...(address && {
      'cac:PostalAddress': {
        'cbc:StreetName': address.street,
        'cbc:BuildingNumber': address.buildingNumber,
        'cbc:CitySubdivisionName': address.district,
        'cbc:CityName': address.city,
        'cbc:PostalZone': address.postalCode,
        'cac:Country': { 'cbc:IdentificationCode': 'SA' },
      },
    }),
    ...(vatNumber && {
      'cac:PartyTaxScheme': { 'cbc:CompanyID': vatNumber, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } },
    }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name.ar },
  };
}

function percentOf(category: TaxCategory, taxes: readonly TaxSum[]): string {
  return decimal((taxes.find((tax) => tax.category === category)?.percent ?? 0) * 100);
}

function categoryOf(category: TaxCategory, percent: string, reason = false): Xml {
  const exemption = category === 'S' || !reason ? undefined : EXEMPTIONS[category];
  return {
    'cbc:ID': category,
    'cbc:Percent': percent,
    ...(exemption && {
      'cbc:TaxExemptionReasonCode': exemption.code,
      'cbc:TaxExemptionReason': exemption.ar,
    }),
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  };
}

function subtotalOf({ category, percent, net, vat }: TaxSum): Xml {
  return {
    'cbc:TaxableAmount': riyals(net),
    'cbc:TaxAmount': riyals(vat),
    'cac:TaxCategory': categoryOf(category, decimal(percent * 100), true),
  };
}

function allowanceOf(line: DocumentLine, taxes: readonly TaxSum[]): Xml {
  return {
    'cbc:ChargeIndicator': 'false',
    'cbc:AllowanceChargeReason': line.name.ar,
    'cbc:Amount': riyals(-line.net),
    'cac:TaxCategory': categoryOf(line.category, percentOf(line.category, taxes)),
  };
}

function totalsOf(charged: DocumentLine[], allowed: DocumentLine[], taxes: readonly TaxSum[]): Xml {
  const { net, total } = sumsOf(taxes);
  return {
    'cbc:LineExtensionAmount': riyals(sumOfNets(charged)),
    'cbc:TaxExclusiveAmount': riyals(net),
    'cbc:TaxInclusiveAmount': riyals(total),
    'cbc:AllowanceTotalAmount': riyals(-sumOfNets(allowed)),
    'cbc:PayableAmount': riyals(total),
  };
}

/** The price is of the whole quantity, so that price and quantity make the line's amount to the halala. */
function lineOf(line: DocumentLine, id: number, taxes: readonly TaxSum[]): Xml {
  return {
    'cbc:ID': String(id),
    'cbc:InvoicedQuantity': { '@unitCode': 'PCE', '#': String(line.quantity) },
    'cbc:LineExtensionAmount': riyals(line.net),
    'cac:TaxTotal': {
      'cbc:TaxAmount': riyals(line.gross - line.net),
      'cbc:RoundingAmount': riyals(line.gross),
    },
    'cac:Item': {
      'cbc:Name': line.name.ar,
      'cac:ClassifiedTaxCategory': categoryOf(line.category, percentOf(line.category, taxes)),
    },
    'cac:Price': {
      'cbc:PriceAmount': riyals(line.net),
      'cbc:BaseQuantity': { '@unitCode': 'PCE', '#': String(line.quantity) },
    },
  };
}
