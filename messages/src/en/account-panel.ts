import type { accountPanel as ar } from '../ar/account-panel.ts';
import type { Shape } from '../shape.ts';

export const accountPanel: Shape<typeof ar> = {
  signOutEverywhere: 'Log out on all devices',
  switchTo: 'Switch to {name}',
  switched: 'You are now using {name}',
  addOrdinary: 'Create an individual account',
  ownAds: 'My ads',
  guestBookings: 'Guest bookings',
  reports: 'Reports',
  myInfo: 'My info',
  signOutEverywhereAsk: 'You will be logged out on every device and will need a new code to log in again.',
  addOrdinaryText:
    'An individual account lets you book. It is on the same phone number, and you can switch between the two at any time.',
  addOrdinaryName: 'Name',
  addOrdinaryDone: 'Your individual account is ready, and you are using it now',
};
