import type { transfers as ar } from '../ar/transfers.ts';
import type { Shape } from '../shape.ts';

export const transfers: Shape<typeof ar> = {
  choose: 'How to pay',
  card: 'Card',
  stc: 'STC Pay',
  bank: 'Bank transfer',
  offer:
    'Once you show the transfer details, your dates are held for 24 hours from booking. Pay in that time from your bank’s app, then attach a photo of the receipt.',
  offerRest: 'Pay from your bank’s app, then attach a photo of the receipt.',
  begin: 'Show transfer details',
  to: 'Transfer to this account',
  iban: 'IBAN',
  holder: 'Beneficiary',
  bankName: 'Bank',
  amount: 'Amount',
  reference: 'Transfer reference',
  referenceHint: 'Write it in the note or purpose of the transfer. It belongs to this payment alone.',
  copyIban: 'Copy IBAN',
  copyReference: 'Copy reference',
  copyAmount: 'Copy amount',
  waitsUntil: 'We wait for the receipt until {date}.',
  receipt: 'Photo of the transfer receipt',
  receiptHint: 'A clear photo that shows the amount and the reference, of at most 5 MB.',
  upload: 'Upload the transfer invoice photo',
  sending: 'Sending the receipt',
  sent: 'We received your receipt and will confirm it soon',
  states: {
    waiting: 'Waiting for transfer receipt',
    review: 'Transfer under review',
    refused: 'Transfer receipt refused',
    part: 'Part of the amount arrived',
  },
  texts: {
    waiting: 'Transfer the amount and attach a photo of the receipt before {date}.',
    review: 'We received your receipt and are checking that the amount has arrived. Don’t pay again.',
    refused: 'Reason: {reason}. You can attach another receipt before {date}.',
    part: '{received} arrived and {missing} is missing. Transfer it with the same reference, and attach its receipt before {date}.',
  },
  hostTexts: {
    waiting: 'The guest chose to pay by bank transfer. The dates are held for them until {date}.',
    review:
      'The guest sent the transfer receipt and we are checking that the amount has arrived. The dates stay held until we decide.',
    refused: 'Reason: {reason}. The guest can attach another receipt before {date}.',
    part: '{received} of the guest’s amount arrived. We wait for the other {missing} until {date}.',
  },
  over: 'Time is up',
  overText:
    'If you have made the transfer, attach its receipt: we confirm your booking if the dates are still free, otherwise the whole amount goes back to your account.',
  overPurchase:
    'If you have made the transfer, attach its receipt: your plan begins once it arrives, or the whole amount goes back to your account.',
  partBesideTitle: '{received} came by transfer',
  partBeside:
    'Here you pay the whole amount ({all}), and {received} goes back to your bank account. To pay only what is left ({missing}), use the bank transfer.',
  partBack: 'What came by your transfer ({received}) goes back to your bank account in full.',
  reviewBack:
    'We are checking the receipt of your transfer. If the money reached us, it goes back to your bank account in full.',
  notArrived: 'Nothing has arrived yet',
  receivedSoFar: '{amount} of it arrived',
  open: 'Transfer details',
  byBank: 'Bank transfer',
  part: 'Arrived in part',
  returning: 'On its way to your bank account: {amount}',
};
