import type { foreignGuests as ar } from '../ar/foreign-guests.ts';
import type { Shape } from '../shape.ts';

export const foreignGuests: Shape<typeof ar> = {
  home: 'Saudi Arabia',
  country: 'Country of the number',
  guestOnly: 'With this number you find and book. Advertising on Diyar is for Saudi mobile numbers.',
  whatsappOnly: 'The code comes by WhatsApp: our SMS reach Saudi numbers alone.',
  countryFull: 'Numbers of this country were sent all the codes we send there on one day. Try again tomorrow',
  name: 'Name as in your passport',
  nameIntro: 'Your number is new to us. Enter your name as it stands in your passport.',
  passport: {
    title: 'Passport',
    lead: 'The first booking with a number from outside Saudi Arabia needs a passport.',
    text: 'Of its number we keep an encrypted fingerprint and the last four characters only, with the country that issued it. The advertiser does not see it.',
    country: 'Country that issued it',
    choose: 'Choose the country',
    number: 'Passport number',
    hint: '6 to 9 letters and digits',
    kept: 'Passport of <country></country> ending in <last></last>',
    save: 'Save passport',
    change: 'Change passport',
    keep: 'Cancel',
    saved: 'Passport saved',
  },
  noAds: {
    title: 'This page is for those who advertise on Diyar',
    text: 'You are logged in with a number from outside Saudi Arabia, with which you find, book and pay. Advertising on Diyar is for Saudi mobile numbers.',
    search: 'Find a place',
  },
};
