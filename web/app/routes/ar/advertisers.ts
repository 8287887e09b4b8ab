import { advertisers } from '@diyar/messages/ar/advertisers';
import { requests } from '@diyar/messages/ar/requests';
import { layoutWith } from '../layout-with.tsx';

export default layoutWith({ advertisers, requests });
