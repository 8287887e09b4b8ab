import type { AdDetails } from '@diyar/contract/ads';
import { booking } from '@diyar/messages/ar/booking';
import { errors } from '@diyar/messages/ar/errors';
import { rules } from '@diyar/messages/ar/rules';
import { Sentences } from '../../../i18n/sentences.tsx';
import { BookingBox } from './booking-box.tsx';

const sentences = { booking, errors, rules };

/** The booking box with its Arabic sentences, which the ad's page does not have yet. */
export function ArabicBookingBox({ ad }: { ad: AdDetails }) {
  return (
    <Sentences sentences={sentences}>
      <BookingBox ad={ad} />
    </Sentences>
  );
}
