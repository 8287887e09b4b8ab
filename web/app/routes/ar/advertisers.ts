import { advertisers } from '@diyar/messages/ar/advertisers';
import { layoutWith } from '../layout-with.tsx';

export default layoutWith({ advertisers });
