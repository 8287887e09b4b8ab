import type { FastifyInstance, FastifyReply } from 'fastify';

const TWO_YEARS_SECONDS = 63_072_000;
/** Permissions of a page: the device's place, for the map, and its wallet, for paying; nothing else. */
const PERMISSIONS = [
  'geolocation=(self)',
  'payment=(self)',
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'magnetometer', 'microphone'].map(
    (name) => `${name}=()`,
  ),
  ...['midi', 'publickey-credentials-get', 'screen-wake-lock', 'usb', 'xr-spatial-tracking'].map(
    (name) => `${name}=()`,
  ),
].join(', ');

/** An answer that is no page: nothing in it may run, load or be framed, whatever a browser takes it for. */
const NO_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Files that pages load and nobody opens: they are never documents, so headers that rule documents would be dead weight. */
const PART_OF_A_PAGE = /^(font\/|image\/(?!svg)|text\/css|(text|application)\/javascript)/;

export interface HeaderOptions {
  /** Behind https, as production always is. */
  https: boolean;
}

/** Puts the headers on an answer that every answer carries; what its route said itself stays as it said it. */
export function secureReply(reply: FastifyReply, { https }: HeaderOptions): void {
  const isMedia = reply.request.url.startsWith('/media/');
  const isPart = PART_OF_A_PAGE.test(String(reply.getHeader('content-type') ?? ''));
  const headers: Record<string, string> = {
    ...(!isPart && {
      'content-security-policy': NO_PAGE_POLICY,
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': PERMISSIONS,
      'referrer-policy': 'strict-origin-when-cross-origin',
    }),
    // Photos are shown by others too, where an ad is shared; nothing else is for other sites to embed.
    'cross-origin-resource-policy': isMedia ? 'cross-origin' : 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(https && { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }),
  };
  for (const [name, value] of Object.entries(headers)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
}

/** Every answer of the server is made safe: pages, files, refusals, faults and redirects alike. */
export function installSecurityHeaders(app: FastifyInstance, options: HeaderOptions): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    secureReply(reply, options);
    return payload;
  });
}
