import type { TeamRole } from '../platform/db/schema.generated.ts';

/** How a person stands to an account they may act for: it is theirs, or they are of its team. */
export type Standing = 'owner' | TeamRole;

/** Viewers look; everybody else works. */
export function mayWork(standing: Standing): boolean {
  return standing !== 'viewer';
}

/** Owners and managers decide about what others read, and what cannot be taken back. */
export function mayLead(standing: Standing): boolean {
  return standing === 'owner' || standing === 'manager';
}
