import type { NotificationChannels } from '@diyar/contract/people/notifications';
import { riyadhIso } from '@diyar/contract/values/format';
import {
  FALLBACK_CHANNELS,
  FALLBACKS,
  type FallbackChannel,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from '@diyar/contract/words/notification-words';
import type { Reader } from '../platform/db/database.ts';
import { figuresAt } from '../settings/figures.ts';
import { lastWhatsApp } from './delivery.queries.ts';
import { findFallbacks } from './fallback.queries.ts';
import { findChoices, hasBrowser, hasForeignPhone, hasMailAddress } from './notification.queries.ts';
import { isWantedBy } from './wanted.ts';
import { OUTSIDE_KINDS } from './whatsapp-templates.ts';

export interface Offered {
  /** The ways for which there is a provider. */
  offered: readonly NotificationChannel[];
  /** Those of them that reach numbers abroad. */
  abroad: readonly NotificationChannel[];
}

/** By which of the ways that reach them a person is told of each kind. */
export async function showChannels(
  reader: Reader,
  { personId, offered, abroad }: Offered & { personId: string },
  now: Date,
): Promise<NotificationChannels> {
  const [isForeign, choices, fallbacks, last, figures, hasMail, hasPush] = await Promise.all([
    hasForeignPhone(reader, personId),
    findChoices(reader, personId),
    findFallbacks(reader, personId),
    lastWhatsApp(reader, personId),
    figuresAt(reader, now),
    hasMailAddress(reader, personId),
    hasBrowser(reader, personId),
  ]);
  const reached = { sms: true, whatsapp: true, email: hasMail, push: hasPush };
  const ways = (isForeign ? abroad : offered).filter((channel) => reached[channel]);
  return {
    channels: ways,
    kinds: OUTSIDE_KINDS.map((kind) => ({
      kind,
      channels: ways.map((channel) => ({
        channel,
        is_wanted: isWantedBy(choices, kind, channel, isForeign),
      })),
    })),
    fallbacks: FALLBACK_CHANNELS.filter((from) => hasOther(isForeign ? abroad : offered, from)).map(
      (from) => {
        const { to, byDefault } = FALLBACKS[from];
        const chosen = fallbacks.find(({ channel }) => channel === from)?.is_wanted;
        return { from, to, is_wanted: chosen ?? byDefault };
      },
    ),
    last_whatsapp: last === undefined ? null : { state: last.state, at: riyadhIso(last.at) },
    quiet: { from: figures.quiet_from_hour, to: figures.quiet_to_hour },
  };
}

/** The ways for which there is a provider. */
export function offeredOf(channels: readonly string[]): NotificationChannel[] {
  return NOTIFICATION_CHANNELS.filter((channel) => channels.includes(channel));
}

function hasOther(offered: readonly NotificationChannel[], from: FallbackChannel): boolean {
  return offered.includes(from) && offered.includes(FALLBACKS[from].to);
}
