import type { Photo } from '@diyar/contract/finding/ads';
import { Icon } from '../../ui/icon.tsx';
import { AdPhoto, type AdPhotoProps } from './ad-photo.tsx';

/** An ad's first photo beside its title, which names it; a drawn one where it has none. */
export function AdThumb(props: Omit<AdPhotoProps, 'photo' | 'alt'> & { photo: Photo | null | undefined }) {
  const { photo, ...rest } = props;
  if (photo) return <AdPhoto {...rest} photo={photo} alt="" />;
  return (
    <div className="grid size-full place-content-center text-faint">
      <Icon name="image" className="size-8" />
    </div>
  );
}
