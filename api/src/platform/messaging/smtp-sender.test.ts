import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type SmtpStub, startSmtpStub } from '../../testing/smtp-stub.ts';
import { type Message, MessageRefused } from './message-sender.ts';
import { smtpTransport } from './smtp-sender.ts';

let stub: SmtpStub;
beforeAll(async () => {
  stub = await startSmtpStub();
});
afterAll(() => stub.close());
beforeEach(() => {
  stub.answers = 250;
  stub.mails.length = 0;
});

const message: Message = {
  id: '0190d8f0-0000-7000-8000-000000000001',
  channel: 'email',
  to: 'noura@example.sa',
  kind: 'notification',
  text: 'تأكد حجزك',
  mail: {
    subject: 'تأكد حجزك',
    html: '<p>تأكد حجزك</p>',
    unsubscribeUrl: 'https://diyar.example/unsubscribe/k',
  },
};
const send = (url = stub.url, sent = message) =>
  smtpTransport({ url, from: 'Diyar <no-reply@diyar.example>', answerWithinMs: 500 })(sent);

async function failureOf(sending: Promise<unknown>): Promise<Error> {
  const error = await sending.then(
    () => new Error('it was taken'),
    (thrown: Error) => thrown,
  );
  expect(`${error.message} ${error.stack}`).not.toMatch(/noura|secret/);
  return error;
}

it('an e-mail goes out as text and page, under an id that is the same at each try, with its way to stop', async () => {
  await send();
  await send();
  expect(stub.mails).toHaveLength(2);
  for (const mail of stub.mails) {
    expect(mail).toContain('Message-ID: <0190d8f0-0000-7000-8000-000000000001@diyar.example>');
    expect(mail).toContain('List-Unsubscribe: <https://diyar.example/unsubscribe/k>');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail).toContain('From: Diyar <no-reply@diyar.example>');
    expect(mail).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
  }
});

it('a mailbox that does not exist is refused for good; one that is full now, and a wrong password, are tried again', async () => {
  stub.answers = 550;
  expect(await failureOf(send())).toBeInstanceOf(MessageRefused);
  stub.answers = 450;
  expect(await failureOf(send())).not.toBeInstanceOf(MessageRefused);
  stub.answers = 250;
  const wrong = await failureOf(send(stub.url.replace('secret', 'other')));
  expect(wrong).not.toBeInstanceOf(MessageRefused);
  expect(wrong.message).toBe('SMTP did not take a message: 535');
});

it('a server that is silent or not there is given up in time', async () => {
  stub.answers = 'silence';
  expect((await failureOf(send())).message).toMatch(/^SMTP did not answer/);
  expect((await failureOf(send('smtp://diyar:secret@127.0.0.1:1'))).message).toMatch(/^SMTP did not answer/);
});

it('what has no subject is no e-mail, and an address cannot add a recipient or a header', async () => {
  const { mail: _, ...bare } = message;
  expect(await failureOf(send(stub.url, bare))).toBeInstanceOf(MessageRefused);
  await send(stub.url, { ...message, to: 'noura@example.sa\r\nBcc: other@example.sa' }).catch(() => {});
  for (const mail of stub.mails) expect(mail).not.toMatch(/^Bcc:/m);
});
