import type { AdDetails } from '@diyar/contract/ads';
import { booking } from '@diyar/messages/en/booking';
import { errors } from '@diyar/messages/en/errors';
import { rules } from '@diyar/messages/en/rules';
import { Sentences } from '../../../i18n/sentences.tsx';
import { BookingBox } from './booking-box.tsx';

const sentences = { booking, errors, rules };

/** The booking box with its English sentences, which the ad's page does not have yet. */
export function EnglishBookingBox({ ad }: { ad: AdDetails }) {
  return (
    <Sentences sentences={sentences}>
      <BookingBox ad={ad} />
    </Sentences>
  );
}
