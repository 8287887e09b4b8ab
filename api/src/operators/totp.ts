import type { Enrolment } from '@diyar/contract/console/console';
import { generateSecret, generateSync, generateURI, verifySync } from 'otplib';
import QRCode from 'qrcode';

const STEP_SECONDS = 30;
/** As it stands in the authenticator app beside the code, in both languages. */
const ISSUER = 'Diyar ديار';

/** A new secret of 160 random bits, in base 32. */
export function makeTotpSecret(): string {
  return generateSecret();
}

/** The code an authenticator app shows for a secret at `now`. */
export function totpAt(secret: string, now: Date): string {
  return generateSync({ secret, epoch: Math.floor(now.getTime() / 1000), period: STEP_SECONDS });
}

/**
 * The half minute since 1970 to which a code belongs, or null when it is none of this secret's around `now`. One half
 * minute before and after count too: clocks differ, and typing takes time (RFC 6238, 5.2).
 */
export function totpStepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const options = { secret, token: code, epoch, period: STEP_SECONDS, epochTolerance: STEP_SECONDS };
  const found = verifySync(options);
  return found.valid && 'timeStep' in found ? found.timeStep : null;
}

/** The secret as an authenticator app takes it for the codes of `phone`: to scan, to open or to type. */
export function enrolmentOf(secret: string, phone: string): Enrolment {
  const uri = generateURI({ issuer: ISSUER, label: phone, secret });
  const { size, data } = QRCode.create(uri, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data, (dark, at) =>
    dark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  );
  return { secret, uri, qr: { size, path: squares.join('') } };
}
