import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useMedia } from '../../ui/use-media.ts';
import type { Place } from './cells.ts';

const AT_ONCE = 20;

/** How the prices are laid out: a card a unit on phones and a grid elsewhere, until the reader asks for the other. */
export function useCards() {
  const isWide = useMedia('(min-width: 48rem)', true);
  const [chosen, choose] = useState<'cards' | 'grid'>();
  const [shown, setShown] = useState(AT_ONCE);
  return {
    isCards: !isWide && chosen !== 'grid',
    canChoose: !isWide,
    choose,
    /** How many cards are drawn. */
    shown,
    showMore: () => setShown(shown + AT_ONCE),
    /** Shows the card of a cell and gives its field the keyboard. */
    goTo: ({ row, column }: Place) => {
      flushSync(() => setShown(Math.max(shown, row + 1)));
      document.getElementById(cardFieldId(row, column))?.focus();
    },
  };
}

export type Cards = ReturnType<typeof useCards>;

export const cardFieldId = (row: number, column: number) => `card-price-${row}-${column}`;
