import { z } from 'zod';
import { askProvider, notTaken } from './ask-provider.ts';
import { type Message, MessageRefused } from './message-sender.ts';
import { digitsOf, type SmsOptions, type Transport } from './transport.ts';

const PROVIDER = 'Taqnyat';
const DEFAULT_URL = 'https://api.taqnyat.sa/v1/messages';

/** Numbers come as text, "[9665…,]"; a number among the rejected is a failure though the call is not. */
const Taken = z.object({ rejected: z.string().optional() });

/** Saudi SMS by Taqnyat (domain.md 6.2). */
export function taqnyatTransport(options: SmsOptions): Transport {
  const { url = DEFAULT_URL, secret, senderName, answerWithinMs } = options;
  return async (message: Message): Promise<undefined> => {
    const to = digitsOf(message.to);
    const { status, body } = await askProvider({
      provider: PROVIDER,
      url,
      answerWithinMs,
      init: {
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ recipients: [to], body: message.text, sender: senderName }),
      },
    });
    if (status !== 200 && status !== 201) throw notTaken(PROVIDER, status);
    const taken = Taken.safeParse(body);
    if (!taken.success) throw new Error(`${PROVIDER} answered what nobody understands`);
    if (taken.data.rejected?.includes(to) === true)
      throw new MessageRefused(`${PROVIDER} rejected the number`);
  };
}
