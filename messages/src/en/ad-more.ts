import type { adMore as ar } from '../ar/ad-more.ts';
import type { Shape } from '../shape.ts';

/** What the lower half of an ad's page says; it comes after the first paint. */
export const adMore: Shape<typeof ar> = {
  terms: {
    heading: 'Booking terms',
    stay: 'Check-in and check-out',
    stayText: 'Check in from {arrival}, check out before {departure}.',
    hours: 'Booking by the hour',
    hoursText: 'Daily from {opens} to {closes}.',
    daysOff: 'Except {days}.',
    nights: 'Length of stay',
    nightsRange:
      'From {min, plural, one {# night} other {# nights}} to {max, plural, one {# night} other {# nights}}.',
    daysRange: 'From {min, plural, one {# day} other {# days}} to {max, plural, one {# day} other {# days}}.',
    confirmation: 'Confirmation',
    instant: 'Instant booking: confirmed as soon as you pay.',
    approval:
      'With the advertiser’s approval: they answer within 24 hours of your payment, or you get all of it back.',
    downPayment: 'Down payment',
    downPaymentText: 'You pay {percent, number}% of the total to secure your booking.',
    downPaymentAll: 'The whole amount is paid when you book.',
    rest: 'The rest is due 48 hours before check-in.',
    restEjar: 'The rest of a monthly or yearly rent is paid through Ejar.',
    deposit: 'Security deposit',
    depositText: '{amount}, returned after you leave if nothing was damaged.',
    cancellation: 'Cancellation policy',
    flexible:
      'Flexible: cancel at least 24 hours before check-in and get back everything you paid, half of it after that.',
    moderate:
      'Moderate: cancel at least 5 days before check-in and get back everything you paid, half of it until 24 hours before, nothing after that.',
    strict:
      'Strict: cancel at least 14 days before check-in and get back everything you paid, half of it until 7 days before, nothing after that.',
    longStays:
      'Monthly and yearly bookings: cancel at least 30 days before they start and get back everything you paid, half of it until 14 days before, nothing after that.',
  },
  licence: {
    heading: 'Ad licence',
    number: 'Licence number',
    broker: 'Broker',
    fal: 'FAL licence number',
    issued: 'Issued',
    expires: 'Expires',
    check: 'Check the licence',
    scan: 'Scan to check the licence',
    qr: 'Code to check ad licence {number}',
    sandbox: 'A licence for demonstration, not issued by the Real Estate General Authority.',
    newTab: 'opens in a new window',
  },
  evaluations: {
    heading: 'Evaluations',
    none: 'No evaluations yet.',
    noneText: 'Guests’ opinions appear here after their stay.',
    more: 'Show all evaluations ({count, number})',
    average: 'Average {average} of 5',
  },
  /** What the server writes on a landing page: one kind of letting in one city. */
  landing: {
    count: 'Diyar has {count, plural, =0 {no ads} one {# ad} other {# ads}} under “{heading}” right now.',
    none: 'There are no ads under “{heading}” right now. Look at others in the same city.',
    prices:
      'Prices start at {lowest} {per}, the median is {median} and the highest {highest}, by the newest {ads, plural, one {# ad} other {# ads}}, before any discount.',
    districts: 'Districts with most ads',
    districtCount: '{name} ({count, number})',
    short:
      'You choose when, and see the full price before you pay. Each ad shows its licence number on its page.',
    long: 'You see the price, the down payment and the cancellation terms before you book. Each ad shows its licence number on its page.',
    all: 'All results with filters',
    more: 'Other ads in {city}',
    link: '{heading} ({count, number})',
  },
  location: {
    heading: 'Location',
    show: 'Show on map',
    approximate:
      'Approximate: the district is shown; the exact place comes from the advertiser, or once a booking is confirmed.',
    approximateSale:
      'Approximate: the district is shown; the exact place comes from the advertiser.',
    exact: 'As set by the advertiser.',
    still: 'Where {city} lies on the map of the Kingdom',
    mapTitle: 'Where the ad is: {place}',
    map: 'Interactive map of where the ad is',
    loading: 'Loading the map…',
    noMap: 'Your browser cannot show the interactive map; here is the ad on the map of the Kingdom.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    kilometres: 'km',
    metres: 'm',
    keys: 'Arrow keys move the map, + and − zoom',
    sources: 'Borders: Natural Earth',
    here: 'Where the ad is',
  },
  titleIn: '{title}, {city}',
  description: '{category} {how} in {place}: {price} {per}.',
  market: {
    heading: 'Price in the market',
    level: 'Compared with what is around it',
    inDistrict: 'in {place}',
    below: '{percent, number}% below the median',
    above: '{percent, number}% above the median',
    same: 'Close to the median',
    median: 'The median is {price} {per}; this ad asks {own}.',
    rests: 'Based on {ads, plural, one {# ad} other {# ads}} of the kind “{category}” in {place}.',
    beforeOffer: 'Prices are compared before any discount.',
    history: 'Price history',
    neverChanged: 'The price of this ad has not changed since it was published.',
    chart: '{name}: from {from} to {to}, between {start} and {end}',
    table: 'Show the prices as a table',
    date: 'Date',
    price: 'Price',
    lowered: 'Lowered',
    raised: 'Raised',
  },
  similar: {
    heading: 'Similar ads',
    all: 'All like it',
    none: 'There are no similar ads right now.',
  },
  share: {
    title: 'Share the ad',
    link: 'Link to the ad',
    copy: 'Copy the link',
    whatsapp: 'Send by WhatsApp',
    message: '{title} in {place}: {price} {per}\n{link}',
    code: 'A code that opens the ad’s page',
    scan: 'Scan the code with another phone’s camera to open the ad there.',
  },
};
