import { type Standing, standingMay } from '@diyar/contract/words/team-rights';

export { type Standing, standingMay };

/** Whether they add and edit what the account lets, and its ads: viewers look. */
export function mayWork(standing: Standing): boolean {
  return standingMay(standing, 'supply');
}

/** Whether they do what cannot be taken back: owners and managers. */
export function mayLead(standing: Standing): boolean {
  return standingMay(standing, 'removal');
}

/** Whether they decide about the bookings of guests, and close units. */
export function mayBook(standing: Standing): boolean {
  return standingMay(standing, 'bookings');
}

/** Whether they change prices, discounts and coupons of what is there. */
export function mayPrice(standing: Standing): boolean {
  return standingMay(standing, 'prices');
}
