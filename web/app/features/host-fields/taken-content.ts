import type { WizardContent } from '@diyar/contract/supply/host-wizard';
import type { InquiredField } from '@diyar/contract/supply/licence-inquiries';
import type { TakenField } from '@diyar/contract/words/licence-fields';
import type { PropertyContent } from '@diyar/contract/words/supply';

/** What is filled in of a field that a licence speaks of, as the wizard keeps it. */
export function filledIn(content: WizardContent, field: InquiredField['field']): unknown {
  const { property, location, unit, prices } = content;
  const stated = prices?.purpose === 'sale' ? prices.main : prices?.yearly;
  const filled: Record<InquiredField['field'], unknown> = {
    purpose: prices?.purpose,
    property_type: property?.category,
    city: location?.city,
    district: location?.district,
    area: unit?.area ?? property?.area,
    price: stated?.active === true ? stated.amount : null,
    rooms: unit?.rooms,
    street_width: location?.street_width,
    facing: property?.facing,
    plan_number: property?.plan_number,
    plot_number: property?.plot_number,
  };
  return filled[field] ?? null;
}

/** The content with what the licence says of one field, in the place where the wizard keeps it. */
export function withTaken(content: WizardContent, field: TakenField, value: number | string): WizardContent {
  const { property, location, unit, prices } = content;
  const number = Number(value);
  switch (field) {
    case 'area':
      return typeof unit?.area === 'number' || property === undefined
        ? { ...content, unit: { ...unit, area: number } }
        : { ...content, property: { ...property, area: number } };
    case 'price': {
      const kind = prices?.purpose === 'sale' ? 'main' : 'yearly';
      return { ...content, prices: { ...prices, [kind]: { amount: number, active: true } } };
    }
    case 'rooms':
      return { ...content, unit: { ...unit, rooms: number } };
    case 'street_width':
      return { ...content, location: { ...location, street_width: number } };
    case 'facing':
      return { ...content, property: { ...property, facing: value as PropertyContent['facing'] } };
    default:
      return { ...content, property: { ...property, [field]: String(value) } };
  }
}
