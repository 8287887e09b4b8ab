import type { sms as ar } from '../ar/sms.ts';
import type { Shape } from '../shape.ts';

export const sms: Shape<typeof ar> = {
  signInCode: 'Diyar sign-in code: {code}, valid 5 minutes. Share it with no one',
  ticketAnswered: 'Diyar: your ticket {number} has an answer',
  teamInvited: 'Diyar: “{name}” invites you to its team. Log in with this number to accept or decline',
  phoneChanged: 'Diyar: your number was changed to one that ends in {last}. Not you? Write to us at once',
  recoveryCode: 'Diyar: {code} moves your account to this number. Tell it to Diyar staff alone',
  phoneRecovered: 'Diyar: your account moved to a number that ends in {last}. Not you? Write to us at once',
  notification: 'Diyar: {text}',
};
