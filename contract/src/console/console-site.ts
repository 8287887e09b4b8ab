import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { SiteSettings } from '../site/settings.ts';
import { Announcement, SiteLook } from '../words/site-facts.ts';
import { SITE_FONTS } from '../words/site-look.ts';

/** At most 2 MB (brief 5, logo image). */
export const MOST_ICON_BYTES = 2 * 1024 * 1024;

export const ConsoleAnnouncement = Announcement.extend({
  starts_on: z.string(),
  ends_on: z.string(),
  state: z.enum(['upcoming', 'running', 'past', 'ended']),
  operator: z.string(),
});
export type ConsoleAnnouncement = z.infer<typeof ConsoleAnnouncement>;

/** What a value will be, and from when. */
export const ComingValue = z.object({ key: z.string(), value: z.string(), effective_from: z.string() });

export const ConsoleSite = z.object({
  today: z.string(),
  texts: SiteSettings,
  look: SiteLook,
  /** Values that were set for a later day, the soonest first. */
  coming: z.array(ComingValue),
  /** Newest first. */
  announcements: z.array(ConsoleAnnouncement),
});
export type ConsoleSite = z.infer<typeof ConsoleSite>;

const reason = z
  .string('reason_required')
  .trim()
  .min(1, 'reason_required')
  .min(10, 'reason_min')
  .max(500, 'text_max');
const OPERATOR = { caller: 'operator', right: 'content' } as const;
const value = z.string('required').max(500, 'text_max');

export const showConsoleSite = endpoint({
  method: 'GET',
  path: '/api/v1/console/site',
  summary: 'What the site says of itself, how it looks, and what it announces',
  data: ConsoleSite,
  ...OPERATOR,
});

export const saveSite = endpoint({
  method: 'PUT',
  path: '/api/v1/console/site',
  summary:
    'Set texts and look of the site from a Riyadh date on, all or none; values that stay are left out or sent as they are. Colours that cannot be read are refused',
  body: z.strictObject({
    site_title_ar: value.optional(),
    site_title_en: value.optional(),
    site_desc_ar: value.optional(),
    site_desc_en: value.optional(),
    site_keywords_ar: value.optional(),
    site_keywords_en: value.optional(),
    site_color_light: value.optional(),
    site_color_dark: value.optional(),
    site_font: z.enum(SITE_FONTS, 'invalid').optional(),
    site_radius: z.int('number').optional(),
    effective_from: z.iso.date('invalid'),
    reason,
  }),
  data: ConsoleSite,
  ...OPERATOR,
  refuses: ['setting_out_of_range', 'setting_unchanged', 'setting_date_taken'],
});

export const saveSiteIcon = endpoint({
  method: 'PUT',
  path: '/api/v1/console/site/icon',
  summary: 'Set the icon of the site from this moment: a square picture of at most 2 MB, which is drawn anew',
  upload: 'icon',
  data: ConsoleSite,
  ...OPERATOR,
  refuses: ['payload_too_large', 'picture_not_kept', 'uploads_busy', 'upload_too_slow'],
});

export const announce = endpoint({
  method: 'POST',
  path: '/api/v1/console/site/announcements',
  summary: 'Show a sentence above every page, from one Riyadh day to another, both included; one at a time',
  body: z.strictObject({
    text_ar: z.string('required').trim().min(1, 'required').max(200, 'text_max'),
    text_en: z.string('required').trim().min(1, 'required').max(200, 'text_max'),
    link: z
      .string()
      .trim()
      .max(200, 'text_max')
      .regex(/^\/(?![/\\])[^\s]*$/, 'site_address')
      .nullable(),
    starts_on: z.iso.date('invalid'),
    ends_on: z.iso.date('invalid'),
    is_dismissible: z.boolean('invalid'),
  }),
  data: ConsoleSite,
  status: 201,
  ...OPERATOR,
  refuses: ['announcement_overlaps'],
});

export const endAnnouncement = endpoint({
  method: 'POST',
  path: '/api/v1/console/site/announcements/{id}/end',
  summary: 'Take an announcement down, or one that is still to come back',
  params: z.object({ id: z.uuid('invalid') }),
  data: ConsoleSite,
  status: 201,
  ...OPERATOR,
  refuses: ['not_found', 'state_changed'],
});
