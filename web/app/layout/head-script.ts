import { PATIENT_SCRIPT } from '../rendering/defer-scripts.ts';
import { EARLY_SCRIPT } from '../rendering/event-replay.ts';
import { THEME_SCRIPT } from './theme.ts';

/** What runs in the head of every page before anything is seen of it: one text, so that one hash allows it. */
export const HEAD_SCRIPT = `${THEME_SCRIPT}\n${EARLY_SCRIPT};\n${PATIENT_SCRIPT}`;
