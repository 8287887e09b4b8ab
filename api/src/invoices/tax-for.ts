/** A category of VAT as the tax authority writes it: standard rate, exempt, outside the scope. */
export type TaxCategory = 'S' | 'E' | 'O';

/** What is supplied, as far as its tax depends on it. */
export type Supply =
  | { kind: 'stay'; isResidentialLease: boolean }
  | { kind: 'service' | 'membership' | 'fee' | 'security_deposit' };

/** Why a category carries no tax, in the words and codes of the authority (domain.md 4.1). */
export const EXEMPTIONS = {
  E: {
    code: 'VATEX-SA-30',
    ar: 'التوريدات العقارية المعفاة من الضريبة',
    en: 'Real estate transactions exempt from VAT',
  },
  O: { code: 'VATEX-SA-OOS', ar: 'خارج نطاق الضريبة', en: 'Not subject to VAT' },
} as const;

/** The category of a supply by a seller who is registered for VAT (domain.md 4.1). */
export function taxFor(supply: Supply): TaxCategory {
  switch (supply.kind) {
    case 'stay':
      return supply.isResidentialLease ? 'E' : 'S';
    case 'security_deposit':
      return 'O';
    default:
      return 'S';
  }
}
