import { PHOTO_WIDTHS, type Photo, type PhotoWidth, photoUrl } from '@diyar/contract/finding/ads';
import { useMediaPrefix } from '../../site/site-data.ts';

export type Eager = boolean | 'first';

export interface AdPhotoProps {
  photo: Photo;
  alt: string;
  /** The `sizes` of the browser's choice: how wide the photo stands on the page. */
  sizes: string;
  /** The widest file worth offering. */
  upTo?: PhotoWidth;
  /** Loads with the page instead of when it comes near the window; `first` loads before everything that can wait. */
  eager?: Eager;
  className?: string;
}

/** A photo 4:3 in the best format and size the browser can use; its colours stand there until it has come. */
export function AdPhoto(props: AdPhotoProps) {
  const { photo, upTo = 1600, eager = false } = props;
  const prefix = useMediaPrefix();
  const widths = PHOTO_WIDTHS.filter((width) => width <= upTo);
  const filesOf = (format: 'avif' | 'webp') =>
    widths.map((width) => `${photoUrl(prefix, photo.path, width, format)} ${width}w`).join(', ');
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={filesOf('avif')} sizes={props.sizes} />
      <source type="image/webp" srcSet={filesOf('webp')} sizes={props.sizes} />
      <img
        src={photoUrl(prefix, photo.path, 640, 'jpeg')}
        alt={props.alt}
        width={640}
        height={480}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager === 'first' ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        style={{ background: photo.color }}
        className={`size-full object-cover text-transparent ${props.className ?? ''}`}
      />
    </picture>
  );
}
