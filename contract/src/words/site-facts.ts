import { z } from 'zod';
import { SITE_FONTS } from './site-look.ts';

export const SiteLook = z.object({
  color_light: z.string(),
  color_dark: z.string(),
  font: z.enum(SITE_FONTS),
  radius: z.int(),
});
export type SiteLook = z.infer<typeof SiteLook>;

export const Announcement = z.object({
  id: z.uuid(),
  text_ar: z.string(),
  text_en: z.string(),
  /** An address of this site without its language; null: nothing more to read. */
  link: z.string().nullable(),
  is_dismissible: z.boolean(),
});
export type Announcement = z.infer<typeof Announcement>;
