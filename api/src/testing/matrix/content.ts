import { randomUUID } from 'node:crypto';
import { picture } from './photos.ts';
import { type Ask, fromConsole, open, operators, type Row, signedIn, unguarded } from './rows.ts';

const OWNERS = ['operator'] as const;
const DRAFT = {
  title_ar: 'عنوان',
  title_en: 'Title',
  description_ar: 'وصف',
  description_en: 'Description',
  body_ar: 'نص',
  body_en: 'Text',
  topic: null,
};
const about: Ask = () => ({ params: { slug: 'about' } });
const unknown: Ask = () => ({ params: { slug: 'no-such-page' } });
const reason = 'تحديث نصوص الموقع';

/** Rows of the route matrix about pages, help, terms and what the site says of itself. */
export const CONTENT_ROWS: Record<string, Row> = {
  'GET /api/v1/help': open(200),
  'GET /api/v1/site/numbers': open(200),
  'GET /api/v1/accounts/current/terms': signedIn(200),
  'POST /api/v1/accounts/current/terms': signedIn(409, () => ({
    body: { accepted: [{ slug: 'terms_of_use', version: 9999 }] },
  })),
  'GET /api/v1/console/pages': operators(200, OWNERS),
  'GET /api/v1/console/pages/{slug}': operators(200, OWNERS, about),
  'GET /api/v1/console/pages/{slug}/versions/{version}': operators(404, OWNERS, () => ({
    params: { slug: 'no-such-page', version: '1' },
  })),
  'PUT /api/v1/console/pages/{slug}/draft': fromConsole(200, OWNERS, () => ({
    params: { slug: `page-${randomUUID().slice(0, 8)}` },
    body: { ...DRAFT, revision: 0 },
  })),
  'DELETE /api/v1/console/pages/{slug}/draft': fromConsole(404, OWNERS, unknown),
  'POST /api/v1/console/pages/{slug}/versions': fromConsole(404, OWNERS, () => ({
    params: { slug: 'no-such-page' },
    body: {
      revision: 1,
      effective_from: '2031-01-01',
      needs_acceptance: false,
      changes_ar: '',
      changes_en: '',
      reason,
    },
  })),
  'GET /media/site/icons/{file}': unguarded(404, () => ({ params: { file: `${randomUUID()}.png` } })),
  'GET /api/v1/console/site': operators(200, OWNERS),
  'PUT /api/v1/console/site': fromConsole(409, OWNERS, () => ({
    body: { site_radius: 12, effective_from: '2031-01-01', reason },
  })),
  'PUT /api/v1/console/site/icon': fromConsole(200, OWNERS, () => picture('icon')),
  'POST /api/v1/console/site/announcements': fromConsole(422, OWNERS, () => ({
    body: {
      text_ar: 'تنبيه',
      text_en: 'Notice',
      link: null,
      starts_on: '2031-01-02',
      ends_on: '2031-01-01',
      is_dismissible: true,
    },
  })),
  'POST /api/v1/console/site/announcements/{id}/end': fromConsole(404, OWNERS, () => ({
    params: { id: randomUUID() },
  })),
};
