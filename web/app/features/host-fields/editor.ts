import type { WizardContent } from '@diyar/contract/supply/host-wizard';
import type {
  LocationContent,
  PolicyContent,
  PricesContent,
  PropertyContent,
  UnitContent,
} from '@diyar/contract/words/supply';

interface Parts {
  property: PropertyContent;
  location: LocationContent;
  unit: UnitContent;
  prices: PricesContent;
  policy: PolicyContent;
}

/** What the fields of a property and its units are filled in with: the wizard's and the editing pages'. */
export interface SupplyEditor {
  content: WizardContent;
  /** The property of the unit, where that is not filled in here. */
  property: {
    id: string;
    category: string;
    usage: string;
    area: number;
    city: string;
    spaces: readonly { id: string; name: string }[];
  } | null;
  change: (update: (content: WizardContent) => WizardContent) => void;
  /** Takes a photo that is deleted for good out of what is filled in, and of what a discard would bring back. */
  forgetPhoto: (id: string) => void;
  /** The sentence of what is wrong with a field, named as the API names it; none before somebody has tried to go on. */
  errorOf: (field: string) => string | undefined;
  /** Whether its ad's licence holds the field. */
  isLocked: (field: string) => boolean;
}

/** One part of the content, and the way to change some of its fields. */
export function partOf<P extends keyof Parts>(
  { content, change }: SupplyEditor,
  part: P,
): [values: Partial<Parts[P]>, set: (changes: Partial<Parts[P]>) => void] {
  const values = (content[part] ?? {}) as Partial<Parts[P]>;
  const set = (changes: Partial<Parts[P]>) =>
    change((before) => ({ ...before, [part]: { ...before[part], ...changes } }));
  return [values, set];
}

/** The category it is of, wherever that is said. */
export function categoryOf({ content, property }: SupplyEditor): string | undefined {
  return property?.category ?? content.property?.category ?? undefined;
}
