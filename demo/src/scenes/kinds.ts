import type { OUTDOOR_SCENES } from './outside/outdoor-scenes.ts';
import type { INDOOR_SCENES } from './rooms/indoor-scenes.ts';

/** What a demo photo shows. */
export type SceneKind = keyof typeof OUTDOOR_SCENES | keyof typeof INDOOR_SCENES;
