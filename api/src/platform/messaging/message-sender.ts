export type Channel = 'sms' | 'whatsapp' | 'email';

/** A text on its way to a person's phone or mailbox. */
export interface Message {
  channel: Channel;
  /** +9665XXXXXXXX, or an e-mail address. */
  to: string;
  /** The kind of message, for counting; never its content. */
  kind: string;
  text: string;
  /** The code in the text, in whose template WhatsApp takes nothing else; absent in every other message. */
  code?: { value: string; lang: 'ar' | 'en' };
}

/** The port behind which every SMS, WhatsApp and e-mail provider stands. */
export interface MessageSender {
  /** The channels by which anybody can be reached. */
  channels: readonly Channel[];
  /**
   * Hands a message over. Throws `MessageRefused` when no provider will ever take it; throws anything else when the
   * provider could not be asked or stumbled, and its caller, a job, then tries again.
   */
  send(message: Message, now: Date): Promise<void>;
}

/** Sending this message again would not help. */
export class MessageRefused extends Error {}
