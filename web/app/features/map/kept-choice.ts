import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Chosen } from './map-cards.tsx';

/** What stands in an entry of the history beside the router's own: the card that is open on its map. */
type Entry = { mapCard?: Chosen } | null;

/** The card that was open on the map when its page was left. */
export function keptChoice(): Chosen | undefined {
  return (history.state as Entry)?.mapCard;
}

function keep(mapCard: Chosen | undefined): void {
  const { mapCard: before, ...rest }: NonNullable<Entry> = history.state ?? {};
  if (mapCard !== undefined) history.replaceState({ ...rest, mapCard }, '');
  else if (before !== undefined) history.replaceState(rest, '');
}

/** What is chosen on the map, kept with the page's entry of the history: whoever opens the ad and comes back finds it open. */
export function useKeptChoice() {
  const [chosen, setChosen] = useState(keptChoice);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map that is moved has another entry of the history
  useEffect(() => keep(chosen), [chosen, key]);
  return [chosen, setChosen] as const;
}
