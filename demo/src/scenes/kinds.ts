import type { OUTDOOR_SCENES } from './outside/outdoor-scenes.ts';
import type { INDOOR_SCENES } from './rooms/indoor-scenes.ts';

/** The scene of a demo photo. */
export type SceneKind = keyof typeof OUTDOOR_SCENES | keyof typeof INDOOR_SCENES;
