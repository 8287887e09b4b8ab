import { EARLY_SCRIPT } from './early.ts';
import { PATIENT_SCRIPT } from './patient-scripts.ts';
import { THEME_SCRIPT } from './theme.ts';

/** What runs in the head of every page before anything is seen of it: one text, so that one hash allows it. */
export const HEAD_SCRIPT = `${THEME_SCRIPT}\n${EARLY_SCRIPT};\n${PATIENT_SCRIPT}`;
