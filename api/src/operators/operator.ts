/** A person who may open the console. Until enrolled it has no name, and its secret is only offered. */
export interface OperatorRow {
  id: string;
  name: string | null;
  phone: string;
  totp_secret: Buffer | null;
  enrolled_at: Date | null;
}

/** The part of the configuration that the door needs. */
export interface DoorConfig {
  pepper: string;
  /** +9665XXXXXXXX; named an operator when they first come in. */
  firstOperatorPhone: string | undefined;
}

/** Separates the key that seals authenticator secrets from other keys of the same configured secret. */
export const TOTP_PURPOSE = 'operator totp';

/** The name of the console's session cookie. */
export const CONSOLE_COOKIE = 'diyar_console';
