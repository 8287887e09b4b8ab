import { compare } from '@diyar/messages/en/compare';
import { layoutWith } from '../layout-with.tsx';

export default layoutWith({ compare });
