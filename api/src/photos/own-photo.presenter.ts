import type { HostPhoto } from '@diyar/contract/supply/host-photos';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { OwnPhotoRow } from './own-photo.queries.ts';
import { presentPhoto } from './photo.ts';

/** A photo as its own people see it, with what is wrong with it in their language. */
export function presentOwnPhoto(row: OwnPhotoRow, lang: Lang): HostPhoto {
  const { id, state, failure, colour } = row;
  const t = translatorOf(lang);
  const isSeen = row.file_key !== null && colour !== null && state !== 'refused';
  return {
    id,
    state,
    upload: row.received === null || row.size === null ? null : { received: row.received, size: row.size },
    photo: isSeen ? presentPhoto({ id, placeholder: row.placeholder, colour, is_main: row.is_main }) : null,
    failure,
    problem: failure === null ? null : t(`hostPhotos.failures.${failure}`),
    warning: row.holds_words && isSeen ? t('hostPhotos.warning') : null,
    unit_id: row.unit_id,
    room: row.room,
    caption_ar: row.caption_ar,
    caption_en: row.caption_en,
    main: row.is_main,
  };
}
