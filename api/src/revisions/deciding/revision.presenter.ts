import type { QueuedRevision, RevisionEvidence } from '@diyar/contract/console/console-revisions';
import type { WizardPhoto } from '@diyar/contract/supply/host-photos';
import { riyadhIso } from '@diyar/contract/values/format';
import type { Lang } from '@diyar/messages/messages';
import { presentPhoto } from '../../photos/photo.ts';
import type { QueuedRevisionRow, RevisedPhotoRow } from './deciding.queries.ts';

/** After how many seconds of waiting a revision is due, and late: as ads are. */
export interface Patience {
  ad_review_due_seconds: number;
  ad_review_late_seconds: number;
}

interface Shown {
  lang: Lang;
  patience: Patience;
  now: Date;
}

function urgencyOf(since: Date, { patience, now }: Shown): QueuedRevision['urgency'] {
  const seconds = (now.getTime() - since.getTime()) / 1000;
  if (seconds >= patience.ad_review_late_seconds) return 'late';
  return seconds >= patience.ad_review_due_seconds ? 'due' : 'fresh';
}

/** A revision as it stands in the queue. */
export function presentQueuedRevision(row: QueuedRevisionRow, shown: Shown): QueuedRevision {
  const { lang } = shown;
  const written = row[`title_${lang}`] === null ? (lang === 'ar' ? 'en' : 'ar') : lang;
  const { advertiser, district } = row;
  const { photos, ...parts } = row.after;
  const fields = Object.values(parts).reduce((sum, part) => sum + Object.keys(part).length, 0);
  return {
    id: row.id,
    ad: String(row.ad_number),
    title: row[`title_${written}`] ?? '',
    title_lang: written,
    of: row.unit_id === null ? 'property' : 'unit',
    district: { slug: district.slug, name: district[`name_${lang}`] },
    photo: row.photo && presentPhoto({ ...row.photo, is_main: true }),
    advertiser: { id: String(advertiser.number), name: advertiser.name, verified: advertiser.verified },
    since: riyadhIso(row.sent_at),
    urgency: urgencyOf(row.sent_at, shown),
    changes: fields + (photos === undefined ? 0 : 1),
  };
}

type Photos = readonly Required<WizardPhoto>[];
type EvidencePhoto = NonNullable<RevisionEvidence['photos']>['before'][number];

/** The photos before and after, each marked by what becomes of it; one that is gone meanwhile is left out. */
export function presentRevisedPhotos(
  { before, after }: QueuedRevisionRow,
  rows: readonly RevisedPhotoRow[],
  lang: Lang,
): RevisionEvidence['photos'] {
  if (after.photos === undefined) return null;
  const found = new Map(rows.map((row) => [row.id, row]));
  const [was, becomes]: [Photos, Photos] = [before.photos ?? [], after.photos];
  const list = (photos: Photos, others: Photos, alone: 'added' | 'removed') =>
    photos.flatMap((photo, at): EvidencePhoto[] => {
      const row = found.get(photo.id);
      if (row === undefined) return [];
      const otherAt = others.findIndex(({ id }) => id === photo.id);
      const isSame = otherAt === at && saysOf(others[otherAt]) === saysOf(photo);
      return [
        {
          ...presentPhoto({ ...row, is_main: photo.main }),
          id: photo.id,
          state: row.state,
          caption:
            (lang === 'ar' ? photo.caption_ar : photo.caption_en) ?? photo.caption_ar ?? photo.caption_en,
          has_words: row.has_words,
          elsewhere: row.elsewhere === null ? null : String(row.elsewhere),
          mark: otherAt < 0 ? alone : isSame ? 'same' : 'changed',
        },
      ];
    });
  return { before: list(was, becomes, 'removed'), after: list(becomes, was, 'added') };
}

const saysOf = (photo: Required<WizardPhoto> | undefined) =>
  JSON.stringify([photo?.room, photo?.caption_ar, photo?.caption_en, photo?.main]);

/** Where it is before and after; null where that stays. */
export function presentPoint({ before, after }: QueuedRevisionRow): RevisionEvidence['point'] {
  const point = (content: typeof after) => {
    const { lat, lng } = content.location ?? {};
    return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
  };
  const [was, becomes] = [point(before), point(after)];
  return was === undefined || becomes === undefined ? null : { before: was, after: becomes };
}
