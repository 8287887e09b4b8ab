import type { Database } from '../db/database.ts';
import {
  type Channel,
  type Handed,
  isAbroad,
  type Message,
  MessageRefused,
  type MessageSender,
} from './message-sender.ts';
import { smtpTransport } from './smtp-sender.ts';
import { taqnyatTransport } from './taqnyat-sender.ts';
import type { SmsOptions, SmtpOptions, Transport, WhatsAppOptions } from './transport.ts';
import { unifonicTransport } from './unifonic-sender.ts';
import { NotOnWhatsApp, whatsAppTransport } from './whatsapp-sender.ts';
import { writeDown } from './write-down.ts';

export interface SenderOptions {
  db: Database;
  /** Takes what no provider is configured for, and keeps what every message said; undefined in production. */
  outbox: MessageSender | undefined;
  sms: SmsOptions | undefined;
  whatsapp: WhatsAppOptions | undefined;
  smtp: SmtpOptions | undefined;
}

const PROVIDERS = { taqnyat: taqnyatTransport, unifonic: unifonicTransport };

interface Delivered {
  /** By the channel that it went in the end. */
  message: Message;
  handed: Handed | undefined;
}

/**
 * The sender the configuration names: each channel goes to its provider. A channel without one ends in the outbox; where
 * there is no outbox, it does not exist. The providers of SMS are Saudi, and send to no number abroad. A code for a number without WhatsApp goes by SMS at once. That a message went out is always
 * written down.
 */
export function openSender({ db, outbox, sms, whatsapp, smtp }: SenderOptions): MessageSender {
  const transports: Partial<Record<Channel, Transport>> = {
    ...(sms !== undefined && { sms: PROVIDERS[sms.provider](sms) }),
    ...(whatsapp !== undefined && { whatsapp: whatsAppTransport(whatsapp) }),
    ...(smtp !== undefined && { email: smtpTransport(smtp) }),
  };
  const channels = outbox?.channels ?? (Object.keys(transports) as Channel[]);
  const abroad = channels.filter((channel) => channel !== 'sms' || transports.sms === undefined);

  async function deliver(message: Message): Promise<Delivered> {
    const { channel, to } = message;
    const transport = transports[channel];
    if (isAbroad(to) && !abroad.includes(channel))
      throw new MessageRefused(`${channel} reaches no number abroad`);
    if (transport === undefined) {
      if (!channels.includes(channel)) throw new MessageRefused(`nobody sends ${channel}`);
      return { message, handed: undefined };
    }
    try {
      return { message, handed: await transport(message) };
    } catch (error) {
      const goesBySms =
        error instanceof NotOnWhatsApp && message.code !== undefined && channels.includes('sms');
      if (!goesBySms) throw error;
      return await deliver({ ...message, channel: 'sms' });
    }
  }

  return {
    channels,
    abroad,
    send: async (message, now) => {
      const sent = await deliver(message);
      if (outbox === undefined) await writeDown(db, sent.message, { body: null, now });
      else await outbox.send(sent.message, now);
      return sent.handed;
    },
  };
}
