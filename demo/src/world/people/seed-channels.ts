import { instantOf } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import type { Tx } from '../../../../api/src/platform/db/database.ts';

const ADDRESSES = [
  { phone: '+966500000001', address: 'noura@example.sa' },
  { phone: '+966500000011', address: 'dar-alwaha@example.sa' },
];

/**
 * Named people who proved an e-mail address or chose WhatsApp, and messages that providers did not take, for the operators to see. Answers how many
 * messages failed.
 */
export async function seedChannels(tx: Tx, today: string): Promise<number> {
  const now = new Date(instantOf(today, 0));
  for (const { phone, address } of ADDRESSES) await proveAddress(tx, { phone, address }, now);
  await seedWhatsApp(tx, now);
  const { rows } = await sql`
    update notification_dispatch d set state = 'failed', attempts = 8, ended_at = n.at + interval '31 minutes',
      failure = case when person.phone = '+966500000002' then 'Taqnyat rejected the number' else 'Taqnyat did not take a message: HTTP 503' end
    from (
      select distinct on (person_id) id, person_id, at from notification where kind = 'bookings'
        and at > ${now}::timestamptz - interval '15 days' and at < ${now}::timestamptz - interval '1 hour'
      order by person_id, at desc) n
    join person on person.id = n.person_id and person.phone in ('+966500000002', '+966500000012')
    where d.notification_id = n.id and d.channel = 'sms' returning d.id`.execute(tx);
  return rows.length;
}

/**
 * A guest and an office who chose WhatsApp: the guest's last message arrived, the office's number has no WhatsApp and was told by SMS
 * instead.
 */
async function seedWhatsApp(tx: Tx, now: Date): Promise<void> {
  await sql`
    insert into notification_choice (person_id, kind, channel, is_wanted, changed_at)
    select person.id, kind.name, 'whatsapp', true, person.created_at
    from person, unnest(array['bookings', 'messages', 'requests']::notification_kind[]) as kind(name)
    where phone in ('+966500000001', '+966500000011')`.execute(tx);
  await sql`
    insert into notification_dispatch (notification_id, channel, state, send_at, attempts, ended_at, provider_id, delivered_at, failure)
    select distinct on (person.phone) n.id, 'whatsapp', case when is_guest then 'sent' else 'replaced' end::notification_dispatch_state,
      n.at, 1, n.at + interval '1 second', 'wamid.' || n.id, case when is_guest then n.at + interval '4 seconds' end,
      case when not is_guest then 'WhatsApp did not deliver: code 131026' end
    from notification n join person on person.id = n.person_id, lateral (select phone = '+966500000001' as is_guest) told
    where n.kind = 'bookings' and n.at < ${now}::timestamptz - interval '1 hour' and phone in ('+966500000001', '+966500000011')
    order by person.phone, n.at desc, n.id`.execute(tx);
  await sql`
    update notification_dispatch sms set state = 'sent', attempts = 1, ended_at = first.ended_at + interval '2 seconds', replaces_id = first.id
    from notification_dispatch first
    where first.state = 'replaced' and sms.notification_id = first.notification_id and sms.channel = 'sms'`.execute(
    tx,
  );
}

/** As if the code that went to the address had come back. */
async function proveAddress(
  tx: Tx,
  { phone, address }: { phone: string; address: string },
  now: Date,
): Promise<void> {
  await sql`
    with proven as (
      insert into email_challenge (person_id, address, lang, code_hash, tries, created_at, expires_at, used_at)
      select id, ${address}::text, 'ar', ''::bytea, 1, ${now}::timestamptz - interval '40 days', ${now}::timestamptz - interval '40 days',
        ${now}::timestamptz - interval '40 days'
      from person where phone = ${phone})
    select`.execute(tx);
  await sql`
    insert into person_email (person_id, address, verified_at)
    select person_id, address, used_at from email_challenge where address = ${address}`.execute(tx);
}
