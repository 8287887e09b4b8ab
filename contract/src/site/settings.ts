import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { Seller } from '../values/seller.ts';
import { Announcement, SiteLook } from '../words/site-facts.ts';
import { PlaceName } from './places.ts';

/** Exactly the brief's seven names (section 3). */
export const SiteSettings = z.object({
  site_title_en: z.string(),
  site_title_ar: z.string(),
  site_desc_en: z.string(),
  site_desc_ar: z.string(),
  site_keywords_en: z.string(),
  site_keywords_ar: z.string(),
  icon_browser: z.string(),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

export const GeneralSettings = z.object({
  currency: z.literal('S.R'),
  languages: z.array(z.enum(['ar', 'en'])),
  default_language: z.literal('ar'),
  media_prefix: z.string(),
  /** The style that maps are drawn by; null: the embedded base map. */
  map_style_url: z.string().nullable(),
  card_hold_seconds: z.int(),
  quote_seconds: z.int(),
  max_open_holds: z.int(),
  vat_percent: z.int(),
  /** The channels by which a sign-in code can come. */
  sign_in_channels: z.array(z.enum(['sms', 'whatsapp'])),
  /** Payments go to the sandbox gateway: no money moves, and its test cards may be shown. */
  sandbox_payments: z.boolean(),
  /** The gateway takes Apple Pay, from devices that have it. */
  apple_pay: z.boolean(),
  look: SiteLook,
  /** The sentence above every page today; null without one. */
  announcement: Announcement.nullable(),
  /** When operators answer, as it is told in both languages. */
  support_hours: z.object({ ar: z.string(), en: z.string() }),
  /** Who runs the site, in both languages; null while operators have not told all of it. */
  company: z.object({ ar: Seller, en: Seller }).nullable(),
});
export type GeneralSettings = z.infer<typeof GeneralSettings>;

export const SearchData = z.object({
  version: z.string(),
  cities: z.array(PlaceName.extend({ region: z.string(), lat: z.number(), lng: z.number() })),
  categories: z.array(
    PlaceName.extend({
      plural: z.string(),
      usage: z.string(),
      periods: z.array(z.int()),
      has_rooms: z.boolean(),
      /** Not offered to new properties; those there are keep it. */
      hidden: z.boolean(),
    }),
  ),
  features: z.array(PlaceName.extend({ group: z.string(), icon: z.string(), hidden: z.boolean() })),
  periods: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
  ranges: z.object({
    price: z.object({ min: z.int(), max: z.int() }),
    area: z.object({ min: z.int(), max: z.int() }),
  }),
});
export type SearchData = z.infer<typeof SearchData>;

export const generalSettings = endpoint({
  method: 'GET',
  path: '/api/v1/user/settings/general',
  summary: 'General settings; sets the XSRF-TOKEN cookie',
  data: GeneralSettings,
  caller: 'anyone',
});

export const siteSettings = endpoint({
  method: 'GET',
  path: '/api/v1/user/settings/site',
  summary: 'Title, description, keywords and icon of the site',
  data: SiteSettings,
  caller: 'anyone',
});

export const searchData = endpoint({
  method: 'GET',
  path: '/api/v1/user/settings/search_data',
  summary: 'Cities, categories, features, periods and ranges for the search form',
  data: SearchData,
  caller: 'anyone',
});

export const listCities = endpoint({
  method: 'GET',
  path: '/api/v1/cities',
  summary: 'Cities with how many published ads each has, most ads first',
  data: z.object({
    items: z.array(
      PlaceName.extend({
        region: z.string(),
        region_slug: z.string(),
        ads: z.int(),
        lat: z.number(),
        lng: z.number(),
      }),
    ),
  }),
  caller: 'anyone',
});

export const listDistricts = endpoint({
  method: 'GET',
  path: '/api/v1/cities/{slug}/districts',
  summary: 'Districts of a city with how many published ads each has',
  params: z.object({ slug: z.string() }),
  data: z.object({
    /** With the middle of each; null while it is not known. */
    items: z.array(
      PlaceName.extend({ ads: z.int(), lat: z.number().nullable(), lng: z.number().nullable() }),
    ),
    /** Addresses of districts that were merged into others, and those of the others. */
    merged: z.array(z.object({ slug: z.string(), into: z.string() })),
  }),
  caller: 'anyone',
});
