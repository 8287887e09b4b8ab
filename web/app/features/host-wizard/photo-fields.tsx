import type { SupplyEditor } from '../host-fields/editor.ts';
import { PhotoUploader } from '../host-photos/photo-uploader.tsx';

/** The photos of what is added or edited; hidden, those on their way still arrive. */
export function PhotoFields({ editor, isHidden = false }: { editor: SupplyEditor; isHidden?: boolean }) {
  return (
    <PhotoUploader
      photos={editor.content.photos ?? []}
      onChange={(photos) => editor.change((content) => ({ ...content, photos }))}
      onRemoved={editor.forgetPhoto}
      error={editor.errorOf('photos')}
      isHidden={isHidden}
    />
  );
}
