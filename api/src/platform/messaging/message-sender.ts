export type Channel = 'sms' | 'whatsapp' | 'email';

/** A text on its way to a person's phone or mailbox. */
export interface Message {
  /** The same at each try of one message, so that whoever knows it takes the message once; absent where there is one try. */
  id?: string;
  channel: Channel;
  /** +9665XXXXXXXX, or an e-mail address. */
  to: string;
  /** The kind of message, for counting; never its content. */
  kind: string;
  text: string;
  /** The code in the text, in whose template WhatsApp takes nothing else; absent in every other message. */
  code?: { value: string; lang: 'ar' | 'en' };
  /** What an e-mail has beside its text; needed to send one. */
  mail?: Mail;
}

export interface Mail {
  subject: string;
  /** The text as a page. */
  html: string;
  /** Where who reads it stops more of its kind; absent where there is nothing to stop. */
  unsubscribeUrl?: string | undefined;
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
