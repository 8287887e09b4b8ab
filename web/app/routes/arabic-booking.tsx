import { booking } from '@diyar/messages/ar/booking';
import { details } from '@diyar/messages/ar/details';
import { errors } from '@diyar/messages/ar/errors';
import { payment } from '@diyar/messages/ar/payment';
import { reservations } from '@diyar/messages/ar/reservations';
import { rules } from '@diyar/messages/ar/rules';
import { signIn } from '@diyar/messages/ar/sign-in';
import { Outlet } from 'react-router';
import { type BookingSentences, Sentences } from '../i18n/sentences.tsx';

const sentences: BookingSentences = { booking, details, errors, payment, reservations, rules, signIn };

export const handle = { sentences };

/** The Arabic sentences of the pages from an ad to its payment. */
export default function ArabicBooking() {
  return (
    <Sentences sentences={sentences}>
      <Outlet />
    </Sentences>
  );
}
