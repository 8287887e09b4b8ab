import { randomUUID } from 'node:crypto';
import { type Asked, fromConsole, guestOnly, open, operators, type Row, signedIn } from './matrix-rows.ts';
import { multipartOf } from './multipart.ts';

/** A ticket as a stranger writes it; of those who are signed in the account is known. */
const TICKET = {
  kind: 'booking',
  subject: 'لم يصلني استرداد الحجز',
  text: 'ألغيت الحجز قبل أسبوع ولم يصل المبلغ',
  name: 'سارة',
  phone: '0551234567',
};

/** The shortest file that is a PDF. */
function file(): Asked {
  const { body, headers } = multipartOf('file', Buffer.from('%PDF-1.7\n%%EOF\n'));
  return { body, headers };
}

/** Rows of tickets and their attachments, for senders and operators. */
export const TICKET_ROWS: Record<string, Row> = {
  'POST /api/v1/tickets/attachments': open(201, () => file()),
  'POST /api/v1/tickets': open(201, () => ({ body: TICKET })),
  'GET /api/v1/tickets': signedIn(200),
  'GET /api/v1/tickets/{id}': guestOnly(200, async (stage) => ({ params: { id: await stage.ticketId() } }), {
    visitor: 404,
    operator: 404,
  }),
  'GET /api/v1/tickets/{id} · a stranger’s by its key': open(200, async (stage) => {
    const { id, key } = await stage.strangersTicket();
    return { params: { id }, query: { k: key } };
  }),
  'POST /api/v1/tickets/{id}/messages': guestOnly(
    201,
    async (stage) => ({ params: { id: await stage.ticketId() }, body: { text: 'أضيف هذا', seen: 1 } }),
    { visitor: 404, operator: 404 },
  ),
  'GET /api/v1/console/tickets': operators(200),
  'GET /api/v1/console/tickets/{id}': operators(200, async (stage) => ({
    params: { id: (await stage.strangersTicket()).id },
  })),
  'GET /api/v1/console/tickets/{id}/attachments/{attachment}': operators(404, async (stage) => ({
    params: { id: (await stage.strangersTicket()).id, attachment: randomUUID() },
  })),
  'POST /api/v1/console/tickets/{id}/decision': fromConsole(201, async (stage) => ({
    params: { id: (await stage.strangersTicket()).id },
    body: { decision: 'answered', text: 'نراجع الأمر ونعود إليك', seen: 1 },
  })),
};
