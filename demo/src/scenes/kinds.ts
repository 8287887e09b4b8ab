import type { INDOOR_SCENES } from './indoor-scenes.ts';
import type { OUTDOOR_SCENES } from './outdoor-scenes.ts';

/** What a demo photo shows. */
export type SceneKind = keyof typeof OUTDOOR_SCENES | keyof typeof INDOOR_SCENES;
