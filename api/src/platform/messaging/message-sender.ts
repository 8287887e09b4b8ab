/** A text on its way to a person's phone or mailbox. */
export interface Message {
  channel: 'sms' | 'whatsapp' | 'email';
  /** +9665XXXXXXXX, or an e-mail address. */
  to: string;
  /** What kind of message it is, for counting; never its content. */
  kind: string;
  text: string;
}

/** The port behind which every SMS, WhatsApp and e-mail provider stands. */
export interface MessageSender {
  /** Hands a message over. Throws when the provider did not take it; its caller, a job, then tries again. */
  send(message: Message, now: Date): Promise<void>;
}
