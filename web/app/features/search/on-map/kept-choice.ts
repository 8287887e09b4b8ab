import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepInEntry, keptInEntry } from '../../../rendering/history-entry.ts';
import type { Chosen } from './use-cards.ts';

/** By this name it stands in an entry of the history. */
const NAME = 'mapCard';

/** Whether a card was open on the map when the page that is come back to was left. */
export const wasCardOpen = (): boolean => history.state?.[NAME] !== undefined;

const keptChoice = (key: string) => keptInEntry(NAME, key) as Chosen | undefined;

/** The one that is chosen already, where the other means the same: its card is not fetched and read anew. */
const unlessSame = (chosen: Chosen | undefined, other: Chosen | undefined) =>
  JSON.stringify(chosen) === JSON.stringify(other) ? chosen : other;

/**
 * The choice on the map, kept in the page's history entry, so that it is open again after looking at the ad. A map that
 * searches on takes the choice along; going back finds the one made there.
 */
export function useKeptChoice() {
  const { key } = useLocation();
  const way = useNavigationType();
  const [chosen, setChosen] = useState(() => keptChoice(key));
  const [entry, setEntry] = useState(key);
  if (entry !== key) {
    setEntry(key);
    if (way === 'POP') setChosen(unlessSame(chosen, keptChoice(key)));
  }
  useEffect(() => keepInEntry(NAME, chosen, key), [chosen, key]);
  return [chosen, setChosen] as const;
}
