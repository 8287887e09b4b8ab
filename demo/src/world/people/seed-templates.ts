import type { TicketKind } from '@diyar/contract/people/tickets';
import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import type { Tx } from '../../../../api/src/platform/db/database.ts';

interface Template {
  kind: TicketKind | null;
  title_ar: string;
  title_en: string;
  text_ar: string;
  text_en: string;
}

const TEMPLATES: readonly Template[] = [
  {
    kind: null,
    title_ar: 'استلمنا رسالتك',
    title_en: 'We have your message',
    text_ar: 'مرحبًا {name}،\nوصلتنا تذكرتك رقم {number}، ونراجعها الآن ونعود إليك اليوم.',
    text_en: 'Hello {name},\nWe have your ticket {number}, are looking into it and come back to you today.',
  },
  {
    kind: 'payment',
    title_ar: 'متى يصل مبلغ الاسترداد',
    title_en: 'When a refund arrives',
    text_ar:
      'مرحبًا {name}،\nأُعيد المبلغ إلى البطاقة التي دفعت بها، ويظهر في كشفها خلال أيام العمل التي يحددها بنكك.',
    text_en:
      'Hello {name},\nThe amount went back to the card you paid with; your bank shows it within its own working days.',
  },
  {
    kind: 'booking',
    title_ar: 'تغيير تواريخ الحجز',
    title_en: 'Changing the dates of a booking',
    text_ar:
      'مرحبًا {name}،\nاطلب التغيير من صفحة الحجز نفسها، ويظهر لك الفرق قبل إرساله. يرد المعلن عليه، ولا يتغيّر شيء قبل موافقته.',
    text_en:
      'Hello {name},\nAsk for the change on the booking’s own page; you see the difference before you send it. The advertiser answers, and nothing changes until they agree.',
  },
  {
    kind: 'ad',
    title_ar: 'تجديد ترخيص الإعلان',
    title_en: 'Renewing an ad licence',
    text_ar:
      'مرحبًا {name}،\nأدخل رقم الترخيص الجديد من صفحة وحدتك، فنتحقق منه لدى الهيئة ويبقى الإعلان كما هو.',
    text_en:
      'Hello {name},\nEnter the new licence number on your unit’s page: we check it with the authority and the ad stays as it is.',
  },
];

/** What operators answer often, written some weeks ago. Answers how many. */
export async function seedTemplates(tx: Tx, today: string): Promise<number> {
  const at = new Date(instantOf(addDays(today, -40), 600));
  await tx
    .insertInto('ticket_template')
    .values(TEMPLATES.map((words) => ({ ...words, created_at: at, changed_at: at })))
    .execute();
  return TEMPLATES.length;
}
