import type { AdPhoto as Photo } from '@diyar/contract/finding/ads';
import { Suspense, useRef, useState } from 'react';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { late } from '../../../rendering/late.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Pattern } from '../../../ui/pattern.tsx';
import { AdPhoto } from '../../ads/ad-photo.tsx';
import { useStrip } from '../../ads/use-strip.ts';
import { photoWords } from './photo-words.ts';

const PhotoViewer = late(async () => (await import('./photo-viewer.tsx')).PhotoViewer);

const MOSAIC = 5;
const MAIN_SIZES = '(min-width: 80rem) 612px, (min-width: 48rem) 48vw, (min-resolution: 2.5dppx) 66vw, 88vw';
const SIZES = '(min-width: 80rem) 306px, (min-width: 48rem) 24vw, (min-resolution: 2.5dppx) 66vw, 88vw';

/** How the mosaic's tiles lie on its four columns and two rows, by how many photos there are; the main one first. */
function tileLook(place: number, count: number): string {
  if (place >= MOSAIC) return 'md:hidden';
  if (place === 0) return count === 1 ? 'md:col-span-4 md:row-span-2' : 'md:col-span-2 md:row-span-2';
  if (count === 2) return 'md:col-span-2 md:row-span-2';
  if (count === 3 || (count === 4 && place === 1)) return 'md:col-span-2';
  return '';
}

/** One photo large and four beside it; on phones a strip to swipe. A press on any opens all of them on the whole screen. */
export function Gallery({ photos, title }: { photos: readonly Photo[]; title: string }) {
  const t = useTranslations('details.gallery');
  const lang = useLang();
  const strip = useRef<HTMLElement>(null);
  const { index } = useStrip(strip, photos.length);
  const [opened, setOpened] = useState<number | null>(null);
  if (photos.length === 0) return <NoPhotos />;
  return (
    <div className="relative -mx-4 md:mx-0">
      <section
        ref={strip}
        aria-label={t('label')}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] md:grid md:h-88 lg:h-[min(29rem,52vh)] lg:min-h-80 md:grid-cols-4 md:grid-rows-2 md:gap-2 md:overflow-hidden md:rounded-sheet"
      >
        {photos.map((photo, place) => (
          <button
            key={photo.path}
            type="button"
            aria-label={t('open', { number: place + 1, count: photos.length })}
            onClick={() => setOpened(place)}
            className={`relative aspect-[4/3] w-full shrink-0 snap-start snap-always overflow-hidden bg-sunken -outline-offset-4 md:aspect-auto md:h-full md:w-auto ${tileLook(place, photos.length)}`}
          >
            <AdPhoto
              photo={photo}
              alt={t('photo', {
                number: place + 1,
                count: photos.length,
                title: photoWords(photo, lang, title),
              })}
              sizes={place === 0 ? MAIN_SIZES : SIZES}
              upTo={place === 0 ? 1600 : 960}
              eager={place === 0 && 'first'}
              className="absolute inset-0 transition-[filter] hover:brightness-95"
            />
          </button>
        ))}
      </section>
      <Counter index={index} count={photos.length} onShowAll={() => setOpened(0)} />
      {opened === null ? null : (
        <Suspense>
          <PhotoViewer photos={photos} title={title} first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** Where one is on phones; the way to all photos on wide screens. */
function Counter(props: { index: number; count: number; onShowAll: () => void }) {
  const t = useTranslations('details.gallery');
  return (
    <>
      <bdi
        aria-hidden="true"
        dir="ltr"
        className="tabular pointer-events-none absolute end-4 bottom-4 rounded-pill bg-black/65 px-3 py-0.5 text-xs font-medium text-white md:hidden"
      >
        {t('count', { number: props.index + 1, count: props.count })}
      </bdi>
      {props.count < 2 ? null : (
        <button
          type="button"
          onClick={props.onShowAll}
          className="absolute end-4 bottom-4 hidden min-h-10 items-center gap-2 rounded-base border border-line bg-surface px-4 text-sm font-bold shadow-card transition-colors hover:bg-sunken md:inline-flex print:hidden"
        >
          <Icon name="image" />
          {t('all', { count: props.count })}
        </button>
      )}
    </>
  );
}

function NoPhotos() {
  const t = useTranslations('details.gallery');
  return (
    <div className="relative isolate grid h-56 place-items-center overflow-hidden rounded-sheet bg-sunken text-soft">
      <Pattern className="-z-10 text-line opacity-60" />
      <p>{t('none')}</p>
    </div>
  );
}
