import { randomUUID } from 'node:crypto';
import { picture } from './photos.ts';
import { consoles, fromConsole, guestOnly, open, operators, type Row, signedIn } from './rows.ts';

const SUPPORT = ['operator', 'support'] as const;

/** A ticket as a stranger writes it; of those who are signed in the account is known. */
const TICKET = {
  kind: 'booking',
  subject: 'لم يصلني استرداد الحجز',
  text: 'ألغيت الحجز قبل أسبوع ولم يصل المبلغ',
  name: 'سارة',
  phone: '0551234567',
};

/** Rows of the route matrix about tickets, of those who write them and of the operators who answer; and about bookings in the console. */
export const TICKET_ROWS: Record<string, Row> = {
  'POST /api/v1/tickets/attachments': open(201, () => picture('file')),
  'POST /api/v1/tickets': open(201, () => ({ body: TICKET })),
  'GET /api/v1/tickets': signedIn(200),
  'GET /api/v1/tickets/{id}': guestOnly(200, async (stage) => ({ params: { id: await stage.ticketId() } }), {
    visitor: 404,
    ...consoles(404),
  }),
  'GET /api/v1/tickets/{id} · a stranger’s by its key': open(200, async (stage) => {
    const { id, key } = await stage.strangersTicket();
    return { params: { id }, query: { k: key } };
  }),
  'POST /api/v1/tickets/{id}/messages': guestOnly(
    201,
    async (stage) => ({ params: { id: await stage.ticketId() }, body: { text: 'أضيف هذا', seen: 1 } }),
    { visitor: 404, ...consoles(404) },
  ),
  'GET /api/v1/console/reservations/{id}': operators(200, SUPPORT, ({ held }) => ({
    params: { id: held.number },
  })),
  'POST /api/v1/console/reservations/{id}/cancellation': fromConsole(201, SUPPORT, ({ held }) => ({
    params: { id: held.number },
    body: { gives: 'all', refund: 0, reason: 'طلب الضيف ذلك هاتفيًا' },
  })),
  'GET /api/v1/console/tickets': operators(200, SUPPORT),
  'GET /api/v1/console/tickets/{id}': operators(200, SUPPORT, async (stage) => ({
    params: { id: (await stage.strangersTicket()).id },
  })),
  'GET /api/v1/console/tickets/{id}/attachments/{attachment}': operators(404, SUPPORT, async (stage) => ({
    params: { id: (await stage.strangersTicket()).id, attachment: randomUUID() },
  })),
  'POST /api/v1/console/tickets/{id}/decision': fromConsole(201, SUPPORT, async (stage) => ({
    params: { id: (await stage.strangersTicket()).id },
    body: { decision: 'answered', text: 'نراجع الأمر ونعود إليك', seen: 1 },
  })),
};
