export type Channel = 'sms' | 'whatsapp' | 'email';

/** A text on its way to a person's phone or mailbox. */
export interface Message {
  /** The same at each try of one message, so that whoever knows it takes the message once; absent where there is one try. */
  id?: string;
  channel: Channel;
  /** A number as +9665XXXXXXXX or in E.164, or an e-mail address. */
  to: string;
  /** The kind of message, for counting; never its content. */
  kind: string;
  text: string;
  /** Names this very try to a provider that tells it back in its reports. */
  mark?: string;
  /** The approved template of WhatsApp that says the text, and what stands in its gaps; absent where none does. */
  template?: { name: string; lang: 'ar' | 'en'; parameters: readonly string[] };
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

/** A message that its provider took. */
export interface Handed {
  /** The provider's own id of it, by which its reports name it. */
  providerId: string;
}

/** The port behind which every SMS, WhatsApp and e-mail provider stands. */
export interface MessageSender {
  /** The channels by which anybody can be reached. */
  channels: readonly Channel[];
  /** Those of them that reach numbers outside Saudi Arabia too. */
  abroad: readonly Channel[];
  /**
   * Hands a message over. Throws `MessageRefused` when no provider will ever take it; throws anything else when the
   * provider could not be asked or stumbled, and its caller, a job, then tries again. Undefined where the provider names it by nothing.
   */
  send(message: Message, now: Date): Promise<Handed | undefined>;
}

/** Whether a number is one of another country than Saudi Arabia; an e-mail address is none. */
export function isAbroad(to: string): boolean {
  return to.startsWith('+') && !to.startsWith('+966');
}

/** Sending this message again would not help. */
export class MessageRefused extends Error {}
