import { DEFER_SCRIPT } from '../rendering/defer-scripts.ts';
import { REPLAY_SCRIPT } from '../rendering/event-replay.ts';
import { DISMISSED_SCRIPT } from './dismissed-announcement.ts';
import { THEME_SCRIPT } from './theme/theme.ts';

/** The script in the head of every page, which runs before anything is drawn; one text, so that one hash allows it. */
export const HEAD_SCRIPT = `${THEME_SCRIPT};\n${DISMISSED_SCRIPT}\n${REPLAY_SCRIPT};\n${DEFER_SCRIPT}`;
