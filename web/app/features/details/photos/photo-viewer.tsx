import type { AdPhoto as Photo } from '@diyar/contract/finding/ads';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useBackCloses } from '../../../ui/use-back-closes.ts';
import { AdPhoto } from '../../ads/ad-photo.tsx';
import { useStrip } from '../../ads/use-strip.ts';
import { PhotoCaption, RoomRail } from './photo-rooms.tsx';
import { tourOf } from './photo-tour.ts';
import { photoWords } from './photo-words.ts';
import { useZoom } from './use-zoom.ts';

interface ViewerProps {
  photos: readonly Photo[];
  title: string;
  /** The photo to begin with, from 0. */
  first: number;
  onClose: () => void;
}

const ROUND =
  'grid size-12 place-items-center rounded-pill bg-white/12 text-white transition-colors hover:bg-white/25 focus-visible:outline-white disabled:opacity-30';

/** Opens `dialog` over the page, which does not scroll meanwhile, and shows the photo to begin with. */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  first: number,
  show: ReturnType<typeof useStrip>['show'],
): void {
  // A layout effect ends before the dialog leaves the page: one that is gone already gives focus back to nothing.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    document.documentElement.style.overflow = 'hidden';
    show(first, 'instant');
    return () => {
      document.documentElement.style.overflow = '';
      element.close();
    };
  }, [dialog, first, show]);
}

/**
 * All photos on the whole screen, room by room. Swiping, buttons and keys (arrows in reading direction, Home, End) turn them; two fingers,
 * a double tap or + − 0 zoom. The browser's modal dialog keeps focus inside, closes on Escape and gives focus back.
 */
export function PhotoViewer({ photos: all, title, first: pressed, onClose }: ViewerProps) {
  const { photos, stops, first } = useTour(all, pressed);
  const t = useTranslations('details.gallery');
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const { index, show } = useStrip(strip, photos.length, first);
  const zoom = useZoom(index);
  useBackCloses(onClose);
  useModal(dialog, first, show);
  return (
    <dialog
      ref={dialog}
      aria-label={t('label')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        zoomByKey(event, windowAt(strip.current, index), zoom);
        turnByKey(event, index, photos.length, show);
      }}
      className="fixed inset-0 m-0 h-dvh max-h-dvh w-full max-w-full bg-[#0b0c0a] p-0 text-white"
    >
      <div className="flex h-full flex-col">
        <header className="flex items-center justify-between p-3">
          <button
            type="button"
            aria-label={t('close')}
            title={t('close')}
            onClick={onClose}
            className={ROUND}
          >
            <Icon name="close" />
          </button>
          <bdi dir="ltr" role="status" className="tabular px-3 font-medium">
            {t('count', { number: index + 1, count: photos.length })}
          </bdi>
        </header>
        <RoomRail stops={stops} index={index} show={(place) => show(place, 'instant')} />
        <Slides ref={strip} photos={photos} title={title} index={index} zoom={zoom} />
        <PhotoCaption photo={photos[index]} />
        <Turning index={index} count={photos.length} show={show}>
          <ZoomButton zoom={zoom} windowOf={() => windowAt(strip.current, index)} />
        </Turning>
      </div>
    </dialog>
  );
}

/** The photos as they are gone through, and where among them the pressed one stands. */
function useTour(all: readonly Photo[], pressed: number) {
  return useMemo(() => {
    const tour = tourOf(all);
    const [photo] = all.slice(pressed);
    return { ...tour, first: photo === undefined ? 0 : tour.photos.indexOf(photo) };
  }, [all, pressed]);
}

/** Draws only the photo in view and its neighbours, so that a long gallery stays light. */
function Slides(props: {
  ref: RefObject<HTMLDivElement | null>;
  photos: readonly Photo[];
  title: string;
  index: number;
  zoom: ReturnType<typeof useZoom>;
}) {
  const t = useTranslations('details.gallery');
  const lang = useLang();
  const { photos, title, index, zoom } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a strip of photos is no group of form fields
    <div
      ref={props.ref}
      role="group"
      aria-label={t('label')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      className={`flex min-h-0 grow snap-x snap-mandatory overscroll-contain [scrollbar-width:none] ${zoom.isZoomed ? 'overflow-x-hidden' : 'overflow-x-auto'}`}
    >
      {photos.map((photo, place) => (
        <div
          key={photo.path}
          {...(place === index ? zoom.window : {})}
          className="grid size-full shrink-0 snap-center snap-always place-items-center overflow-hidden"
        >
          <div
            className={`aspect-[4/3] w-[min(100%,calc((100dvh-15rem)*4/3))] ${place === index && zoom.isZoomed ? '' : 'overflow-hidden md:rounded-base'}`}
          >
            {Math.abs(place - index) > 1 ? null : (
              <div className="size-full" style={place === index ? zoom.style : undefined}>
                <AdPhoto
                  photo={photo}
                  alt={t('photo', {
                    number: place + 1,
                    count: photos.length,
                    title: photoWords(photo, lang, title),
                  })}
                  sizes="100vw"
                  eager={place === index && 'first'}
                />
              </div>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The element around the photo in view. */
function windowAt(strip: HTMLElement | null, index: number): Element | undefined {
  return strip?.children[index];
}

function zoomByKey(
  event: KeyboardEvent<HTMLElement>,
  window: Element | undefined,
  zoom: ReturnType<typeof useZoom>,
): void {
  if (window === undefined) return;
  if (event.key === '+' || event.key === '=') zoom.step(window, 1);
  if (event.key === '-') zoom.step(window, -1);
  if (event.key === '0') zoom.reset();
}

/** Zooms in and out, for a mouse. */
function ZoomButton(props: { zoom: ReturnType<typeof useZoom>; windowOf: () => Element | undefined }) {
  const t = useTranslations('details.gallery');
  const { zoom, windowOf } = props;
  const name = t(zoom.isZoomed ? 'zoomOut' : 'zoomIn');
  const press = () => {
    const window = windowOf();
    if (zoom.isZoomed) zoom.reset();
    else if (window !== undefined) zoom.step(window, 1);
  };
  return (
    <button type="button" aria-label={name} title={name} onClick={press} className={ROUND}>
      <span aria-hidden="true" className="text-xl leading-none">
        {zoom.isZoomed ? '−' : '+'}
      </span>
    </button>
  );
}

function turnByKey(
  event: KeyboardEvent<HTMLElement>,
  index: number,
  count: number,
  show: (index: number) => void,
): void {
  const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = onward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const targets: Record<string, number> = { [onward]: index + 1, [back]: index - 1, Home: 0, End: count - 1 };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  show(target);
}

function Turning(props: {
  index: number;
  count: number;
  show: (index: number) => void;
  children: ReactNode;
}) {
  const t = useTranslations('details.gallery');
  const { index, count, show } = props;
  return (
    <footer className="flex justify-center gap-4 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <button
        type="button"
        aria-label={t('previous')}
        title={t('previous')}
        disabled={index === 0}
        onClick={() => show(index - 1)}
        className={ROUND}
      >
        <Icon name="chevron" className="size-5 rotate-180" />
      </button>
      {props.children}
      <button
        type="button"
        aria-label={t('next')}
        title={t('next')}
        disabled={index === count - 1}
        onClick={() => show(index + 1)}
        className={ROUND}
      >
        <Icon name="chevron" />
      </button>
    </footer>
  );
}
