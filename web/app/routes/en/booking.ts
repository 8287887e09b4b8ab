import { accountPanel } from '@diyar/messages/en/account-panel';
import { booking } from '@diyar/messages/en/booking';
import { bookingChange } from '@diyar/messages/en/booking-change';
import { bookingLife } from '@diyar/messages/en/booking-life';
import { details } from '@diyar/messages/en/details';
import { errors } from '@diyar/messages/en/errors';
import { payment } from '@diyar/messages/en/payment';
import { reservations } from '@diyar/messages/en/reservations';
import { rules } from '@diyar/messages/en/rules';
import { signIn } from '@diyar/messages/en/sign-in';
import { transfers } from '@diyar/messages/en/transfers';
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
