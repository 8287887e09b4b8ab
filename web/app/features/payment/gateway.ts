import type { Lang } from '@diyar/messages/messages';
import type { CallData } from '../../api/client.ts';
import { type CardForm, digitsOf, expiryOf } from './card.ts';

export type Checkout = CallData<'POST /api/v1/reservations/{id}/payments'>;

/** Opens a payment with us under a key: the same key answers the same payment. `keepCard`: its card is kept once it is paid. */
export type AskCheckout = (key: string, lang: Lang, keepCard: boolean) => Promise<Checkout>;

export type GatewayAnswer =
  /** Where to go: to the card's bank, which asks its owner, or back to us when the gateway has decided already. */
  | { is: 'begun'; address: string }
  /** Fields the gateway did not take. */
  | { is: 'refused'; fields: readonly (keyof CardForm)[]; usedId: boolean }
  | { is: 'unreached' };

const FIELD_OF: Record<string, keyof CardForm> = {
  'source.number': 'number',
  'source.name': 'name',
  'source.month': 'expiry',
  'source.year': 'expiry',
  'source.cvc': 'cvv',
};

interface GatewayBody {
  status?: unknown;
  type?: unknown;
  errors?: Record<string, unknown> | null;
  source?: { transaction_url?: unknown } | null;
}

/**
 * Posts the card straight to the gateway (Moyasar's create-payment form); nothing of it goes anywhere else. Never
 * throws: a gateway that cannot be reached or understood is an answer too.
 */
export async function sendCard(
  checkout: Checkout,
  card: CardForm,
  { keep = false }: { keep?: boolean } = {},
): Promise<GatewayAnswer> {
  const gateway = gatewayOf(checkout);
  const answer = await post(
    gateway,
    bodyOf(checkout, { ...sourceOf(card), ...(keep && { save_card: true }) }),
  );
  if (answer === undefined) return { is: 'unreached' };
  return answer.isOk ? begun(answer.body, checkout, gateway) : refused(answer.body);
}

/** Where the gateway takes the code that it sent; or that the payment is decided, which our own page then tells. */
export type WalletAnswer =
  | { is: 'asked'; address: string }
  | { is: 'decided' }
  | { is: 'refused'; isMobile: boolean; usedId: boolean }
  | { is: 'unreached' };

/** Asks the gateway to send the owner of an STC Pay wallet a code. Never throws. */
export async function sendMobile(checkout: Checkout, mobile: string): Promise<WalletAnswer> {
  const gateway = gatewayOf(checkout);
  const answer = await post(gateway, bodyOf(checkout, { type: 'stcpay', mobile }));
  if (answer === undefined) return { is: 'unreached' };
  const { isOk, body } = answer;
  if (!isOk)
    return {
      is: 'refused',
      isMobile: 'source.mobile' in (body.errors ?? {}),
      usedId: body.type === 'used_given_id',
    };
  if (isDecided(body)) return { is: 'decided' };
  const next = begun(body, checkout, gateway);
  return next.is === 'begun' ? { is: 'asked', address: next.address } : { is: 'unreached' };
}

/** Posts the code to where the gateway takes it. Never throws. */
export async function sendCode(address: string, code: string): Promise<WalletAnswer['is']> {
  const answer = await post(new URL(address), { otp_value: code });
  if (answer === undefined) return 'unreached';
  return answer.isOk && isDecided(answer.body) ? 'decided' : 'refused';
}

/** What the gateway says of a payment by Apple Pay. */
export type AppleAnswer = 'paid' | 'failed' | 'refused' | 'used_id' | 'unreached';

/** Hands what Apple's sheet gave to the gateway, which decides at once. Never throws. */
export async function sendAppleToken(checkout: Checkout, token: unknown): Promise<AppleAnswer> {
  const source = { type: 'applepay', token: JSON.stringify(token) };
  const answer = await post(gatewayOf(checkout), bodyOf(checkout, source));
  if (answer === undefined) return 'unreached';
  const { isOk, body } = answer;
  if (!isOk) return body.type === 'used_given_id' ? 'used_id' : 'refused';
  return body.status === 'paid' ? 'paid' : 'failed';
}

/**
 * Has the gateway ask Apple, at the address that Apple's sheet named, whether this site may take Apple Pay. The answer is for
 * the sheet alone; undefined when there is none.
 */
export async function askMerchantSession(
  checkout: Checkout,
  { validationUrl, name }: { validationUrl: string; name: string },
): Promise<object | undefined> {
  const answer = await post(new URL('applepay/initiate', gatewayOf(checkout)), {
    validation_url: validationUrl,
    display_name: name,
    domain_name: location.hostname,
    publishable_api_key: checkout.publishable_key,
  });
  return answer?.isOk ? answer.body : undefined;
}

function gatewayOf(checkout: Checkout): URL {
  return new URL(checkout.gateway_url, location.origin);
}

/** Undefined: not reached, or not understood. */
async function post(url: URL, body: object): Promise<{ isOk: boolean; body: GatewayBody } | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      credentials: 'omit',
      body: JSON.stringify(body),
    });
    return { isOk: response.ok, body: (await response.json()) as GatewayBody };
  } catch {
    return undefined;
  }
}

function bodyOf(checkout: Checkout, source: object) {
  return {
    given_id: checkout.id,
    amount: checkout.amount,
    currency: checkout.currency,
    description: checkout.description,
    callback_url: checkout.callback_url,
    publishable_api_key: checkout.publishable_key,
    source,
  };
}

function sourceOf(card: CardForm) {
  const expiry = expiryOf(card.expiry);
  return {
    type: 'creditcard',
    name: card.name.trim(),
    number: digitsOf(card.number),
    month: expiry?.month,
    year: expiry?.year,
    cvc: digitsOf(card.cvv),
  };
}

function isDecided({ status }: GatewayBody): boolean {
  return typeof status === 'string' && status !== 'initiated';
}

function begun(body: GatewayBody, checkout: Checkout, gateway: URL): GatewayAnswer {
  // Decided without the bank's page: our own return page asks our server how it stands.
  const address = body.source?.transaction_url ?? (isDecided(body) ? checkout.callback_url : undefined);
  if (typeof address !== 'string') return { is: 'unreached' };
  const url = new URL(address, gateway);
  // An address to be sent to is only ever a page.
  return /^https?:$/.test(url.protocol) ? { is: 'begun', address: url.href } : { is: 'unreached' };
}

function refused(body: GatewayBody): GatewayAnswer {
  const names = Object.keys(body.errors ?? {}).map((name) => FIELD_OF[name]);
  const fields = names.filter((name) => name !== undefined);
  return { is: 'refused', fields: [...new Set(fields)], usedId: body.type === 'used_given_id' };
}
