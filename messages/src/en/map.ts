import type * as arabic from '../ar/map.ts';
import type { Shape } from '../shape.ts';

/** Sentences of the map beside the search, before it is live. */
export const map: Shape<typeof arabic.map> = {
  title: '{heading} on the map',
  description: '{heading} on a map of the Kingdom: prices where they are. Draw the area you want.',
  label: 'Map of ads',
  sameAsList: 'Every ad on the map is in the list too.',
  loading: 'Loading the map…',
  failed: 'The interactive map could not be loaded.',
  stillCluster: '{count, plural, one {# ad} other {# ads}}, zoom the map in here',
  stillPin: 'Ad at {price} {per}',
};

/** Sentences of the live map of a search; they come with it. */
export const liveMap: Shape<typeof arabic.liveMap> = {
  live: 'Interactive map: arrow keys move it, + and − zoom. The ads are buttons after it; arrow keys go from one to the next.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  kilometres: 'km',
  metres: 'm',
  noMap: 'Your browser cannot show the interactive map. Every ad is in the list.',
  searching: 'Searching this area…',
  notFound: 'The ads of this area could not be shown.',
  found: '{count, plural, =0 {No ads in this area} one {# ad on the map} other {# ads on the map}}',
  cluster: '{count, plural, one {# ad, price {price}} other {# ads, prices from {price}}}',
  pin: '{price} {per}',
  prices: {
    hourly: 'Prices per hour',
    daily: 'Prices per night',
    monthly: 'Prices per month',
    yearly: 'Prices per year',
    stay: 'Prices for the whole stay',
  },
  short: {
    hourly: '/ hour',
    daily: '/ night',
    monthly: '/ month',
    yearly: '/ year',
    sale: 'sale',
  },
  asMove: 'Search as I move the map',
  searchHere: 'Search this area',
  strip: 'Ads on the map, swiped sideways',
  clearAreas: '{count, plural, one {Clear the drawn area} other {Clear # drawn areas}}',
  cards: 'The ad chosen on the map',
  closeCards: 'Close the ad',
  location: {
    mine: 'My location',
    here: 'You are here',
    geoDisabled: 'Location detection is not enabled in this browser',
    optionUnavailable: "This option isn't available",
    outsideCountry: 'The location is outside the Kingdom',
  },
  draw: {
    start: 'Draw an area',
    full: 'You have drawn five areas, the most there can be. Remove one to draw another.',
    label: 'Drawing an area on the map',
    guide: 'Draw around the area with your finger or mouse, or tap its corners one after another.',
    keysGuide:
      'Move the map with the arrow keys, add a corner at the middle mark with Enter, take one back with Backspace.',
    corners: '{count, plural, =0 {No corners yet} one {# corner} other {# corners}}',
    undo: 'Undo',
    finish: 'Finish drawing',
    tooFew: 'An area needs at least three corners',
    tooSmall: 'That drawing encloses no area, try again.',
    done: 'The area is drawn; the search is now inside it.',
    cancelled: 'Drawing cancelled',
  },
};
