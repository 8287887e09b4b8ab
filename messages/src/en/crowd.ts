import type { crowd as ar } from '../ar/crowd.ts';
import type { Shape } from '../shape.ts';

export const crowd: Shape<typeof ar> = {
  title: 'Many people are here right now',
  text: 'Diyar has a great many visitors at the moment. This page opens by itself shortly; booking and paying go on.',
};
