import type { ConsoleMinimumPrice } from '@diyar/contract/console/console-minimum-prices';

export interface MinimumPanelProps {
  /** Null for one that is to be added. */
  item: ConsoleMinimumPrice | null;
  /** Riyadh's. */
  today: string;
  categories: readonly { slug: string; name: string }[];
  onBack: () => void;
  onSaved: (saved: ConsoleMinimumPrice) => void;
}
