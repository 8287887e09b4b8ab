import { isValidIBAN } from 'ibantools';

/** Whether a plain text (`plainIban`) is a Saudi IBAN whose check digits are right (ISO 13616, mod 97). */
export function isSaudiIban(iban: string): boolean {
  return /^SA\d{22}$/.test(iban) && isValidIBAN(iban);
}
