import type { MarketingChannel } from '@diyar/contract/people/privacy';
import type { Reader, Tx } from '../platform/db/database.ts';

/** The channels a person agrees to news on now. */
export async function channelsOf(reader: Reader, personId: string): Promise<MarketingChannel[]> {
  const rows = await reader
    .selectFrom('marketing_consent')
    .select('channel')
    .where('person_id', '=', personId)
    .where('withdrawn_at', 'is', null)
    .orderBy('channel')
    .execute();
  return rows.map((row) => row.channel as MarketingChannel);
}

/** Keeps each new yes, and takes back each yes that is no more; one said twice at once is kept once. */
export async function setChannels(
  tx: Tx,
  personId: string,
  channels: readonly MarketingChannel[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('marketing_consent')
    .set({ withdrawn_at: now })
    .where('person_id', '=', personId)
    .where('withdrawn_at', 'is', null)
    .$if(channels.length > 0, (query) => query.where('channel', 'not in', channels))
    .execute();
  if (channels.length === 0) return;
  await tx
    .insertInto('marketing_consent')
    .values(channels.map((channel) => ({ person_id: personId, channel, given_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'channel']).where('withdrawn_at', 'is', null).doNothing(),
    )
    .execute();
}
