import { advertisers } from '@diyar/messages/en/advertisers';
import { requests } from '@diyar/messages/en/requests';
import { layoutWith } from '../layout-with.tsx';

export default layoutWith({ advertisers, requests });
