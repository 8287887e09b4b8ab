import type { channels as ar } from '../ar/channels.ts';
import type { Shape } from '../shape.ts';

export const channels: Shape<typeof ar> = {
  email: {
    title: 'Your e-mail for notifications',
    text: 'Confirm your e-mail to get notifications there. Nobody but you sees it.',
    address: 'E-mail',
    sendCode: 'Send a code',
    codeSent: 'We sent a code of 6 digits to <address></address>. Look into spam if you do not find it.',
    code: 'Confirmation code',
    confirm: 'Confirm e-mail',
    another: 'Another e-mail',
    resend: 'Send a new code',
    confirmed: 'Notifications come to <address></address>',
    since: 'Confirmed since {date}',
    badge: 'Confirmed',
    change: 'Change e-mail',
    keep: 'Keep my e-mail',
    remove: 'Remove e-mail',
    removed: 'Your e-mail is removed; nothing comes there any more',
    saved: 'Your e-mail is confirmed',
    failed: 'Your e-mail could not be loaded',
  },
  ways: {
    sms: 'Text message',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    push: 'Browser notification',
  },
  push: {
    title: 'Notifications in this browser',
    text: 'See your notifications on this device even while Diyar is closed. They stop by themselves when you log out.',
    turnOn: 'Turn on notifications',
    turnOff: 'Turn off notifications',
    isOn: 'Your notifications come to this browser.',
    badge: 'On',
    turnedOn: 'Notifications are on in this browser',
    turnedOff: 'Notifications are off in this browser',
    denied:
      'Your browser blocks notifications from Diyar. Allow them in its settings for this site, then reload the page.',
    unsupported:
      'Your browser cannot show notifications of sites. On an iPhone, add Diyar to the home screen, open it there and turn notifications on.',
    notReached: 'Notifications could not be turned on in your browser. Try again in a moment.',
    failed: 'Browser notifications could not be loaded',
  },
  fallbacks: {
    title: 'If a message does not reach you',
    whatsapp: 'If a WhatsApp message does not arrive, send it as a text message',
    sms: 'If a text message does not arrive, send it by WhatsApp',
    last: {
      sent: 'The last WhatsApp message went out on {at} and has not reached you yet.',
      delivered: 'The last WhatsApp message reached you on {at}.',
      replaced: 'The last WhatsApp message did not reach you, so we sent it as a text message on {at}.',
      failed: 'The last WhatsApp message did not reach you on {at}. Check that your number is on WhatsApp.',
    },
  },
  unsubscribe: {
    title: 'E-mail messages',
    ask: 'Stop messages about “{kind}” to your e-mail?',
    askText: 'These notifications stay in your account on Diyar.',
    stop: 'Stop these messages',
    stopped: 'Messages about “{kind}” no longer come to your e-mail',
    stoppedText: 'You find these notifications in your account on Diyar whenever you like.',
    again: 'Take these messages again',
    all: 'All choices of notifications',
  },
};
