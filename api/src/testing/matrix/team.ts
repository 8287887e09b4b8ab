import { type Ask, guestOnly, type Row, row, signedIn } from './rows.ts';

/** The line of the host's editor, and that of who is invited. */
const member: Ask = ({ memberId }) => ({ params: { id: memberId } });
const invitation: Ask = ({ invitationId }) => ({ params: { id: invitationId } });
const withBody =
  (ask: Ask, body: unknown): Ask =>
  async (stage) => ({ ...(await ask(stage)), body });

const NO_MANAGERS = { editor: 403, viewer: 403 };
/** Individuals have no team. */
const BUSINESSES = { side: 'host', ordinary: 403 } as const;
const OTHERS = { ordinary: 403, business: 404, twin: 404, side: 'host' } as const;

/** Rows of the route matrix about the team of a business and the invitations to it. */
export const TEAM_ROWS: Record<string, Row> = {
  'GET /api/v1/team': signedIn(200, undefined, BUSINESSES),
  'POST /api/v1/team': signedIn(201, () => ({ body: { phone: '0555123123', role: 'viewer' } }), {
    ...BUSINESSES,
    ...NO_MANAGERS,
  }),
  'POST /api/v1/team · a manager': signedIn(201, () => ({ body: { phone: '0555123123', role: 'manager' } }), {
    ...BUSINESSES,
    ...NO_MANAGERS,
    manager: 403,
  }),
  'PUT /api/v1/team/{id}': signedIn(200, withBody(member, { role: 'viewer' }), { ...OTHERS, ...NO_MANAGERS }),
  'PUT /api/v1/team/{id} · up to manager': signedIn(200, withBody(member, { role: 'manager' }), {
    ...OTHERS,
    ...NO_MANAGERS,
    manager: 403,
  }),
  'DELETE /api/v1/team/{id}': signedIn(200, member, { ...OTHERS, ...NO_MANAGERS }),
  'DELETE /api/v1/team/{id} · an invitation': signedIn(200, invitation, { ...OTHERS, ...NO_MANAGERS }),
  'DELETE /api/v1/team/me': signedIn(200, undefined, {
    side: 'host',
    ordinary: 403,
    business: 403,
    owner: 403,
    twin: 403,
  }),
  'GET /api/v1/invitations': signedIn(200),
  'POST /api/v1/invitations/{id}/decision': row(
    { ...guestOnly(404).answers, owner: 404 },
    withBody(invitation, { decision: 'accepted' }),
    { side: 'host', invited: 201 },
  ),
};
