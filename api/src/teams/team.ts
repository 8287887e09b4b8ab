import type { Standing, TeamRole } from '@diyar/contract/words/team-rights';

/** Somebody who acts for an account of another. */
export interface MemberRow {
  id: string;
  person_id: string;
  role: TeamRole;
  added_at: Date;
  name: string | null;
  phone: string;
}

/** An invitation that nobody has decided yet; past its end it can no longer be accepted. */
export interface InvitationRow {
  id: string;
  phone: string;
  role: TeamRole;
  created_at: Date;
  expires_at: Date;
}

/** The business whose team it is, with its owner. */
export interface TeamAccount {
  id: string;
  number: number;
  kind: 'ordinary' | 'business';
  name: string;
  owner_id: string;
  owner_name: string | null;
  owner_phone: string;
  created_at: Date;
  /** How the caller stands to it. */
  standing: Standing | null;
}
