/** Many write the width where the street's name belongs ("شارع 15 م"): that fact stands on its own already. */
export function namesStreet(street: string | null): boolean {
  return street !== null && street.replace(/شارع|عرض|متر|street|wide|metres?|m\b|م|[\d\s².,]/gi, '') !== '';
}
