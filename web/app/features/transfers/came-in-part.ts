import type { Reservation } from '@diyar/contract/booking/reservations';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';

/** Says what came by transfer of what a booking's guest pays first; undefined where nothing did. */
export function useCameInPart({ transfer, state }: Reservation): string | undefined {
  const t = useTranslations('transfers');
  const part = transfer?.part ?? null;
  if (part === null || state === 'active') return undefined;
  return t('receivedSoFar', { amount: ltrText(part.received.text) });
}
