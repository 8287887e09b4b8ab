import type { SceneKind } from './kinds.ts';

/** The photos of an ad by category: the first (one of `main`), then the others in a usual order. */
export type Album = {
  readonly main: readonly [SceneKind, ...SceneKind[]];
  readonly rest: readonly [SceneKind, ...SceneKind[]];
};

/** A flat: also the album of an unknown category. */
export const FLAT: Album = {
  main: [
    'living',
    'living',
    'living',
    'facade-apartment',
    'facade-apartment',
    'majlis',
    'dining',
    'bedroom',
    'kitchen',
  ],
  rest: ['bedroom', 'kitchen', 'majlis', 'bathroom', 'dining', 'living', 'facade-apartment', 'plan'],
};
const HOME: Album = {
  main: ['facade-villa'],
  rest: ['living', 'majlis', 'bedroom', 'kitchen', 'pool', 'dining', 'bathroom', 'courtyard', 'plan'],
};
const DESKS: Album = {
  main: ['coworking'],
  rest: ['meeting', 'office', 'facade-tower', 'coworking', 'kitchen', 'plan'],
};
const SHED: Album = {
  main: ['warehouse'],
  rest: ['storage', 'warehouse', 'office', 'storage', 'parking', 'plan'],
};
const GATHERING: Album = {
  main: ['hall'],
  rest: ['hall', 'majlis', 'courtyard', 'facade-civic', 'bathroom'],
};

/** The album of each category slug. */
export const ALBUMS: Readonly<Record<string, Album>> = {
  apartment: FLAT,
  floor: { main: ['facade-villa', 'living', 'majlis', 'dining'], rest: FLAT.rest },
  villa: { ...HOME, main: ['facade-villa', 'facade-villa', 'facade-villa', 'pool', 'living', 'majlis'] },
  duplex: HOME,
  townhouse: {
    main: ['facade-villa', 'facade-villa', 'living'],
    rest: ['living', 'kitchen', 'bedroom', 'majlis', 'bathroom', 'courtyard', 'plan'],
  },
  house: {
    main: ['facade-najdi', 'facade-najdi', 'courtyard', 'living', 'facade-villa', 'majlis'],
    rest: ['courtyard', 'majlis', 'living', 'bedroom', 'kitchen', 'bathroom'],
  },
  studio: {
    main: ['bedroom', 'living', 'kitchen'],
    rest: ['living', 'kitchen', 'bathroom', 'facade-apartment', 'plan'],
  },
  room: { main: ['bedroom'], rest: ['bathroom', 'living', 'kitchen', 'facade-apartment'] },
  annex: { main: ['living', 'bedroom'], rest: ['bedroom', 'kitchen', 'bathroom', 'facade-villa', 'plan'] },
  building: {
    main: ['facade-apartment'],
    rest: ['living', 'kitchen', 'bedroom', 'parking', 'plan', 'facade-apartment'],
  },
  compound: {
    main: ['pool', 'facade-villa'],
    rest: ['facade-villa', 'living', 'pool', 'bedroom', 'kitchen', 'courtyard', 'plan'],
  },
  tower: {
    main: ['facade-tower'],
    rest: ['coworking', 'meeting', 'living', 'parking', 'facade-tower', 'plan'],
  },
  land: { main: ['land'], rest: ['land', 'land', 'land'] },
  farm: {
    main: ['farm', 'farm', 'facade-najdi', 'chalet'],
    rest: ['chalet', 'farm', 'majlis', 'pool', 'camp', 'facade-najdi'],
  },
  chalet: {
    main: ['chalet', 'pool', 'chalet'],
    rest: ['pool', 'living', 'bedroom', 'majlis', 'chalet', 'kitchen', 'bathroom'],
  },
  'rest-house': {
    main: ['chalet', 'pool', 'chalet', 'majlis', 'chalet', 'courtyard', 'living'],
    rest: ['majlis', 'pool', 'chalet', 'living', 'kitchen', 'bathroom', 'camp'],
  },
  camp: { main: ['camp'], rest: ['camp', 'majlis', 'camp', 'chalet'] },
  'hotel-apartment': {
    main: ['bedroom', 'living', 'facade-tower', 'bedroom', 'dining'],
    rest: ['living', 'kitchen', 'bathroom', 'facade-tower', 'pool', 'bedroom'],
  },
  hotel: {
    main: ['facade-civic', 'facade-tower'],
    rest: ['bedroom', 'pool', 'hall', 'bathroom', 'meeting', 'living'],
  },
  office: {
    main: ['office', 'coworking', 'facade-tower', 'office', 'meeting'],
    rest: ['meeting', 'coworking', 'facade-tower', 'office', 'kitchen', 'plan'],
  },
  'private-office': { main: ['office'], rest: ['meeting', 'coworking', 'office', 'facade-tower', 'kitchen'] },
  'coworking-desk': DESKS,
  'coworking-space': DESKS,
  'meeting-room': { main: ['meeting'], rest: ['meeting', 'coworking', 'facade-tower', 'office'] },
  'training-room': { main: ['training'], rest: ['training', 'meeting', 'facade-civic', 'coworking'] },
  hall: { ...GATHERING, main: ['hall', 'training'] },
  'event-hall': GATHERING,
  theatre: { main: ['theatre'], rest: ['theatre', 'hall', 'facade-civic', 'meeting'] },
  'photo-studio': { main: ['office', 'coworking'], rest: ['coworking', 'living', 'facade-civic', 'office'] },
  shop: { main: ['shop'], rest: ['shop', 'facade-apartment', 'parking', 'plan'] },
  showroom: { main: ['shop', 'facade-civic'], rest: ['shop', 'office', 'parking', 'plan'] },
  kiosk: { main: ['shop'], rest: ['shop', 'parking', 'plan'] },
  warehouse: SHED,
  workshop: SHED,
  factory: { ...SHED, rest: ['storage', 'office', 'warehouse', 'parking', 'plan'] },
  parking: { main: ['parking'], rest: ['parking', 'facade-tower', 'parking'] },
  'fuel-station': { main: ['fuel'], rest: ['fuel', 'shop', 'parking', 'land'] },
  school: {
    main: ['facade-civic'],
    rest: ['training', 'theatre', 'courtyard', 'office', 'facade-civic', 'plan'],
  },
  'medical-centre': {
    main: ['facade-civic'],
    rest: ['office', 'meeting', 'facade-civic', 'bathroom', 'plan'],
  },
  'workers-housing': {
    main: ['facade-apartment'],
    rest: ['bedroom', 'kitchen', 'bathroom', 'facade-apartment', 'plan'],
  },
};
