import type { teamWords as ar } from '../ar/team-words.ts';
import type { Shape } from '../shape.ts';

export const teamWords: Shape<typeof ar> = {
  roles: { owner: 'Owner', manager: 'Manager', editor: 'Editor', viewer: 'Viewer', guest: 'Guest' },
};
