import { photoUrl } from '@diyar/contract/finding/ads';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useMediaPrefix } from '../../../site/site-data.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { AdPhoto } from '../../ads/ad-photo.tsx';
import { Part } from '../ads/evidence-part.tsx';
import type { RevisionEvidence } from './revision.ts';

type Photos = NonNullable<RevisionEvidence['photos']>;
type Photo = Photos['after'][number];

const TONE = {
  same: 'neutral',
  added: 'primary',
  removed: 'danger',
  changed: 'info',
} as const satisfies Record<Photo['mark'], Tone>;

/** The photos on show, and as they become; each says what becomes of it, and opens whole in a tab of its own. */
export function ChangedPhotos({ photos }: { photos: Photos }) {
  const t = useTranslations('revisions');
  return (
    <Part title={t('photos')}>
      {(['before', 'after'] as const).map((side) => (
        <div key={side} className="grid gap-2">
          <h4 className="text-sm font-medium text-soft">{t(side)}</h4>
          <ul aria-label={t(side)} className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
            {photos[side].map((photo, at) => (
              <Item key={photo.id} photo={photo} number={at + 1} />
            ))}
          </ul>
        </div>
      ))}
    </Part>
  );
}

function Item({ photo, number }: { photo: Photo; number: number }) {
  const t = useTranslations();
  const prefix = useMediaPrefix();
  const name = t('console.ads.photo', { n: number });
  const isFlagged = photo.has_words || photo.elsewhere !== null;
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-1">
      {photo.state === 'ready' ? (
        <a
          href={photoUrl(prefix, photo.path, 1600, 'jpeg')}
          target="_blank"
          rel="noreferrer"
          className={`block aspect-[4/3] w-full overflow-hidden rounded-base ${isFlagged ? 'outline-2 outline-offset-2 outline-danger' : ''} ${photo.mark === 'removed' ? 'opacity-60' : ''}`}
        >
          <AdPhoto photo={photo} alt={name} sizes="(min-width: 64rem) 160px, 45vw" upTo={640} />
        </a>
      ) : (
        <span className="grid aspect-[4/3] w-full place-items-center rounded-base bg-sunken p-2 text-center text-xs text-soft">
          {t(`console.ads.photoState.${photo.state}`)}
        </span>
      )}
      {photo.mark === 'same' ? null : (
        <Badge tone={TONE[photo.mark]}>{t(`revisions.mark.${photo.mark}`)}</Badge>
      )}
      {photo.caption === null ? null : (
        <bdi className="max-w-full truncate text-xs text-soft">{photo.caption}</bdi>
      )}
      {photo.has_words ? (
        <span className="text-xs font-medium text-danger">{t('console.ads.hasWords')}</span>
      ) : null}
      {photo.elsewhere === null ? null : (
        <span className="text-xs font-medium text-danger">
          {t('console.ads.looksLike', { ad: ltrText(photo.elsewhere) })}
        </span>
      )}
    </li>
  );
}
