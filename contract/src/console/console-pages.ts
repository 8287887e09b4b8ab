import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { HELP_TOPICS, MOST_SLUG, SLUG_FORM } from '../words/page-words.ts';

const text = (most: number) => z.string('required').trim().min(1, 'required').max(most, 'text_max');
const BODY_MOST = 30_000;
/** What a page says, in both languages. */
const Texts = {
  title_ar: text(80),
  title_en: text(80),
  description_ar: text(200),
  description_en: text(200),
  body_ar: text(BODY_MOST),
  body_en: text(BODY_MOST),
};
const Topic = z.enum(HELP_TOPICS, 'invalid').nullable();
const reason = z
  .string('reason_required')
  .trim()
  .min(1, 'reason_required')
  .min(10, 'reason_min')
  .max(500, 'text_max');

export const PageTexts = z.object(Texts);
export type PageTexts = z.infer<typeof PageTexts>;

export const PageVersionState = z.enum(['upcoming', 'in_force', 'past']);

/** A version as the list of them says it. */
export const PageVersionLine = z.object({
  version: z.int(),
  effective_from: z.string(),
  state: PageVersionState,
  needs_acceptance: z.boolean(),
  /** What it changes, where it was said. */
  changes_ar: z.string().nullable(),
  changes_en: z.string().nullable(),
  published_at: z.string(),
  /** Null: it came with the program. */
  operator: z.string().nullable(),
  /** People who agreed to it. */
  consents: z.int(),
});
export type PageVersionLine = z.infer<typeof PageVersionLine>;

export const ConsolePageLine = z.object({
  slug: z.string(),
  topic: Topic,
  title_ar: z.string(),
  title_en: z.string(),
  in_force: z.object({ version: z.int(), effective_from: z.string() }).nullable(),
  upcoming: z.object({ version: z.int(), effective_from: z.string() }).nullable(),
  has_draft: z.boolean(),
});
export type ConsolePageLine = z.infer<typeof ConsolePageLine>;

export const ConsolePage = z.object({
  slug: z.string(),
  topic: Topic,
  today: z.string(),
  /** People can be asked to accept a new version. */
  is_agreement: z.boolean(),
  draft: PageTexts.extend({ revision: z.int(), saved_at: z.string(), operator: z.string() }).nullable(),
  in_force: PageTexts.extend({ version: z.int(), effective_from: z.string() }).nullable(),
  /** Newest first. */
  versions: z.array(PageVersionLine),
});
export type ConsolePage = z.infer<typeof ConsolePage>;

const Params = z.object({ slug: z.string().max(100) });
const OPERATOR = { caller: 'operator', right: 'content' } as const;

export const listConsolePages = endpoint({
  method: 'GET',
  path: '/api/v1/console/pages',
  summary:
    'Every content page and help article, with what is in force, what comes and whether it has a draft',
  data: z.object({ items: z.array(ConsolePageLine) }),
  ...OPERATOR,
});

export const showConsolePage = endpoint({
  method: 'GET',
  path: '/api/v1/console/pages/{slug}',
  summary: 'A content page with its draft, the version in force and all its versions',
  params: Params,
  data: ConsolePage,
  ...OPERATOR,
  refuses: ['not_found'],
});

export const showPageVersion = endpoint({
  method: 'GET',
  path: '/api/v1/console/pages/{slug}/versions/{version}',
  summary: 'What one version of a page says, in both languages',
  params: Params.extend({ version: z.string().regex(/^\d{1,6}$/) }),
  data: PageTexts,
  ...OPERATOR,
  refuses: ['not_found'],
});

export const savePageDraft = endpoint({
  method: 'PUT',
  path: '/api/v1/console/pages/{slug}/draft',
  summary:
    'Write the draft of a page; a new slug makes a new page, and one that is an address of the site is refused. `revision` is that of the draft being changed, 0 where there is none',
  params: z.object({ slug: z.string().max(MOST_SLUG).regex(SLUG_FORM) }),
  body: z.strictObject({ ...Texts, topic: Topic, revision: z.int('invalid').min(0, 'invalid') }),
  data: ConsolePage,
  ...OPERATOR,
  refuses: ['page_slug_taken', 'edited_elsewhere', 'not_found'],
});

export const dropPageDraft = endpoint({
  method: 'DELETE',
  path: '/api/v1/console/pages/{slug}/draft',
  summary: 'Throw the draft of a page away; what was published stays',
  params: Params,
  data: z.object({}),
  ...OPERATOR,
  refuses: ['not_found'],
});

export const publishPage = endpoint({
  method: 'POST',
  path: '/api/v1/console/pages/{slug}/versions',
  summary:
    'Publish the draft as the next version, in force from a Riyadh date on; `needs_acceptance` asks people to accept it before their next act',
  params: Params,
  body: z.strictObject({
    revision: z.int('invalid').min(1, 'invalid'),
    effective_from: z.iso.date('invalid'),
    needs_acceptance: z.boolean('invalid'),
    /** What changes, as people read it before they accept; needed when they have to. */
    changes_ar: z.string('required').trim().max(1000, 'text_max'),
    changes_en: z.string('required').trim().max(1000, 'text_max'),
    reason,
  }),
  data: ConsolePage,
  status: 201,
  ...OPERATOR,
  refuses: ['edited_elsewhere', 'page_unchanged', 'not_found'],
});
