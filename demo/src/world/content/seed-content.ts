import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { DEMO_OPERATOR } from '../../operator/demo-operator.ts';
import { nameOperator } from '../people/name-operator.ts';

/** Minutes after midnight of the first day at which the operator wrote. */
const MINUTE = 8 * 60;
/** Days that the bar above the site stays. */
const BAR_DAYS = 13;
/** Days until the next version of the page about Diyar holds. */
const NEXT_DAYS = 14;

/** What the operator changed of a page: lines that follow its text. */
const MORE = {
  about: {
    ar: '## كيف تصل إلينا\n\nأجوبة الأسئلة المتكررة في [المساعدة](/help)، وما سواها من [صفحة التواصل](/contact-us)، ويرد عليك فريق ديار.',
    en: '## How to reach us\n\nCommon questions are answered in [help](/en/help); for anything else there is [the contact page](/en/contact-us), where the Diyar team answers.',
  },
  'help-invoices': {
    ar: 'وإن احتجت مستندًا لا تجده فاكتب لنا من [صفحة التواصل](/contact-us) مع رقم الحجز.',
    en: 'If you need a document that is not there, write to us on [the contact page](/en/contact-us) with the booking number.',
  },
  business: {
    ar: '## أسئلة قبل أن تبدأ\n\nاكتب لنا من [صفحة التواصل](/contact-us)، ونساعدك في إضافة وحداتك.',
    en: '## Questions before you begin\n\nWrite to us on [the contact page](/en/contact-us), and we help you add your units.',
  },
} as const;

/**
 * What an operator did with pages: one version in force, one to come and one being written; and a bar above the site on the first
 * days. Answers how many.
 */
export async function seedContent(tx: Tx, today: string): Promise<number> {
  const now = new Date(instantOf(addDays(today, -1), MINUTE));
  const operatorId = await nameOperator(tx, DEMO_OPERATOR, now);
  await publish(tx, 'help-invoices', { from: today, operatorId, now });
  await publish(tx, 'about', { from: addDays(today, NEXT_DAYS), operatorId, now });
  await writeDraft(tx, 'business', { operatorId, now });
  await tx
    .insertInto('announcement')
    .values({
      text_ar: 'جديد في ديار: مركز المساعدة، بأجوبة عن الحجز والدفع والإعلان.',
      text_en: 'New on Diyar: a help centre with answers about booking, paying and advertising.',
      link: '/help',
      starts_on: today,
      ends_on: addDays(today, BAR_DAYS),
      is_dismissible: true,
      operator_id: operatorId,
      made_at: now,
    })
    .execute();
  return Object.keys(MORE).length;
}

interface Writing {
  operatorId: string;
  now: Date;
}

async function publish(
  tx: Tx,
  slug: keyof typeof MORE,
  { from, operatorId, now }: Writing & { from: string },
) {
  const { ar, en } = MORE[slug];
  await sql`
    insert into page_version (slug, version, effective_from, title_ar, title_en, description_ar, description_en, body_ar, body_en,
      topic, operator_id, published_at)
    select slug, version + 1, ${from}::date, title_ar, title_en, description_ar, description_en,
      body_ar || ${`\n\n${ar}`}, body_en || ${`\n\n${en}`}, topic, ${operatorId}::uuid, ${now}
    from page_version where slug = ${slug} order by version desc limit 1`.execute(tx);
}

async function writeDraft(tx: Tx, slug: keyof typeof MORE, { operatorId, now }: Writing) {
  const { ar, en } = MORE[slug];
  await sql`
    insert into page_draft (slug, title_ar, title_en, description_ar, description_en, body_ar, body_en, topic, operator_id, saved_at)
    select slug, title_ar, title_en, description_ar, description_en, body_ar || ${`\n\n${ar}`}, body_en || ${`\n\n${en}`}, topic,
      ${operatorId}::uuid, ${now}
    from page_version where slug = ${slug} order by version desc limit 1`.execute(tx);
}
