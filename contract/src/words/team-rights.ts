/** Roles in the team of a business, the one with the most rights first. Apart from the calls, so that pages read them without zod. */
export const TEAM_ROLES = ['manager', 'editor', 'viewer'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** How a person stands to an account they act for: it is theirs, or they are of its team. A guest's is theirs too, who has a foreign number. */
export const STANDINGS = ['owner', ...TEAM_ROLES, 'guest'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Rights a person can have in the account they act for: each call that needs a token and changes something names one. */
export const ACCOUNT_RIGHTS = [
  /** Sees what the account has, writes to Diyar, and does what concerns nobody but themselves. */
  'look',
  /** Adds and edits properties, units and photos; a new unit's first prices too. */
  'supply',
  /** Checks licences, sends ads for approval, hides, shows and closes them. */
  'ads',
  /** Reports in the account's name, and answers what is reported about it. */
  'complaints',
  /** Changes prices, discounts and coupons of what is there already. */
  'prices',
  /** Books and pays as guest; decides about the bookings of guests. */
  'bookings',
  /** Deletes properties, units and ads for good. */
  'removal',
  /** Changes what others read of the account. */
  'profile',
  /** Buys and replaces memberships. */
  'memberships',
  /** Invites and removes editors and viewers, and changes their roles. */
  'members',
  /** What is the owner's alone: identity, where money goes, personal data, closing, managers. */
  'own',
] as const;
export type AccountRight = (typeof ACCOUNT_RIGHTS)[number];

const VIEWER: readonly AccountRight[] = ['look'];
const EDITOR: readonly AccountRight[] = [...VIEWER, 'supply', 'ads', 'complaints'];
const MANAGER: readonly AccountRight[] = [
  ...EDITOR,
  'prices',
  'bookings',
  'removal',
  'profile',
  'memberships',
  'members',
];

/** Finds, books and pays; publishes nothing. */
const GUEST: readonly AccountRight[] = ['look', 'complaints', 'bookings', 'profile', 'own'];

/** What each may do. */
export const RIGHTS_OF_STANDING: Readonly<Record<Standing, readonly AccountRight[]>> = {
  owner: ACCOUNT_RIGHTS,
  manager: MANAGER,
  editor: EDITOR,
  viewer: VIEWER,
  guest: GUEST,
};

/** Whether somebody who stands so to an account has a right in it. */
export function standingMay(standing: Standing, right: AccountRight): boolean {
  return RIGHTS_OF_STANDING[standing].includes(right);
}

/** Whether they may invite, remove or change a member of this role: managers are the owner's to choose. */
export function mayManage(standing: Standing, role: TeamRole): boolean {
  return standingMay(standing, role === 'manager' ? 'own' : 'members');
}
