import type { whatsapp as ar } from '../ar/whatsapp.ts';
import type { Shape } from '../shape.ts';

export const whatsapp: Shape<typeof ar> = {
  about: {
    bookings: 'An update on a booking at Diyar:',
    messages: 'A new message for you at Diyar:',
    money: 'News of your transfers from Diyar:',
    ads: 'An update on an ad of yours at Diyar:',
    requests: 'New among the requests at Diyar:',
    memberships: 'An update on your plan at Diyar:',
    team: 'News of your account’s team at Diyar:',
    support: 'An update from Diyar’s team:',
    account: 'An alert about your account at Diyar:',
    searches: 'New for your searches and favourites at Diyar:',
    news: 'News from Diyar:',
  },
  more: 'The details are in your account at Diyar.',
  footer: 'Choose what you get under Notifications',
  button: 'View at Diyar',
  example: 'Your booking of “Palm chalet” is confirmed, number 10245',
};
