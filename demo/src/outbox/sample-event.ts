import type { NotificationKey } from '@diyar/contract/words/notification-words';
import type { sentenceOf } from '../../../api/src/notifications/sentence.ts';

export const SIDES = ['guest', 'host'] as const;
export type Side = (typeof SIDES)[number];
type SampleEvent = Parameters<typeof sentenceOf>[0];

/** An event of a key as it would be written, with something for each word that a sentence may name. */
export function sampleEvent(key: NotificationKey, side: Side): SampleEvent {
  return {
    key,
    account_id: '',
    side,
    unit_ar: 'شاليه النخيل',
    unit_en: 'Palm chalet',
    other_name: side === 'host' ? 'نورة' : 'مكتب الواحة',
    text_ar: 'صيانة الموقع الليلة من 2:00',
    text_en: 'Maintenance tonight from 2:00',
    params: {
      reservation: 10_245,
      ad: 20_318,
      request: 412,
      ticket: 77,
      payout: 36,
      amount: 123_450,
      refund: 45_000,
      days: 3,
      ads: 2,
      units: 4,
      ends_on: '2026-12-01',
      count: 4,
      browser: 'chrome',
      system: 'windows',
      last: '4567',
      name: 'شاليه في الملقا',
      price: 90_000,
      price_before: 110_000,
      case: '31415926',
      name_ar: 'الفضية',
      name_en: 'Silver',
      reason: 'صورة غير واضحة',
    },
  };
}
