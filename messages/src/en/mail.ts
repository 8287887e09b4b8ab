import type { mail as ar } from '../ar/mail.ts';
import type { Shape } from '../shape.ts';

export const mail: Shape<typeof ar> = {
  from: 'Diyar',
  codeSubject: '{code} confirms your e-mail at Diyar',
  codeText: 'This code confirms your e-mail. It is good for 30 minutes:',
  codeNote: 'You did not ask for it? Ignore this message, and share the code with nobody.',
  open: 'See it on Diyar',
  why: 'You get messages about “{kind}” because you confirmed this e-mail at Diyar.',
  stop: 'Stop messages of this kind',
};
