import { randomUUID } from 'node:crypto';
import { PUBLISHABLE_KEY, secretKeyOf } from '../../../../demo/src/gateway/keys.ts';
import { CONSOLE_ROWS } from '../console-rows.ts';
import { AFTER_BOOKING_ROWS } from './after-booking.ts';
import { BANK_ROWS } from './bank-lines.ts';
import { CHANNEL_ROWS } from './channels.ts';
import { CONSOLE_ACCOUNT_ROWS } from './console-accounts.ts';
import { CONTENT_ROWS } from './content.ts';
import { FEED_ROWS } from './feeds.ts';
import { LEAD_ROWS } from './leads.ts';
import { LICENCE_ROWS } from './licences.ts';
import { MONEY_ROWS } from './money.ts';
import { NOTIFICATION_ROWS } from './notifications.ts';
import { PHOTO_ROWS, picture } from './photos.ts';
import { PLAN_ROWS } from './plans.ts';
import { PRICE_ROWS } from './prices.ts';
import { REPORT_ROWS } from './reports.ts';
import { REQUEST_ROWS } from './requests.ts';
import type { Stage } from './route-stage.ts';
import {
  type Ask,
  businesses,
  consoles,
  guestOnly,
  hostOnly,
  keyed,
  NO_TEAM,
  open,
  type Row,
  row,
  signedIn,
  unguarded,
} from './rows.ts';
import { SAFETY_ROWS } from './safety.ts';
import { SEARCH_ROWS } from './searches.ts';
import { SITE_ROWS } from './site.ts';
import { SUPPLY_ROWS } from './supply.ts';
import { SUPPORT_ROWS } from './support.ts';
import { TEAM_ROWS } from './team.ts';
import { TICKET_ROWS } from './tickets.ts';
import { TRANSFER_ROWS } from './transfers.ts';
import { VERIFICATION_ROWS } from './verifications.ts';

const NO_BUSINESS = {
  commercial_registration: null,
  fal_number: null,
  vat_number: null,
  legal_name: null,
  viewer_phone: null,
  opening_hours: [],
};
const myInfo = (business: typeof NO_BUSINESS | null) => ({
  version: 0,
  name: 'مؤسسة البيان',
  email: null,
  city: null,
  location: null,
  about_ar: null,
  about_en: null,
  languages: [],
  business,
});

/** Roles that neither book nor pay, whatever it is about. */
const NOT_BOOKING = { editor: 403, viewer: 403 };
const held: Ask = ({ held }) => ({ params: { id: held.number } });
const ad: Ask = ({ listing }) => ({ params: { id: listing.adNumber } });
const privateAd: Ask = ({ hidden }) => ({ params: { id: hidden.adNumber } });
const daysOf = (unitId: string) => ({
  params: { id: unitId },
  query: { from: '2030-02-01', to: '2030-02-10' },
});
const stayIn = (unitId: string) => ({
  params: { id: unitId },
  body: { period: 2, start: '2030-03-01', end: '2030-03-03' },
});
const gatewayKey = ({ world }: Stage) => {
  const key = secretKeyOf(world.deps.config.sandboxGatewaySecret);
  return { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` };
};

/**
 * Every route of the server: what each caller gets, run by route-matrix.test.ts. A name is "METHOD path", with " · " and
 * a word behind it where one route needs several rows. A read and whatever is refused also promise that nothing was changed.
 */
export const ROUTE_MATRIX: Record<string, Row> = {
  ...SITE_ROWS,
  'GET /api/v1/user/settings/general': open(200),
  'GET /api/v1/user/settings/site': open(200),
  'GET /api/v1/user/settings/search_data': open(200),
  'GET /api/v1/cities': open(200),
  'GET /api/v1/districts': open(200, () => ({ query: { bbox: '46,24,47,25' } })),
  'GET /api/v1/places': open(200, () => ({ query: { lat: '24.81', lng: '46.6' } })),
  'GET /api/v1/search_suggestions': open(200, () => ({ query: { q: 'الرياض' } })),
  'GET /api/v1/cities/{slug}/districts': open(200, () => ({ params: { slug: 'riyadh' } })),
  'GET /api/v1/pages/{slug}': open(200, () => ({ params: { slug: 'about' } })),

  'GET /api/v1/auth/countries': open(200),
  'POST /api/v1/auth/codes': open(201, () => ({ body: { phone: '0599876543', channel: 'sms' } })),
  'POST /api/v1/auth/tokens': open(201, async (stage) => ({
    body: { challenge_id: await stage.challengeId(), code: '123456' },
  })),
  'PUT /api/v1/auth/tokens/current/account': guestOnly(200, ({ guest }) => ({
    body: { account_id: guest.accountNumber },
  })),
  'PUT /api/v1/auth/tokens/current/account · of a business': hostOnly(200, ({ host }) => ({
    body: { account_id: host.accountNumber },
  })),
  'DELETE /api/v1/auth/tokens/current': signedIn(200),
  'DELETE /api/v1/auth/tokens': signedIn(200),
  'GET /api/v1/auth/sessions': signedIn(200),
  // Everybody names a device of the guest.
  'DELETE /api/v1/auth/sessions/{id}': guestOnly(200, async (stage) => ({
    params: { id: await stage.guestSessionId() },
  })),
  'GET /api/v1/user/profile': signedIn(200, undefined, { ordinary: 403, owner: 403, twin: 403 }),
  'GET /api/v1/ordinaries/profile': signedIn(200, undefined, businesses(403)),
  'GET /api/v1/user/current': signedIn(200),
  'POST /api/v1/accounts': signedIn(
    201,
    () => ({ body: { user_type: 'bussines', name: 'مكتب الواحة للعقار' } }),
    { business: 409, foreign: 403 },
  ),

  'GET /api/v1/accounts/current': signedIn(200),
  'GET /api/v1/accounts/current/home': signedIn(200),
  'PUT /api/v1/accounts/current': signedIn(200, () => ({ body: myInfo(null) }), {
    ...businesses(422),
    editor: 403,
    viewer: 403,
  }),
  'PUT /api/v1/accounts/current · a business': signedIn(200, () => ({ body: myInfo(NO_BUSINESS) }), {
    side: 'host',
    ordinary: 422,
    editor: 403,
    viewer: 403,
  }),
  'PUT /api/v1/accounts/current/identity': signedIn(200, () => ({ body: { number: '1012345672' } }), {
    ...NO_TEAM,
    foreign: 422,
  }),
  'PUT /api/v1/accounts/current/payout-destination': signedIn(
    200,
    () => ({ body: { kind: 'wallet', wallet: 'stc', phone: '0512345678' } }),
    NO_TEAM,
  ),
  'DELETE /api/v1/accounts/current/payout-destination': signedIn(200, undefined, NO_TEAM),
  'PUT /api/v1/accounts/current/photo': signedIn(200, () => picture('photo'), { editor: 403, viewer: 403 }),
  'DELETE /api/v1/accounts/current/photo': signedIn(200, undefined, { editor: 403, viewer: 403 }),
  'PUT /api/v1/accounts/current/logo': row(
    {
      ...businesses(200),
      keyless: 403,
      visitor: 401,
      revoked: 401,
      ...consoles(401),
      ordinary: 403,
      owner: 200,
      twin: 200,
      editor: 403,
      viewer: 403,
    },
    () => picture('logo'),
    { side: 'host' },
  ),
  'DELETE /api/v1/accounts/current/logo': row(
    {
      ...businesses(200),
      keyless: 403,
      visitor: 401,
      revoked: 401,
      ...consoles(401),
      ordinary: 403,
      owner: 200,
      twin: 200,
      editor: 403,
      viewer: 403,
    },
    undefined,
    { side: 'host' },
  ),
  'GET /api/v1/accounts/current/marketing-consents': signedIn(200),
  'PUT /api/v1/accounts/current/marketing-consents': signedIn(200, () => ({ body: { channels: ['email'] } })),
  'GET /api/v1/accounts/current/personal-data': signedIn(200, undefined, NO_TEAM),
  'POST /api/v1/accounts/current/closure': signedIn(
    410,
    async (stage) => ({ body: { challenge_id: await stage.challengeId(), code: '123456' } }),
    { ...NO_TEAM, owner: 409, twin: 409 },
  ),
  'GET /media/accounts/{file}': unguarded(404, () => ({ params: { file: `${randomUUID()}.webp` } })),

  'GET /api/v1/ads': open(200),
  'GET /api/v1/ads/dates': open(200, () => ({ query: { month: '2026-12' } })),
  'GET /api/v1/ads/price-spread': open(200),
  'GET /api/v1/ads/map': open(200, () => ({ query: { bbox: '46,24,47,25', zoom: '10' } })),
  'GET /api/v1/ads/{id}': open(200, ad),
  'GET /api/v1/ads/{id} · a private unit': row(
    { ...keyed(404), owner: 200, manager: 200, editor: 200, viewer: 200 },
    privateAd,
    { side: 'host' },
  ),
  'GET /api/v1/landings': open(200),
  'GET /api/v1/landings/{city}/{category}/{period}': open(200, () => ({
    params: { city: 'riyadh', category: 'apartment', period: 'yearly' },
  })),
  'GET /api/v1/ads/cards': open(200, ({ listing }) => ({ query: { ids: listing.adNumber } })),
  'GET /api/v1/ads/comparison': open(200, ({ listing }) => ({ query: { ids: listing.adNumber } })),
  'GET /api/v1/ads/{id}/similar': open(200, ad),
  'GET /api/v1/ads/{id}/evaluations': open(200, ad),
  'POST /api/v1/ads/{id}/contacts': open(201, (stage) => ({ ...ad(stage), body: { channel: 'phone' } }), {
    tells: ['hostPhone'],
  }),
  'POST /api/v1/ads/{id}/contacts · a private unit': row(
    { ...keyed(404), owner: 201, manager: 201, editor: 201, viewer: 201 },
    (stage) => ({ ...privateAd(stage), body: { channel: 'whatsapp' } }),
    { side: 'host', tells: ['hostPhone'] },
  ),
  'GET /api/v1/advertisers': open(200),
  'GET /api/v1/advertisers/{id}': open(200, ({ host }) => ({ params: { id: host.accountNumber } })),
  'GET /api/v1/advertisers/{id} · who advertises nothing': open(404, ({ guest }) => ({
    params: { id: guest.accountNumber },
  })),
  'POST /api/v1/ads/{id}/views': open(201, ad),
  'POST /api/v1/ads/{id}/shares': open(201, ad),
  'GET /api/v1/host/ads': signedIn(200, undefined, { side: 'host' }),
  'GET /api/v1/host/ads/{id}': hostOnly(200, ad),
  'GET /api/v1/host/ads/{id}/statistics': hostOnly(200, ad),
  'POST /api/v1/host/ads/{id}/steps': hostOnly(
    201,
    (stage) => ({ ...ad(stage), body: { from: 'published', to: 'hidden', data_correct: true } }),
    { viewer: 403 },
  ),
  'POST /api/v1/host/ads/{id}/steps · for approval': hostOnly(
    409,
    (stage) => ({
      ...ad(stage),
      body: { from: 'published', to: 'waiting_for_approval', data_correct: true },
    }),
    { viewer: 403 },
  ),
  'DELETE /api/v1/host/ads/{id}': hostOnly(200, privateAd, { editor: 403, viewer: 403 }),
  'DELETE /api/v1/host/ads/{id} · with a booking ahead': hostOnly(409, ad, { editor: 403, viewer: 403 }),
  ...TEAM_ROWS,
  ...PLAN_ROWS,
  ...LEAD_ROWS,
  ...REPORT_ROWS,
  ...REQUEST_ROWS,
  ...SEARCH_ROWS,
  ...TICKET_ROWS,
  ...LICENCE_ROWS,
  ...SUPPLY_ROWS,
  ...FEED_ROWS,
  ...PRICE_ROWS,
  ...PHOTO_ROWS,
  'GET /api/v1/favourites': signedIn(200),
  'GET /api/v1/favourites/ids': signedIn(200),
  'POST /api/v1/favourites': signedIn(200, ({ listing }) => ({ body: { ads: [listing.adNumber] } })),
  'PUT /api/v1/favourites/{adId}': signedIn(200, ({ listing }) => ({ params: { adId: listing.adNumber } })),
  'PUT /api/v1/favourites/{adId} · a private unit': signedIn(404, ({ hidden }) => ({
    params: { adId: hidden.adNumber },
  })),
  'DELETE /api/v1/favourites/{adId}': signedIn(200, ({ listing }) => ({
    params: { adId: listing.adNumber },
  })),
  'GET /api/v1/units/{id}/calendar': open(200, ({ listing }) => daysOf(listing.unitId)),
  'GET /api/v1/units/{id}/calendar · a private unit': row(
    { ...keyed(404), owner: 200, manager: 200, editor: 200, viewer: 200 },
    ({ hidden }) => daysOf(hidden.unitId),
    { side: 'host' },
  ),
  'POST /api/v1/units/{id}/quotes': open(201, ({ listing }) => stayIn(listing.unitId)),
  'POST /api/v1/units/{id}/quotes · a private unit': row(
    { ...keyed(404), owner: 201, manager: 201, editor: 201, viewer: 201 },
    ({ hidden }) => stayIn(hidden.unitId),
    { side: 'host' },
  ),

  'POST /api/v1/reservations': signedIn(
    201,
    async (stage) => ({ body: { quote_id: await stage.quoteId(), method: 'card' } }),
    businesses(403),
  ),
  'GET /api/v1/reservations': signedIn(200),
  'GET /api/v1/reservations/{id}': guestOnly(200, held),
  'POST /api/v1/reservations/{id}/cancellation': guestOnly(201, held, NOT_BOOKING),
  'POST /api/v1/reservations/{id}/steps': guestOnly(
    201,
    ({ held }) => ({ params: { id: held.number }, body: { event: 'cancel' } }),
    NOT_BOOKING,
  ),
  // A held booking is not confirmed yet: there is nothing to change.
  'GET /api/v1/reservations/{id}/change_form': guestOnly(409, held, NOT_BOOKING),
  'POST /api/v1/reservations/{id}/change_quotes': guestOnly(
    409,
    ({ held }) => ({
      params: { id: held.number },
      body: { start: '2030-02-01', end: '2030-02-03', guests: 1, services: [] },
    }),
    NOT_BOOKING,
  ),
  'POST /api/v1/reservations/{id}/changes': guestOnly(
    409,
    ({ held }) => ({ params: { id: held.number }, body: { quote_id: randomUUID() } }),
    NOT_BOOKING,
  ),
  'GET /api/v1/reservations/{id}/alternatives': guestOnly(200, held),
  'POST /api/v1/reservations/{id}/payments': guestOnly(201, held, NOT_BOOKING),
  'POST /api/v1/reservations/{id}/payment_checks': guestOnly(201, held),
  'GET /api/v1/host/reservations': signedIn(200, undefined, { side: 'host' }),
  'GET /api/v1/host/reservations/{id}': hostOnly(200, held),
  // A held booking has no step for its host.
  'POST /api/v1/host/reservations/{id}/steps': hostOnly(
    409,
    ({ held }) => ({ params: { id: held.number }, body: { event: 'accept' } }),
    NOT_BOOKING,
  ),

  // Here payments go to the sandbox; moyasar.test.ts asks where they go to Moyasar.
  'POST /api/v1/webhooks/moyasar': unguarded(404, () => ({
    body: { id: '1', type: 'payment_paid', secret_token: 'a guess', data: { id: randomUUID() } },
  })),
  'POST /api/v1/live/tickets': signedIn(201),
  'POST /api/v1/live/tickets · of a unit': open(201, ({ listing }) => ({
    body: { unit_id: listing.unitId },
  })),
  'POST /api/v1/live/tickets · of a private unit': row(
    { ...keyed(404), owner: 201, manager: 201, editor: 201, viewer: 201 },
    ({ hidden }) => ({ body: { unit_id: hidden.unitId } }),
    { side: 'host' },
  ),
  'GET /api/v1/live': unguarded(403, () => ({ query: { ticket: 'a guess' } })),

  'POST /api/v1/webhooks/sandbox-gateway': unguarded(403, () => ({
    body: { id: '1', type: 'payment_paid', secret_token: 'a guess', data: { id: randomUUID() } },
  })),
  'POST /api/v1/webhooks/sandbox-gateway · with its secret': unguarded(200, async (stage) => ({
    body: {
      id: '1',
      type: 'payment_paid',
      secret_token: stage.world.deps.config.sandboxGatewaySecret,
      data: { id: await stage.paymentId() },
    },
  })),
  'POST /sandbox-gateway/v1/payments': unguarded(401, () => ({ body: { publishable_api_key: 'a guess' } })),
  'POST /sandbox-gateway/v1/payments · with its key': unguarded(400, () => ({
    body: { publishable_api_key: PUBLISHABLE_KEY },
  })),
  'GET /sandbox-gateway/v1/payments': unguarded(401),
  'GET /sandbox-gateway/v1/payments/{id}': unguarded(401, async (stage) => ({
    params: { id: await stage.paymentId() },
  })),
  'GET /sandbox-gateway/v1/payments/{id} · with its key': unguarded(200, async (stage) => ({
    params: { id: await stage.paymentId() },
    headers: gatewayKey(stage),
  })),
  'POST /sandbox-gateway/v1/payments/{id}/refund': unguarded(401, async (stage) => ({
    params: { id: await stage.paymentId() },
    body: { amount: 100 },
  })),
  'GET /sandbox-gateway/3ds/{id}': unguarded(200, async (stage) => ({
    params: { id: await stage.paymentId() },
  })),
  'POST /sandbox-gateway/3ds/{id}': unguarded(303, async (stage) => ({
    params: { id: await stage.paymentId() },
    body: { verdict: 'approve' },
  })),

  ...CONSOLE_ROWS,

  'GET /_dev/messages': unguarded(200),
  'GET /_dev/outbox': unguarded(200),
  'GET /_dev/totp': unguarded(200),
  'GET /_dev/licences/{number}': unguarded(404, () => ({ params: { number: '1' } })),
  'GET /media/photos/{photoId}/{file}': unguarded(404, () => ({
    params: { photoId: randomUUID(), file: '640.webp' },
  })),
  'GET /media/ads/{number}/{file}': unguarded(200, ({ listing }) => ({
    params: { number: listing.adNumber, file: 'ar.jpeg' },
  })),
  'GET /media/site/{file}': unguarded(200, () => ({ params: { file: 'en.jpeg' } })),
  'GET /media/licences/{file}': unguarded(200, ({ listing }) => ({
    params: { file: `${listing.adId}.svg` },
  })),
  // Last: they change the reservation that the rows above ask about.
  ...NOTIFICATION_ROWS,
  ...CONSOLE_ACCOUNT_ROWS,
  ...VERIFICATION_ROWS,
  ...MONEY_ROWS,
  ...TRANSFER_ROWS,
  ...BANK_ROWS,
  ...CHANNEL_ROWS,
  ...SAFETY_ROWS,
  ...SUPPORT_ROWS,
  ...CONTENT_ROWS,
  ...AFTER_BOOKING_ROWS,
};
