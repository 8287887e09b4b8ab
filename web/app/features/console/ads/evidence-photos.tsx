import { photoUrl } from '@diyar/contract/finding/ads';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useMediaPrefix } from '../../../site/site-data.ts';
import { AdPhoto } from '../../ads/ad-photo.tsx';
import { Part } from './evidence-part.tsx';
import type { AdEvidence } from './queue.ts';

/** The photos with what the checks noticed; each opens whole in a tab of its own. */
export function EvidencePhotos({ photos }: { photos: AdEvidence['photos'] }) {
  const t = useTranslations('console.ads');
  const prefix = useMediaPrefix();
  if (photos.length === 0)
    return (
      <Part title={t('photos')}>
        <p className="text-sm text-soft">{t('noPhotos')}</p>
      </Part>
    );
  return (
    <Part title={t('photos')}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
        {photos.map((photo, n) => {
          const name = t('photo', { n: n + 1 });
          const isFlagged = photo.has_words || photo.elsewhere !== null;
          return (
            <li key={photo.path} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1">
              {photo.state === 'ready' ? (
                <a
                  href={photoUrl(prefix, photo.path, 1600, 'jpeg')}
                  target="_blank"
                  rel="noreferrer"
                  className={`block aspect-[4/3] overflow-hidden rounded-base ${isFlagged ? 'outline-2 outline-offset-2 outline-danger' : ''}`}
                >
                  <AdPhoto photo={photo} alt={name} sizes="(min-width: 64rem) 200px, 45vw" upTo={640} />
                </a>
              ) : (
                <span className="grid aspect-[4/3] place-items-center rounded-base bg-sunken p-2 text-center text-xs text-soft">
                  {t(`photoState.${photo.state}`)}
                </span>
              )}
              {photo.caption === null ? null : (
                <bdi className="truncate text-xs text-soft">{photo.caption}</bdi>
              )}
              {photo.room === null ? null : <span className="text-xs text-soft">{photo.room}</span>}
              {photo.has_words ? (
                <span className="text-xs font-medium text-danger">{t('hasWords')}</span>
              ) : null}
              {photo.elsewhere === null ? null : (
                <span className="text-xs font-medium text-danger">
                  {t('looksLike', { ad: ltrText(photo.elsewhere.id) })} (
                  <bdi>{photo.elsewhere.advertiser.name}</bdi>)
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
