import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { Photo } from '../finding/ads.ts';

const KIBIBYTE = 1024;

/** The largest file taken. */
export const MOST_PHOTO_FILE_BYTES = 20 * KIBIBYTE * KIBIBYTE;
/** A file travels in pieces of this length, the last one shorter: what a cut line costs at most. */
export const PHOTO_CHUNK_BYTES = 512 * KIBIBYTE;
/** Width times height, as the largest cameras of phones have it (8192 × 6144). */
export const MOST_PHOTO_PIXELS = 50 * KIBIBYTE * KIBIBYTE;
/** Pixels of the long and the short side below which a photo is too small to be clear (decision 031). */
export const SMALLEST_PHOTO = { long: 800, short: 450 } as const;
/** Photos of a unit: an ad needs at least so many (brief 5), and a unit has at most so many. */
export const FEWEST_PHOTOS = 4;
export const MOST_PHOTOS = 30;
/** What an account may have uploaded, or be uploading, that no unit uses yet. */
export const MOST_UNUSED_PHOTOS = 100;
/** The size that is made first: a photo in the making is seen in it alone. */
export const FIRST_PHOTO_SIZE = { width: 640, format: 'webp' } as const;
export const MOST_CAPTION_LENGTH = 120;

/** What a photo shows. */
export const PHOTO_ROOMS = [
  'outside',
  'entrance',
  'living',
  'majlis',
  'bedroom',
  'kitchen',
  'bathroom',
  'dining',
  'hall',
  'office',
  'pool',
  'garden',
  'roof',
  'parking',
  'view',
  'plan',
  'other',
] as const;
export type PhotoRoom = (typeof PHOTO_ROOMS)[number];

/** Why a photo is refused once it has been looked at; each has its sentence in both languages. */
export const PHOTO_FAILURES = [
  'type',
  'unreadable',
  'too_many_pixels',
  'too_small',
  'blurred',
  'twice',
] as const;
export type PhotoFailure = (typeof PHOTO_FAILURES)[number];

const caption = z.string('invalid').trim().max(MOST_CAPTION_LENGTH, 'text_max').nullable();

/** A photo's place in an ad: which, what it shows, and whether it is the main one. Its order is that of its list. */
export const WizardPhoto = z.strictObject({
  id: z.uuid('invalid'),
  room: z.enum(PHOTO_ROOMS, 'invalid').nullable().default(null),
  caption_ar: caption.default(null),
  caption_en: caption.default(null),
  main: z.boolean('invalid').default(false),
});
export type WizardPhoto = z.infer<typeof WizardPhoto>;

/** A photo as its own people see it, from its first byte on. */
export const HostPhoto = z.object({
  id: z.uuid(),
  /** `uploading` until all of it is there, `processing` until all its sizes are made. */
  state: z.enum(['uploading', 'processing', 'ready', 'refused']),
  /** Bytes of the file that are there, and of all of it; null once it is whole. */
  upload: z.object({ received: z.int(), size: z.int() }).nullable(),
  /** Where it is shown; null until its first size is made, in which alone it is to be had while it is processing. */
  photo: Photo.nullable(),
  failure: z.enum(PHOTO_FAILURES).nullable(),
  /** The failure in the caller's language. */
  problem: z.string().nullable(),
  /** It looks as if it held words or a logo: the brief's sentence. It waits for the operator. */
  warning: z.string().nullable(),
  unit_id: z.uuid().nullable(),
  room: z.enum(PHOTO_ROOMS).nullable(),
  caption_ar: z.string().nullable(),
  caption_en: z.string().nullable(),
  main: z.boolean(),
});
export type HostPhoto = z.infer<typeof HostPhoto>;

const PhotoParams = z.object({ id: z.uuid('invalid') });
const Photos = z.object({ items: z.array(HostPhoto) });

export const beginPhotoUpload = endpoint({
  method: 'POST',
  path: '/api/v1/host/photos',
  summary: 'Begin to upload a photo, 20 MB at most; its pieces follow, and the answer’s id stays the photo’s',
  body: z.strictObject({
    /** Bytes. What the file is called is not asked: what it is, its content says. */
    size: z.int('invalid').min(1, 'photo_required').max(MOST_PHOTO_FILE_BYTES, 'photo_20mb'),
    /** The photos it will stand beside in the ad: the same picture among them is refused. */
    beside: z.array(z.uuid('invalid'), 'invalid').max(MOST_UNUSED_PHOTOS, 'invalid').default([]),
  }),
  data: HostPhoto,
  status: 201,
  caller: 'token',
  needs: 'supply',
  idempotent: true,
  refuses: ['role_forbids', 'too_many_uploads', 'too_many_photos'],
});

export const sendPhotoChunk = endpoint({
  method: 'PUT',
  path: '/api/v1/host/photos/{id}/chunks/{offset}',
  summary:
    'One piece of a file, by the byte it begins at: 512 KiB, the last one the rest; a piece sent again changes nothing',
  params: z.object({ id: z.uuid('invalid'), offset: z.string().regex(/^\d{1,8}$/, 'invalid') }),
  upload: 'chunk',
  data: HostPhoto,
  caller: 'token',
  beforeTerms: true,
  needs: 'supply',
  refuses: ['role_forbids', 'upload_offset', 'upload_too_slow', 'uploads_busy', 'picture_not_kept'],
});

export const listPhotos = endpoint({
  method: 'GET',
  path: '/api/v1/host/photos',
  summary: 'How photos of the acting account stand, by their ids; those it has not are left out',
  query: z.strictObject({
    ids: z
      .string('required')
      .transform((ids) => ids.split(','))
      .pipe(z.array(z.uuid('invalid')).max(MOST_UNUSED_PHOTOS, 'invalid')),
  }),
  data: Photos,
  caller: 'token',
});

export const listUnitPhotos = endpoint({
  method: 'GET',
  path: '/api/v1/host/units/{id}/photos',
  summary: 'The photos of a unit of the acting account, in their order',
  params: PhotoParams,
  data: Photos,
  caller: 'token',
});

const UnitPhotos = z.strictObject({
  photos: z.array(WizardPhoto, 'invalid').min(1, 'photo_required').max(MOST_PHOTOS, 'photos_30'),
});

export const addUnitPhotos = endpoint({
  method: 'POST',
  path: '/api/v1/host/units/{id}/photos',
  summary:
    'Give a unit uploaded photos, behind those it has; its first one is its main one until another is chosen',
  params: PhotoParams,
  body: UnitPhotos,
  data: Photos,
  status: 201,
  caller: 'token',
  needs: 'supply',
  refuses: ['role_forbids', 'ad_on_show'],
});

export const orderUnitPhotos = endpoint({
  method: 'PUT',
  path: '/api/v1/host/units/{id}/photos/order',
  summary: 'All photos of a unit in their new order, with room, captions and the main one',
  params: PhotoParams,
  body: UnitPhotos,
  data: Photos,
  caller: 'token',
  needs: 'supply',
  refuses: ['role_forbids', 'photos_changed', 'ad_on_show'],
});

export const deletePhoto = endpoint({
  method: 'DELETE',
  path: '/api/v1/host/photos/{id}',
  summary:
    'Take a photo away, or give up its upload; of an ad on show it stays until an operator agrees; refused while the ad is in review',
  params: PhotoParams,
  data: z.object({}),
  caller: 'token',
  needs: 'supply',
  refuses: ['role_forbids', 'ad_on_show'],
});
