import { LANGS, type Lang } from '@diyar/messages/messages';
import { SEED } from '../../api/src/testing/proof.ts';

const DRAWN = LANGS[SEED % LANGS.length];

/**
 * Whether a browser test of mechanics, which words do not change (a lost network, a step back, two tabs), runs in this language:
 * in one for each run, drawn by its seed, and in both with `npm run prove`. What people walk and read is tested in both each time.
 */
export const triesMechanicsIn = (lang: Lang) => process.env.DIYAR_PROVE === '1' || lang === DRAWN;
