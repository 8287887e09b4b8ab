import {
  type NotificationChannel,
  type NotificationKind,
  WANTED_BY_DEFAULT,
} from '@diyar/contract/words/notification-words';

interface Choice {
  kind: NotificationKind;
  channel: NotificationChannel;
  is_wanted: boolean;
}

/** The way by whose defaults somebody with a foreign number is told by this one: WhatsApp stands for SMS, which may not reach them. */
const DEFAULTS_ABROAD: Partial<Record<NotificationChannel, NotificationChannel>> = {
  whatsapp: 'sms',
  sms: 'whatsapp',
};

/** Whether a person who has not chosen is told of a kind by a way. */
export function isWantedByDefault(
  kind: NotificationKind,
  channel: NotificationChannel,
  isForeign: boolean,
): boolean {
  const like = isForeign ? (DEFAULTS_ABROAD[channel] ?? channel) : channel;
  return WANTED_BY_DEFAULT[like].includes(kind);
}

/** Whether a person is told of a kind by a way: as they chose, else as the kind says. */
export function isWantedBy(
  choices: readonly Choice[],
  kind: NotificationKind,
  channel: NotificationChannel,
  isForeign = false,
): boolean {
  const choice = choices.find((one) => one.kind === kind && one.channel === channel);
  return choice?.is_wanted ?? isWantedByDefault(kind, channel, isForeign);
}
