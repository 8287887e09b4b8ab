/** Words of a unit that searches and cards read too, apart from those of its forms: pages that people land on load these alone. */

/** Who may stay in a unit; none of them said means everyone. */
export const TENANTS = ['families', 'singles', 'women', 'companies', 'students'] as const;
export type Tenant = (typeof TENANTS)[number];

export const DEED_KINDS = ['electronic', 'registry', 'paper'] as const;

/** Sides of a plot, in the order in which a deed names them. */
export const SIDES = ['n', 'e', 's', 'w'] as const;

/** What a service is charged for: the booking; each hour, night, month or year of it; each guest; each night. */
export const SERVICE_CHARGES = ['per_booking', 'per_period', 'per_guest', 'per_night'] as const;
