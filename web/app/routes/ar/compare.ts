import { compare } from '@diyar/messages/ar/compare';
import { layoutWith } from '../layout-with.tsx';

export default layoutWith({ compare });
