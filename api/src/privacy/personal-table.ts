/** Why we may keep something (PDPL, articles 5 and 6). */
export type LegalBasis = 'contract' | 'consent' | 'law' | 'legitimate interest';

/** The effect of closing an account on a column; close-account.ts does `replaced` by the column's name. */
export type OnClosing = 'row deleted' | 'cleared' | 'replaced' | 'kept';

export interface Keeping {
  basis: LegalBasis;
  retention: string;
  onClosing: OnClosing;
  /** Left out of a person's export: a hash, or the key to something. */
  isSecret?: true;
}

export interface PersonalColumn extends Keeping {
  purpose: string;
}

/** Whom a row is about, and the way to them: a column of this table, then `table.column` of each row named by id. */
export interface Owner {
  whose: 'person' | 'account' | 'phone or e-mail';
  by: readonly string[];
}

export interface PersonalTable {
  /** Empty when no person can be found by a row. */
  owners: readonly Owner[];
  columns: Readonly<Record<string, PersonalColumn>>;
  /** Columns beside the personal ones that make a row readable to the person it is about. */
  readableBy?: readonly string[];
}

export type PersonalTables = Readonly<Record<string, PersonalTable>>;

/** A column, what it is for and how it is kept. */
export function kept(purpose: string, keeping: Keeping): PersonalColumn {
  return { purpose, ...keeping };
}

const WHILE_OPEN = 'while the account is open';

/** Leaves with its row when the account closes. */
export const WITH_ACCOUNT: Keeping = { basis: 'contract', retention: WHILE_OPEN, onClosing: 'row deleted' };
/** Overwritten when the account closes. */
export const UNTIL_CLOSED: Keeping = { basis: 'contract', retention: WHILE_OPEN, onClosing: 'replaced' };
export const BOOKS: Keeping = {
  basis: 'law',
  retention: '10 years, as commercial books are kept',
  onClosing: 'kept',
};
/** Records of acts, which disputes need; nameless once the account is closed. */
export const HISTORY: Keeping = {
  basis: 'legitimate interest',
  retention: 'as long as what it tells of, without a name once the account is closed',
  onClosing: 'kept',
};
/** Advertised things, which reservations and licences refer to. */
export const LISTING: Keeping = {
  basis: 'contract',
  retention: 'as long as reservations and licences refer to it; off the site once the account is closed',
  onClosing: 'kept',
};

/** Kept for some days only, and gone with the account before that. */
export function forDays(days: number, basis: LegalBasis = 'legitimate interest'): Keeping {
  return { basis, retention: `${days} ${days === 1 ? 'day' : 'days'}`, onClosing: 'row deleted' };
}

export function secret(keeping: Keeping): Keeping {
  return { ...keeping, isSecret: true };
}

export const OF_PERSON: readonly Owner[] = [{ whose: 'person', by: ['person_id'] }];
export const OF_ACCOUNT: readonly Owner[] = [{ whose: 'account', by: ['account_id'] }];
