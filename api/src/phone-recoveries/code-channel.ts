import { isAbroad, type MessageSender } from '../platform/messaging/message-sender.ts';

export type Reached = Pick<MessageSender, 'channels' | 'abroad'>;

/** The channel by which a message goes to a number: SMS, or abroad whatever reaches it, WhatsApp first. */
export function wayTo({ channels, abroad }: Reached, to: string): 'sms' | 'whatsapp' {
  if (isAbroad(to)) return abroad.includes('whatsapp') ? 'whatsapp' : 'sms';
  return channels.includes('sms') ? 'sms' : 'whatsapp';
}
