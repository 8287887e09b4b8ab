import type { WizardPhoto } from '@diyar/contract/supply/host-photos';
import { PhotoControls } from './photo-controls.tsx';
import { chooseMain } from './photo-order.ts';
import { PhotoTile } from './photo-tile.tsx';
import type { PhotoUploaderProps } from './photo-uploader-props.ts';
import type { Upload, Uploads } from './uploads.ts';
import type { PhotoForm } from './use-photo-form.ts';
import { PLACE } from './use-reorder.ts';

type PlacedPhotoProps = Pick<PhotoUploaderProps, 'photos' | 'onChange'> & {
  form: PhotoForm;
  photo: WizardPhoto;
  at: number;
};

/** A photo in the list, at its place. */
export function PlacedPhoto({ photos, onChange, form, photo, at }: PlacedPhotoProps) {
  const { id, main } = photo;
  const { states, files, uploads, order, problems } = form;
  const upload = files.find((other) => other.id === id);
  const isSeen = upload?.state === 'sent' && states.get(id)?.photo;
  return (
    <li {...{ [PLACE]: at }} className={order.draggedId === id ? 'opacity-60' : undefined}>
      <PhotoTile
        photo={states.get(id)}
        upload={isSeen ? undefined : upload}
        number={at + 1}
        main={main}
        problem={problems.get(id)}
        onPause={() => upload && uploads.pause(upload.key)}
        onResume={() => upload && uploads.resume(upload.key)}
        onRemove={() => void form.remove(id)}
      >
        <PhotoControls
          photo={photo}
          number={at + 1}
          isRefused={states.get(id)?.state === 'refused'}
          handle={order.handle(id, at)}
          onDescribe={() => form.describe(id)}
          onMain={() => onChange(chooseMain(photos, id))}
        />
      </PhotoTile>
    </li>
  );
}

/** A file that waits for its turn behind the photos. */
export function WaitingPhoto(props: { upload: Upload; uploads: Uploads; number: number }) {
  const { upload, uploads, number } = props;
  return (
    <li>
      <PhotoTile
        photo={undefined}
        upload={upload}
        number={number}
        main={false}
        problem={undefined}
        onPause={() => uploads.pause(upload.key)}
        onResume={() => uploads.resume(upload.key)}
        onRemove={() => uploads.remove(upload.key)}
      />
    </li>
  );
}
