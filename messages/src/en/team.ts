import type { team as ar } from '../ar/team.ts';
import type { Shape } from '../shape.ts';

export const team: Shape<typeof ar> = {
  title: 'Team',
  lead: '{count, plural, one {One person acts for this account} other {# people act for this account}}',
  failed: 'The team could not be shown',
  notBusiness: 'Teams are for business accounts',
  notBusinessText:
    'An individual account is its owner’s alone. When an office invites you to its team, you see the invitation here.',
  onlyManagers: 'The owner of the account and its managers invite and remove members.',
  list: 'Members and invitations',
  me: 'You',
  nameless: 'A member without a name',
  invitee: 'Invited',
  since: 'Since {date}',
  invitedUntil: 'The invitation ends on {date}',
  expiredOn: 'The invitation ended on {date}',
  states: { active: 'Member', invited: 'No answer yet', expired: 'Invitation ended' },
  role: 'Role',
  roleOf: 'Role of {name}',
  changed: 'The role was changed',
  what: {
    manager:
      'Runs everything: properties, prices, bookings and members, but not where money goes or closing the account',
    editor:
      'Adds, edits and photographs properties, sends ads for approval and hides them; does not change existing prices',
    viewer: 'Sees all of the account and changes nothing',
  },
  invite: {
    title: 'Invite a member',
    lead: 'Enter their mobile number. They see the invitation when they log in to Diyar with it. We send them no message: tell them yourself. It stays open for {days, plural, one {one day} other {# days}}.',
    phone: 'Mobile number',
    act: 'Invite',
    done: 'The invitation waits for {phone}. Tell them to log in with that number.',
  },
  remove: {
    act: 'Remove',
    title: 'Remove {name} from the team',
    text: 'They are logged out of this account on all their devices at once. What they did stays under their name.',
    done: 'Removed from the team',
  },
  withdraw: {
    act: 'Withdraw',
    title: 'Withdraw the invitation of {name}',
    text: 'They can no longer accept it. You can invite them again.',
    done: 'The invitation was withdrawn',
  },
  leave: {
    act: 'Leave the team',
    title: 'Leave the team of {name}',
    text: 'You are logged out of this account on all your devices, and come back only by a new invitation. What you did stays under your name.',
    done: 'You left the team of {name}',
  },
  invitation: {
    list: 'Invitations for you',
    title: '“{name}” invites you to its team',
    role: 'As {role}. {what}.',
    until: 'The invitation ends on {date}',
    accept: 'Accept',
    decline: 'Decline',
    accepted: 'You are in the team of {name} now',
    declined: 'The invitation was declined',
    none: 'No new invitations',
  },
  lastEdit: 'Last edited: {name}, {date}',
  removedNotice:
    'INVALID TOKEN ! You are no longer in the team of “{name}”. Log in again to use your own account.',
};
