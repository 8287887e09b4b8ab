import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface SmtpStub {
  url: string;
  /** Mails it took as they came, oldest first. */
  mails: string[];
  /** How it answers a recipient from now on: 250 takes it. */
  answers: 250 | 450 | 550 | 'silence';
  close(): Promise<void>;
}

/** An SMTP server on this machine: takes mails of `diyar` with its password, or answers as it is told. */
export async function startSmtpStub(password = 'secret'): Promise<SmtpStub> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: (auth, _session, done) =>
      auth.username === 'diyar' && auth.password === password
        ? done(null, { user: 'diyar' })
        : done(new Error('wrong password')),
    onRcptTo: ({ address }, _session, done) => {
      if (stub.answers === 'silence') return;
      if (stub.answers === 250) return done();
      // Servers repeat what they were sent; our errors must not.
      done(Object.assign(new Error(`no ${address} here`), { responseCode: stub.answers }));
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        stub.mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  // A client that is killed takes its own connection with it, not the server.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const stub: SmtpStub = {
    url: `smtp://diyar:${password}@127.0.0.1:${port}`,
    mails: [],
    answers: 250,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return stub;
}
