import type { consoleRequests as ar } from '../ar/console-requests.ts';
import type { Shape } from '../shape.ts';

export const consoleRequests: Shape<typeof ar> = {
  title: 'Property requests',
  intro:
    'Published requests that nobody has looked at yet, the oldest first. What abuses people is hidden with a reason that its owner reads.',
  none: 'No requests wait to be looked at',
  noneText: 'Every published request has been looked at.',
  of: 'Requests of this account: {count}, of which hidden: {held}',
  decision: 'Decision',
  decisions: { kept: 'Stays published', hidden: 'Hide it' },
  reason: 'Reason for hiding',
  reasonHint: 'Its owner reads it.',
  decide: 'Confirm',
  decided: 'Decision recorded',
  chooseDecision: 'Choose a decision',
};
