import type { consoleMessages as ar } from '../ar/console-messages.ts';
import type { Shape } from '../shape.ts';

export const consoleMessages: Shape<typeof ar> = {
  title: 'Messages not sent',
  intro:
    'A message is tried 8 times, then stops here with the provider’s reason. Mend the cause, then send it again. What WhatsApp does not deliver goes by text message where its reader wants that.',
  states: {
    failed: 'Failed ({count})',
    waiting: 'Waiting for another try ({count})',
    replaced: 'Gone another way ({count})',
  },
  lostCodes:
    '{count, plural, one {One sign-in code of the last 24 hours did not arrive by any way. Check the WhatsApp account and the SMS provider.} other {# sign-in codes of the last 24 hours did not arrive by any way. Check the WhatsApp account and the SMS provider.}}',
  state: 'State',
  list: 'Messages',
  none: 'No messages here',
  noneText: {
    failed: 'Providers took every message.',
    waiting: 'No message waits for another try.',
    replaced: 'No message had to go another way.',
  },
  to: 'To',
  account: 'Account',
  reason: 'Reason',
  attempts: '{count, plural, one {One try} other {# tries}}',
  at: 'Happened {date}',
  failedAt: 'Failed {date}',
  retry: 'Send again',
  retryOf: 'Send again: {text}',
  retried: 'The message will be sent again',
};
