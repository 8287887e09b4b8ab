import { createHash } from 'node:crypto';

/** Where a browser tells what a policy stopped. */
export const REPORTS_PATH = '/csp-reports';

/** A text inside a page, allowed by what it says. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The styles React Aria puts into a page by itself, word for word; the browser tests find out when a release of it
 * changes them, because no page may break its policy there.
 */
const LIBRARY_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
].map(hashSource);

export interface PolicyOptions {
  /** Origins beside its own that a page may fetch from and show pictures of: media, map, gateway. */
  origins: readonly string[];
  /** Hashes of the inline scripts that we wrote into this page. */
  scripts?: readonly string[];
  https: boolean;
}

/**
 * The content policy of the site's pages. It carries no nonce, so a shared cache may keep it: inline scripts are allowed by
 * hash, style attributes in general, and nothing from anywhere but the site itself and the configured origins.
 */
export function pagePolicy({ origins, scripts = [], https }: PolicyOptions): string {
  const outside = origins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "script-src-attr 'none'",
    ["style-src-elem 'self'", ...LIBRARY_STYLES].join(' '),
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${outside}`,
    `connect-src 'self'${outside}`,
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
    `report-uri ${REPORTS_PATH}`,
    'report-to csp',
  ].join('; ');
}

/** For the few pages the server writes itself: text and one style, nothing that runs or loads. */
export function plainPagePolicy(style: string, formAction = "'none'"): string {
  return `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;
}
