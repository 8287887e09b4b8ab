import { outboxSender } from '../../../../demo/src/outbox/outbox-sender.ts';
import type { Database } from '../db/database.ts';
import { type Channel, type Message, MessageRefused, type MessageSender } from './message-sender.ts';
import { taqnyatTransport } from './taqnyat-sender.ts';
import type { SmsOptions, Transport, WhatsAppOptions } from './transport.ts';
import { unifonicTransport } from './unifonic-sender.ts';
import { NotOnWhatsApp, whatsAppTransport } from './whatsapp-sender.ts';

export interface SenderOptions {
  db: Database;
  production: boolean;
  sms: SmsOptions | undefined;
  whatsapp: WhatsAppOptions | undefined;
}

const PROVIDERS = { taqnyat: taqnyatTransport, unifonic: unifonicTransport };

/**
 * The sender the configuration names: each channel goes to its provider. A channel without one ends in the outbox
 * outside production; in production it does not exist. That a message went out is always written down.
 */
export function openSender({ db, production, sms, whatsapp }: SenderOptions): MessageSender {
  const outbox = outboxSender(db, { keepText: !production });
  const transports: Partial<Record<Channel, Transport>> = {
    ...(sms !== undefined && { sms: PROVIDERS[sms.provider](sms) }),
    ...(whatsapp !== undefined && { whatsapp: whatsAppTransport(whatsapp) }),
  };
  const channels = production ? (Object.keys(transports) as Channel[]) : outbox.channels;

  async function deliver(message: Message): Promise<Message> {
    const transport = transports[message.channel];
    if (transport === undefined) {
      if (!channels.includes(message.channel)) throw new MessageRefused(`nobody sends ${message.channel}`);
      return message;
    }
    try {
      await transport(message);
      return message;
    } catch (error) {
      if (!(error instanceof NotOnWhatsApp) || transports.sms === undefined) throw error;
      return await deliver({ ...message, channel: 'sms' });
    }
  }

  return {
    channels,
    send: async (message, now) => {
      await outbox.send(await deliver(message), now);
    },
  };
}
