import type { Photo } from '@diyar/contract/finding/ads';
import { useRef, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AdPhoto, type Eager } from './ad-photo.tsx';
import { useStrip } from './use-strip.ts';

/** As many as a thumb goes through; the page has them all. */
const MOST = 5;
const SLIDE = 'block size-full shrink-0 snap-start snap-always bg-cover';
/**
 * The densest phones take the next smaller file: half the bytes, and still more than one and a half of its points for each
 * pixel of the page.
 */
const SIZES =
  '(min-width: 80rem) 340px, (min-width: 64rem) 30vw, (min-width: 30rem) 46vw, (min-resolution: 2.5dppx) 66vw, 88vw';

interface CardPhotosProps {
  photos: readonly Photo[];
  title: string;
  to: string;
  /** Among the first on the page. */
  eager: Eager;
}

/** The photos of a card, swiped by thumb, turned by buttons under a mouse. Only the first is loaded until someone touches. */
export function CardPhotos(props: CardPhotosProps) {
  const t = useTranslations('results.card');
  if (props.photos.length > 0) return <PhotoStrip {...props} />;
  return (
    <Link to={props.to} tabIndex={-1} className="grid size-full place-content-center gap-2 text-sm text-soft">
      <Icon name="image" className="mx-auto size-8" />
      {t('noPhoto')}
    </Link>
  );
}

function PhotoStrip(props: CardPhotosProps) {
  const t = useTranslations('results.card');
  const photos = props.photos.slice(0, MOST);
  const strip = useRef<HTMLDivElement>(null);
  const [awake, setAwake] = useState(false);
  const { index, show } = useStrip(strip, photos.length);
  const wake = () => setAwake(true);
  const many = photos.length > 1;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a strip of photos is no group of form fields */}
      <div
        ref={strip}
        role="group"
        aria-label={t('photos', { title: props.title })}
        // Keys scroll it; one photo has nowhere to go.
        tabIndex={many ? 0 : undefined}
        onPointerEnter={wake}
        onTouchStart={wake}
        onFocus={wake}
        className="flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-base [scrollbar-width:none]"
      >
        {photos.map((photo, place) =>
          place === 0 || awake ? (
            <Link
              key={photo.path}
              to={props.to}
              tabIndex={-1}
              className={SLIDE}
              style={{ background: photo.color }}
            >
              <AdPhoto
                photo={photo}
                alt={t('photo', { number: place + 1, count: props.photos.length, title: props.title })}
                sizes={SIZES}
                upTo={960}
                eager={place === 0 && props.eager}
              />
            </Link>
          ) : (
            <span key={photo.path} className={SLIDE} style={{ background: photo.color }} />
          ),
        )}
      </div>
      {many && awake ? <Turners index={index} count={photos.length} show={show} /> : null}
      {many && !awake ? <SleepingDots count={photos.length} /> : null}
    </>
  );
}

const TURNER =
  'absolute top-1/2 hidden size-9 -translate-y-1/2 place-items-center rounded-pill bg-surface/95 text-ink opacity-0 shadow-card transition-opacity group-hover:opacity-100 hover:bg-surface [@media(hover:hover)]:grid';

/** Arrows for the mouse alone: fingers swipe, and keys scroll the strip itself. */
function Turners(props: { index: number; count: number; show: (index: number) => void }) {
  const t = useTranslations('results.card');
  const { index, count, show } = props;
  return (
    <>
      {index > 0 ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('previousPhoto')}
          onClick={() => show(index - 1)}
          className={`${TURNER} start-2`}
        >
          <Icon name="chevron" className="size-4 rotate-180" />
        </button>
      ) : null}
      {index < count - 1 ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('nextPhoto')}
          onClick={() => show(index + 1)}
          className={`${TURNER} end-2`}
        >
          <Icon name="chevron" className="size-4" />
        </button>
      ) : null}
      <Dots index={index} count={count} />
    </>
  );
}

/** How many there are, until someone touches: in one element, as a page has many cards. */
function SleepingDots({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="dots pointer-events-none absolute inset-x-0 bottom-3.5 mx-auto h-1.5"
      style={{ width: `${count * 12 - 6}px` }}
    />
  );
}

function Dots(props: { index: number; count: number }) {
  return (
    <span
      aria-hidden="true"
      className="dots-scrim pointer-events-none absolute inset-x-0 bottom-3.5 mx-auto flex w-fit gap-1.5"
    >
      {Array.from({ length: props.count }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no other identity than its place
          key={place}
          className={`size-1.5 rounded-pill bg-white transition-opacity ${place === props.index ? '' : 'opacity-55'}`}
        />
      ))}
    </span>
  );
}
