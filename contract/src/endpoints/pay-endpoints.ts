import * as keptCards from '../money/kept-cards.ts';

/** Calls about ways to pay beside a card that is typed; a part of `ENDPOINTS`. */
export const PAY_ENDPOINTS = {
  listKeptCards: keptCards.listKeptCards,
  removeKeptCard: keptCards.removeKeptCard,
  setDefaultCard: keptCards.setDefaultCard,
  payByKeptCard: keptCards.payByKeptCard,
} as const;
