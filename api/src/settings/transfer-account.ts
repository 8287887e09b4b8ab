import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import type { Figures } from './figures.ts';
import { settingsInForce } from './setting.queries.ts';

/** The marketplace's account, to which guests and buyers transfer. */
export interface TransferAccount {
  iban: string;
  bank: string;
  holder: string;
}

/** The account that transfers go to at an instant, in a language; null while any of it was not told. */
export async function transferAccountAt(
  reader: Reader,
  lang: Lang,
  at: Date,
): Promise<TransferAccount | null> {
  const settings = await settingsInForce(reader, at);
  const told = (key: string) => String(settings[key] ?? '');
  const account = {
    iban: told('transfer_iban'),
    bank: told(`transfer_bank_${lang}`),
    holder: told(`transfer_holder_${lang}`),
  };
  return Object.values(account).includes('') ? null : account;
}

/** Whether so much time is left before arrival that a bank transfer may be begun at `now` (product.md 7). */
export function isTransferInTime(startsAt: Date, figures: Figures, now: Date): boolean {
  return startsAt.getTime() - now.getTime() > figures.transfer_least_seconds_ahead * 1000;
}
