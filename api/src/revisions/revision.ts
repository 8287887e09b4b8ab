import type { WizardPhoto } from '@diyar/contract/supply/host-photos';
import type { RevisionState } from '@diyar/contract/supply/revisions';
import type { LocationContent, PropertyContent, UnitContent } from '@diyar/contract/words/supply';

/** What is edited: a unit with its photos, or (`unitId` null) a property itself. */
export interface RevisedThing {
  accountId: string;
  propertyId: string;
  unitId: string | null;
}

/** Fields of an edit, as the editing pages send them; only those that change. Photos are the whole list in its order. */
export interface RevisionContent {
  unit?: Partial<UnitContent>;
  photos?: readonly Required<WizardPhoto>[];
  property?: Partial<PropertyContent>;
  location?: Partial<LocationContent>;
}
export type RevisionPart = keyof RevisionContent;

/** What stood before in the fields that change, and what they become; both have the same fields. */
export interface Changes<T> {
  before: T;
  after: T;
}

interface RevisionEdge {
  from: RevisionState;
  to: RevisionState;
  movers: readonly ('advertiser' | 'operator')[];
}

/**
 * Every step a revision can take, and who may take it (product.md 5). The table `revision_edge` says the same, and the
 * database refuses a step that is not in it (`revision_step_on_the_graph`). Absorbed: the thing was saved as a whole, with
 * what waited, once no ad of it was on show.
 */
export const REVISION_GRAPH: readonly RevisionEdge[] = [
  { from: 'waiting', to: 'waiting', movers: ['advertiser'] },
  { from: 'waiting', to: 'changes_asked', movers: ['operator'] },
  { from: 'waiting', to: 'approved', movers: ['operator'] },
  { from: 'waiting', to: 'refused', movers: ['operator'] },
  { from: 'waiting', to: 'withdrawn', movers: ['advertiser'] },
  { from: 'waiting', to: 'absorbed', movers: ['advertiser'] },
  { from: 'changes_asked', to: 'waiting', movers: ['advertiser'] },
  { from: 'changes_asked', to: 'withdrawn', movers: ['advertiser'] },
  { from: 'changes_asked', to: 'absorbed', movers: ['advertiser'] },
];

/** Whether a revision in this state waits for an operator or for its people. */
export const isOpen = (state: RevisionState): boolean => state === 'waiting' || state === 'changes_asked';
