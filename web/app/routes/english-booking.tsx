import { booking } from '@diyar/messages/en/booking';
import { details } from '@diyar/messages/en/details';
import { errors } from '@diyar/messages/en/errors';
import { payment } from '@diyar/messages/en/payment';
import { reservations } from '@diyar/messages/en/reservations';
import { rules } from '@diyar/messages/en/rules';
import { signIn } from '@diyar/messages/en/sign-in';
import { Outlet } from 'react-router';
import { type BookingSentences, Sentences } from '../i18n/sentences.tsx';

const sentences: BookingSentences = { booking, details, errors, payment, reservations, rules, signIn };

export const handle = { sentences };

/** The English sentences of the pages from an ad to its payment. */
export default function EnglishBooking() {
  return (
    <Sentences sentences={sentences}>
      <Outlet />
    </Sentences>
  );
}
