import { z } from 'zod';
import { APPROVED, ISSUER_MESSAGES } from './card.ts';
import { GatewayError } from './gateway-error.ts';

/** Rules of Apple Pay as the sandbox knows it (domain.md 5.1): amounts decide, since no test card is typed. */

const INSUFFICIENT = '51';

/** Amounts, in halalas, whose bank answers that there is not enough money. */
const INSUFFICIENT_FROM = 110_100;
const INSUFFICIENT_TO = 120_000;

/** The row of a payment by Apple Pay: the phone has asked its owner, so the bank has answered already. */
export function ofApplePay(amount: number, now: Date) {
  const isShort = amount >= INSUFFICIENT_FROM && amount <= INSUFFICIENT_TO;
  const code = isShort ? INSUFFICIENT : APPROVED;
  return {
    source_type: 'applepay',
    company: 'mada',
    name: '',
    number_masked: 'XXXX-XXXX-XXXX-1010',
    issuer_code: code,
    response_code: code,
    message: ISSUER_MESSAGES[code] ?? code,
    status: isShort ? 'failed' : 'paid',
    paid_at: isShort ? null : now,
  };
}

const Asked = z.object({
  validation_url: z.url({ protocol: /^https$/, hostname: /^([a-z0-9-]+\.)*apple\.com$/ }),
  display_name: z.string().min(1).max(64),
  domain_name: z.string(),
});

/**
 * Answers what Apple answers a shop that may take Apple Pay on `domain`: a session that is opaque to the shop. Throws
 * `invalid_request_error` for another domain, and for an address to ask that is not Apple's.
 */
export function merchantSession(body: unknown, domain: string, now: Date) {
  const asked = Asked.safeParse(body);
  if (!asked.success || asked.data.domain_name !== domain)
    throw new GatewayError('invalid_request_error', 'Validation Failed', {
      domain_name: ['is not registered'],
    });
  const epoch = now.getTime();
  return {
    epochTimestamp: epoch,
    expiresAt: epoch + 300_000,
    merchantSessionIdentifier: 'sandbox',
    nonce: epoch.toString(16),
    merchantIdentifier: 'sandbox',
    domainName: domain,
    displayName: asked.data.display_name,
    signature: 'sandbox',
  };
}
