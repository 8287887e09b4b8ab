import type { newRelease as ar } from '../ar/new-release.ts';
import type { Shape } from '../shape.ts';

export const newRelease: Shape<typeof ar> = {
  text: 'There is a newer version of the site',
  hint: 'Refresh the page to use it. If you are writing something, finish it first.',
  refresh: 'Refresh the page',
  later: 'Later',
};
