import type { tenantWords as ar } from '../ar/tenant-words.ts';
import type { Shape } from '../shape.ts';

/** Who may stay in a unit: as its page, its card and the filters of a search say it. */
export const tenantWords: Shape<typeof ar> = {
  families: 'Families',
  singles: 'Singles',
  women: 'Women',
  companies: 'Companies',
  students: 'Students',
};
