import type { consoleOperators as ar } from '../ar/console-operators.ts';
import type { Shape } from '../shape.ts';

export const consoleOperators: Shape<typeof ar> = {
  title: 'Operators',
  intro: 'Who may open the console, and what they may do there. Every change is kept in the audit log.',
  roles: { owner: 'Owner', reviewer: 'Ad reviewer', support: 'Support' },
  roleTexts: {
    owner: 'Everything in the console, including operators, settings and the audit log.',
    reviewer: 'The queues of ads and licences.',
    support: 'Reports.',
  },
  list: 'Operators',
  me: 'You',
  unnamed: 'Has not logged in yet',
  waitsForApp: 'No authenticator app linked yet',
  lastSeen: 'Last seen {at}',
  sessions: '{count, plural, =0 {No open sessions} one {One open session} other {# open sessions}}',
  add: 'Add an operator',
  addText: 'They log in with their phone on the console’s page and link an authenticator app the first time.',
  phone: 'Phone number',
  rolesLabel: 'Roles',
  added: 'Operator added',
  change: 'Change roles',
  changeTitle: 'Roles of {name}',
  save: 'Save roles',
  changed: 'Roles saved',
  reset: 'Reset authenticator',
  resetTitle: 'Reset the authenticator app of {name}?',
  resetText:
    'Their sessions and recovery codes end at once, and they link a new app when they next log in. Make sure that they asked for it themselves.',
  resetDone: 'Authenticator app reset',
  remove: 'Remove',
  removeTitle: 'Remove {name} from the console?',
  removeText:
    'Their sessions end at once and they can no longer open the console. What they did stays in the audit log.',
  removed: 'Operator removed',
  reason: 'Reason',
  reasonHint: 'Kept in the audit log with your name.',
};
