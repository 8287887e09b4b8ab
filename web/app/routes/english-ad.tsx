import { bookingBar } from '@diyar/messages/en/booking-bar';
import { details } from '@diyar/messages/en/details';
import { Outlet } from 'react-router';
import { type AdSentences, Sentences } from '../i18n/sentences.tsx';

const sentences: AdSentences = { booking: bookingBar, details };

/** The English sentences of an ad's page; those of the booking box come with it, after the first paint. */
export default function EnglishAd() {
  return (
    <Sentences sentences={sentences}>
      <Outlet />
    </Sentences>
  );
}
