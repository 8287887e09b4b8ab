import { home } from '@diyar/messages/ar/home';
import type { HomeSentences } from '../../i18n/sentences.tsx';
import { layoutWith } from '../layout-with.tsx';

const sentences: HomeSentences = { home };

export default layoutWith(sentences);
