import { fromConsole, operators, type Row } from './rows.ts';

const NAMES = ['operator', 'reviewer'] as const;
const OWNER = ['operator'] as const;
const place = { lat: 24.81, lng: 46.6, synonyms: [] };
const kind = { sort: 10, hidden: false };

/** The operators' house: names, jobs, figures and broadcasts. */
export const HOUSE_ROWS: Record<string, Row> = {
  'GET /api/v1/console/broadcasts': operators(200, OWNER),
  'GET /api/v1/console/broadcasts/audience': operators(200, OWNER, () => ({ query: { audience: 'all' } })),
  // To no city, so that nobody of the stage is told.
  'POST /api/v1/console/broadcasts': fromConsole(422, OWNER, () => ({
    body: {
      ...{ key: '0197f000-0000-7000-8000-000000000001', audience: 'city', city: 'nowhere' },
      ...{ text_ar: 'صيانة الليلة', text_en: 'Maintenance tonight' },
    },
  })),
  'GET /api/v1/console/figures': operators(200, OWNER),
  'GET /api/v1/console/jobs': operators(200, OWNER),
  // Of no job, so that the stage's queue stays as it is.
  'POST /api/v1/console/jobs/retries': fromConsole(409, OWNER, () => ({ body: { ids: ['999999999'] } })),
  'GET /api/v1/console/cities': operators(200, NAMES),
  'PUT /api/v1/console/cities/{slug}': fromConsole(200, NAMES, () => ({
    params: { slug: 'riyadh' },
    body: { ...place, name_ar: 'الرياض', name_en: 'Riyadh' },
  })),
  'GET /api/v1/console/districts': operators(200, NAMES),
  'GET /api/v1/console/districts/{slug}': operators(200, NAMES, () => ({
    params: { slug: 'al-malqa-riyadh' },
  })),
  'PUT /api/v1/console/districts/{slug}': fromConsole(200, NAMES, () => ({
    params: { slug: 'al-malqa-riyadh' },
    body: { ...place, name_ar: 'الملقا', name_en: 'Al Malqa' },
  })),
  // Of no district, so that the stage keeps its own.
  'POST /api/v1/console/districts/{slug}/merging': fromConsole(404, NAMES, () => ({
    params: { slug: 'nowhere-riyadh' },
    body: { into: 'al-malqa-riyadh', reason: 'حي واحد باسمين' },
  })),
  'GET /api/v1/console/kinds': operators(200, NAMES),
  'PUT /api/v1/console/categories/{slug}': fromConsole(200, NAMES, () => ({
    params: { slug: 'villa' },
    body: { ...kind, name_ar: 'فيلا', name_en: 'Villa', plural_ar: 'فلل', plural_en: 'Villas' },
  })),
  'PUT /api/v1/console/features/{slug}': fromConsole(200, NAMES, () => ({
    params: { slug: 'elevator' },
    body: { ...kind, name_ar: 'مصعد', name_en: 'Elevator' },
  })),
};
