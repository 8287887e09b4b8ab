/** What of Apple Pay on the web is used; browsers without it have none of it. */
interface AppleSession {
  onvalidatemerchant: (event: { validationURL: string }) => void;
  onpaymentauthorized: (event: { payment: { token: unknown } }) => void;
  oncancel: () => void;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: object): void;
  completePayment(result: { status: number }): void;
}

interface AppleSessions {
  new (version: number, request: object): AppleSession;
  supportsVersion(version: number): boolean;
  canMakePayments(): boolean;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
}

/** The first version that knows mada. */
const VERSION = 5;

function sessionsOf(): AppleSessions | undefined {
  return (globalThis as { ApplePaySession?: AppleSessions }).ApplePaySession;
}

/** Whether this browser, on this device, can pay by Apple Pay. */
export function hasApplePay(): boolean {
  const sessions = sessionsOf();
  try {
    return sessions?.supportsVersion(VERSION) === true && sessions.canMakePayments();
  } catch {
    // Safari refuses to say on a page that is not behind https.
    return false;
  }
}

export interface AppleSheet {
  /** Who is paid, as the sheet names them. */
  label: string;
  /** What is paid, in halalas. */
  halalas: number;
  /** Answers what Apple's sheet asks of the site; rejects when the site may not be paid. */
  validate: (validationUrl: string) => Promise<object>;
  /** Pays with what the sheet gave; answers whether it was paid. */
  authorise: (token: unknown) => Promise<boolean>;
}

/**
 * Shows Apple's sheet, in the same task as the press of the button, and goes through with it. Settles once the payment was
 * decided or the payer stepped back; rejects with what `validate` and `authorise` reject with.
 */
export function showAppleSheet({
  label,
  halalas,
  validate,
  authorise,
}: AppleSheet): Promise<'paid' | 'failed' | 'canceled'> {
  const sessions = sessionsOf();
  if (sessions === undefined) return Promise.resolve('canceled');
  const session = new sessions(VERSION, {
    countryCode: 'SA',
    currencyCode: 'SAR',
    supportedNetworks: ['mada', 'visa', 'masterCard'],
    merchantCapabilities: ['supports3DS', 'supportsDebit', 'supportsCredit'],
    total: { label, amount: (halalas / 100).toFixed(2), type: 'final' },
  });
  return new Promise((resolve, reject) => {
    let isAuthorising = false;
    const finish = (isPaid: boolean) => {
      try {
        session.completePayment({ status: isPaid ? sessions.STATUS_SUCCESS : sessions.STATUS_FAILURE });
      } catch {
        // Apple has ended the sheet meanwhile; what became of the payment is known all the same.
      }
    };
    // Once the payment is on its way, its answer counts: Apple also says so when it has waited too long.
    session.oncancel = () => {
      if (!isAuthorising) resolve('canceled');
    };
    session.onvalidatemerchant = ({ validationURL }) => {
      validate(validationURL).then(
        (answer) => session.completeMerchantValidation(answer),
        (error: unknown) => {
          session.abort();
          reject(error);
        },
      );
    };
    session.onpaymentauthorized = ({ payment }) => {
      isAuthorising = true;
      authorise(payment.token).then(
        (isPaid) => {
          finish(isPaid);
          resolve(isPaid ? 'paid' : 'failed');
        },
        (error: unknown) => {
          finish(false);
          reject(error);
        },
      );
    };
    session.begin();
  });
}
