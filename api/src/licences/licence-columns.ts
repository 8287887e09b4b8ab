import type { Facts } from '../authority/facts.ts';

/** Columns kept of an answer of the authority: its facts in columns of our own, and its own words, `told`, beside them. */
export function licenceColumns(facts: Facts, told: Record<string, unknown>) {
  return {
    broker_name: facts.advertiserName,
    fal_number: facts.falNumber,
    issued_on: facts.issuedOn,
    expires_on: facts.expiresOn,
    url: facts.url,
    purpose: facts.purpose,
    property_type: facts.propertyType,
    area: facts.area,
    price: facts.price,
    facts: JSON.stringify(told),
  };
}
