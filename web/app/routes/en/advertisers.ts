import { advertisers } from '@diyar/messages/en/advertisers';
import { layoutWith } from '../layout-with.tsx';

export default layoutWith({ advertisers });
