import { bookingBar } from '@diyar/messages/en/booking-bar';
import { details } from '@diyar/messages/en/details';
import type { AdSentences } from '../../i18n/sentences.tsx';
import { layoutWith } from '../layout-with.tsx';

const sentences: AdSentences = { booking: bookingBar, details };

export default layoutWith(sentences);
