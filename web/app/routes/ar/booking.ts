import { accountPanel } from '@diyar/messages/ar/account-panel';
import { booking } from '@diyar/messages/ar/booking';
import { bookingChange } from '@diyar/messages/ar/booking-change';
import { bookingLife } from '@diyar/messages/ar/booking-life';
import { details } from '@diyar/messages/ar/details';
import { errors } from '@diyar/messages/ar/errors';
import { payment } from '@diyar/messages/ar/payment';
import { reservations } from '@diyar/messages/ar/reservations';
import { rules } from '@diyar/messages/ar/rules';
import { signIn } from '@diyar/messages/ar/sign-in';
import { transfers } from '@diyar/messages/ar/transfers';
import type { BookingSentences } from '../../i18n/sentences.tsx';
import { layoutWith } from '../layout-with.tsx';

const sentences: BookingSentences = {
  accountPanel,
  booking,
  bookingChange,
  bookingLife,
  details,
  errors,
  payment,
  reservations,
  rules,
  signIn,
  transfers,
};

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
