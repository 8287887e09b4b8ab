import type { facing as arFacing, featureGroup as arGroup } from '../ar/unit-words.ts';
import type { Shape } from '../shape.ts';

/** Words of a unit that its page and the filters of a search say alike. */
export const facing: Shape<typeof arFacing> = {
  n: 'North',
  ne: 'North-east',
  e: 'East',
  se: 'South-east',
  s: 'South',
  sw: 'South-west',
  w: 'West',
  nw: 'North-west',
  three_streets: 'Three streets',
  four_streets: 'Four streets',
};

export const featureGroup: Shape<typeof arGroup> = {
  comfort: 'Comfort',
  rooms: 'Rooms and spaces',
  outdoor: 'Outdoors',
  safety: 'Safety',
  work: 'Equipment and hospitality',
  sections: 'Sections and prayer room',
  utilities: 'Utilities',
};

export const floors = { ground: 'Ground floor', upper: 'Upper floor', last: 'Top floor' };
export const floorNumbered = 'Floor {floor}';
