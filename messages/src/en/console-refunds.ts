import type { consoleRefunds as ar } from '../ar/console-refunds.ts';
import type { Shape } from '../shape.ts';

export const consoleRefunds: Shape<typeof ar> = {
  title: 'Refunds the gateway did not take',
  intro:
    'Amounts owed back to cards that the payment gateway did not take in time, the oldest first. J and K move, Enter decides.',
  secondAbove: 'Paying back more than {amount} by bank is confirmed by two operators.',
  none: 'No failed refunds',
  noneText: 'An amount appears here once the gateway has not taken it for half an hour.',
  reservation: 'Booking {number}',
  purchase: 'Plan purchase {number}',
  takenBadge: 'Paid by bank',
  proposedBadge: 'Waits for a second operator',
  payer: 'Payer',
  phone: 'Phone',
  received: 'Paid',
  paidAt: 'Paid at',
  askedAt: 'Owed since',
  card: 'Card',
  gateway: 'Payment at the gateway',
  openBooking: 'Booking and its messages',
  failures: `{times, plural,
    one {The gateway did not take it once, {at}}
    other {The gateway did not take it # times, last {at}}}`,
  neverAsked: 'The gateway has not been asked yet',
  said: 'The gateway said',
  retryTitle: 'Through the gateway',
  retry: 'Try again now',
  retried: {
    sent: 'The gateway took it; the refund is recorded',
    failed: 'The gateway did not take it this time either',
  },
  takeTitle: 'Or by bank',
  takeHint:
    'The gateway stops trying, so that nothing goes back twice. Then send it from the bank and enter the transaction number.',
  reason: 'Why it is paid by bank',
  reasonHint: 'Kept in the audit log.',
  take: 'Stop the gateway and pay by bank',
  taken: 'The gateway has stopped. Send the amount from the bank, then enter the transaction number',
  takenBy: '{name} took it to pay by bank {at}. Reason: {reason}',
  bankReference: 'The bank’s transaction number',
  paid: 'Confirm it was sent from the bank',
  outcomes: {
    paid: 'Recorded as sent back',
    proposed: 'Your word is recorded; another operator has to agree',
  },
  giveBack: 'Hand it back to the gateway and try again',
  giveBackHint: 'Only if nothing has left the bank.',
  proposed: '{name} says it left the bank under {reference}. Check the statement, then confirm it.',
  proposedMine: 'You said it left the bank under {reference}; another operator has to agree.',
};
