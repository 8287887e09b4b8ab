import { dateText, dateTimeText, riyadhIso } from '@diyar/contract/values/format';
import type { invoiceDocument } from '@diyar/messages/ar/invoice-document';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import QRCode from 'qrcode';
import {
  type BothLanguages,
  type DocumentLine,
  decimal,
  isTaxKind,
  numberOf,
  type Party,
  sumsOf,
} from './invoice.ts';
import type { WholeDocumentRow } from './invoice-list.queries.ts';
import { readXml } from './read-xml.ts';
import { EXEMPTIONS } from './tax-for.ts';

type Label = keyof typeof invoiceDocument.labels;

function labelIn(lang: Lang, key: Label): string {
  return translatorOf(lang)(`invoiceDocument.labels.${key}`);
}

const label = (key: Label): BothLanguages => ({ ar: labelIn('ar', key), en: labelIn('en', key) });

/** A fact under its name in both languages. */
const fact = (key: Label, value: string) => ({ label: label(key), value });

/** A document as its page draws it: every text in both languages, amounts in riyals. */
export async function presentDocument(row: WholeDocumentRow) {
  const { facts, kind } = row;
  const isTaxed = isTaxKind(kind);
  const { net, vat, total } = sumsOf(facts.taxes);
  const code = row.stamped_qr ?? (row.xml === null ? null : readXml(row.xml).qr);
  return {
    title: titleOf(row),
    isTaxed,
    qr: code && (await QRCode.toString(code, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 })),
    facts: headOf(row),
    seller: partyOf(facts.seller),
    buyer: partyOf(facts.buyer),
    sellerLabel: label('seller'),
    buyerLabel: label('buyer'),
    columns: isTaxed
      ? [label('item'), label('quantity'), label('net'), label('rate'), label('vat'), label('total')]
      : [label('item'), label('quantity'), label('amount')],
    lines: facts.lines.map((line) => ({ name: isolated(line.name), cells: cellsOf(line, row) })),
    sums: isTaxed
      ? [fact('sumNet', decimal(net)), fact('sumVat', decimal(vat)), fact('sumTotal', decimal(total))]
      : [fact('sum', decimal(total))],
    notes: [...exemptionsOf(row), ...(isTaxed ? [] : [label('noTax')]), label('currency')],
  };
}

/** Dates and numbers of documents stand apart from the direction of the text around them. */
function isolated({ ar, en }: BothLanguages): BothLanguages {
  const apart = (text: string) => text.replaceAll(/\d{4}-\d{2}-\d{2}|[A-Z]{2,3}-\d+/g, '\u2066$&\u2069');
  return { ar: apart(ar), en: apart(en) };
}

function titleOf({ kind, standard, facts }: WholeDocumentRow): BothLanguages {
  const name = kind === 'invoice' && !standard && facts.buyer.vatNumber === null ? 'simplified' : kind;
  return {
    ar: translatorOf('ar')(`invoices.kinds.${name}`),
    en: translatorOf('en')(`invoices.kinds.${name}`),
  };
}

function headOf({ kind, sequence, issued_at, facts }: WholeDocumentRow) {
  const { subject, corrects, reason } = facts;
  return [
    fact('number', numberOf(kind, sequence)),
    fact('issued', dateTimeText(riyadhIso(issued_at))),
    fact('supplied', dateText(facts.suppliedOn)),
    ...(subject ? [fact(subject.kind === 'reservation' ? 'booking' : 'purchase', subject.number)] : []),
    { label: label('paidBy'), value: '', both: label(facts.method) },
    ...(corrects ? [fact('corrects', corrects.number)] : []),
    ...(reason ? [{ label: label('reason'), value: '', both: reason }] : []),
  ];
}

function partyOf({ name, vatNumber, commercialRegistration, address }: Party) {
  const place = address && [
    `${address.buildingNumber} ${address.street}`,
    address.district,
    `${address.city} ${address.postalCode}`,
  ];
  return {
    name,
    address: place?.join('، ') ?? null,
    facts: [
      ...(vatNumber === null ? [] : [fact('vatNumber', vatNumber)]),
      ...(commercialRegistration === null ? [] : [fact('registration', commercialRegistration)]),
    ],
  };
}

function cellsOf(line: DocumentLine, { kind, facts }: WholeDocumentRow): string[] {
  const quantity = String(line.quantity);
  if (!isTaxKind(kind)) return [quantity, decimal(line.gross)];
  const percent = facts.taxes.find(({ category }) => category === line.category)?.percent ?? 0;
  const rate = line.category === 'S' ? `${percent}%` : '0%';
  return [quantity, decimal(line.net), rate, decimal(line.gross - line.net), decimal(line.gross)];
}

/** Why lines carry no tax, where some do not. */
function exemptionsOf({ kind, facts }: WholeDocumentRow): BothLanguages[] {
  if (!isTaxKind(kind)) return [];
  return facts.taxes.flatMap(({ category }) => {
    if (category === 'S') return [];
    const { ar, en, code } = EXEMPTIONS[category];
    return [{ ar: `${ar} (${code})`, en: `${en} (${code})` }];
  });
}
