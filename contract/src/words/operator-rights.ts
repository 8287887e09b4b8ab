/** Rights an operator can have: each call of the console names the one it needs. Apart from the calls, so that pages read them without zod. */
export const OPERATOR_RIGHTS = [
  /** The door and the desk: everyone's who may come in. */
  'desk',
  'operators',
  'settings',
  'audit',
  'ads',
  'licences',
  'reports',
  'tickets',
  'bookings',
  'plans',
  'ledger',
  'fees',
  'payouts',
  'transfers',
  /** Decides what advertisers claim of security deposits. */
  'claims',
  /** Looks at what people ask for, and hides what abuses it. */
  'requests',
  /** Writes pages and help articles, and what the site says of itself. */
  'content',
  /** Looks at accounts, suspends and reopens them. */
  'accounts',
  /** Writes the names of places, categories and features, and merges districts. */
  'names',
  /** Looks after background work. */
  'jobs',
  /** Reads the marketplace's key figures. */
  'figures',
  /** Tells groups of accounts something. */
  'broadcasts',
  /** Decides whether offices are what they say. */
  'offices',
  /** Sees which messages did not go out, and has them tried again. */
  'messages',
  /** Moves people who lost their number to another one. */
  'phones',
] as const;
export type OperatorRight = (typeof OPERATOR_RIGHTS)[number];

export const OPERATOR_ROLES = ['owner', 'reviewer', 'support'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** What each role may do. An owner may do everything, as they can give themselves any role. */
export const RIGHTS_OF_ROLE: Readonly<Record<OperatorRole, readonly OperatorRight[]>> = {
  owner: OPERATOR_RIGHTS,
  reviewer: ['desk', 'ads', 'licences', 'names', 'offices'],
  support: ['desk', 'reports', 'tickets', 'bookings', 'claims', 'requests', 'accounts', 'messages'],
};

/** The rights of somebody with all of these roles. */
export function rightsOf(roles: readonly OperatorRole[]): ReadonlySet<OperatorRight> {
  return new Set(roles.flatMap((role) => RIGHTS_OF_ROLE[role]));
}
