import { bookingBar } from '@diyar/messages/ar/booking-bar';
import { details } from '@diyar/messages/ar/details';
import type { AdSentences } from '../../i18n/sentences.tsx';
import { layoutWith } from '../layout-with.tsx';

const sentences: AdSentences = { booking: bookingBar, details };

export default layoutWith(sentences);
