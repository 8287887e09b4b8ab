import type { withoutNetwork as Arabic } from '../ar/without-network.ts';
import type { Shape } from '../shape.ts';

export const withoutNetwork: Shape<typeof Arabic> = {
  title: 'No internet connection',
  text: 'This page opens by itself once the connection is back. Your bookings and favourites are kept on this device and can be read now.',
  bookings: 'My bookings',
  favourites: 'Favourites',
  retry: 'Try again',
};
