import { bookingBar } from '@diyar/messages/ar/booking-bar';
import { details } from '@diyar/messages/ar/details';
import { Outlet } from 'react-router';
import { type AdSentences, Sentences } from '../i18n/sentences.tsx';

const sentences: AdSentences = { booking: bookingBar, details };

/** The Arabic sentences of an ad's page; those of the booking box come with it, after the first paint. */
export default function ArabicAd() {
  return (
    <Sentences sentences={sentences}>
      <Outlet />
    </Sentences>
  );
}
