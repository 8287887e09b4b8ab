import type { Handed, Message } from './message-sender.ts';

/** Hands one message to one provider; throws as `MessageSender.send` does. */
export type Transport = (message: Message) => Promise<Handed | undefined>;

export interface SmsOptions {
  provider: 'taqnyat' | 'unifonic';
  /** Registered with the provider; phones show it. */
  senderName: string;
  /** Taqnyat's bearer token, or Unifonic's AppSid. */
  secret: string;
  /** Where messages are posted; the provider's own address when undefined. */
  url: string | undefined;
  answerWithinMs?: number;
}

export interface WhatsAppOptions {
  /** Address of the Graph API, with its version. */
  url: string;
  token: string;
  phoneNumberId: string;
  /** The approved authentication template, in Arabic and English, that carries sign-in codes. */
  codeTemplate: string;
  /** Signs the reports about messages. */
  appSecret: string;
  /** Proves our own address when it is told to Meta. */
  verifyToken: string;
  /** Reaches the Graph API; the network's own when undefined. */
  fetch?: typeof fetch | undefined;
  answerWithinMs?: number;
}

export interface SmtpOptions {
  /** smtps:// or smtp:// with user and password; the latter turns to TLS before it sends any of them, on other machines than this. */
  url: string;
  /** The sender, as "Name <address>". */
  from: string;
  answerWithinMs?: number;
}

/** 9665XXXXXXXX, or digits with another country's code, as providers write a number. */
export function digitsOf(phone: string): string {
  return phone.replace(/^\+/, '');
}
