import { type HostPhoto, MOST_PHOTOS, type WizardPhoto } from '@diyar/contract/supply/host-photos';
import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useTranslations } from '../../i18n/translations.ts';
import { addPhoto, replaceRefusedMain } from './photo-order.ts';
import type { PhotoUploaderProps } from './photo-uploader-props.ts';
import { type Upload, Uploads } from './uploads.ts';
import { usePhotoStates } from './use-photo-states.ts';

/** What a form of photos knows and does: its photos' states, the files on their way, and taking more. */
export function useUploads({ photos, onChange, onStates }: PhotoUploaderProps) {
  const t = useTranslations('hostPhotos');
  const { states, note } = usePhotoStates(photos.map(({ id }) => id));
  const latest = useRef({ photos, onChange, note });
  latest.current = { photos, onChange, note };
  const [files, setFiles] = useState<readonly Upload[]>([]);
  const [uploads] = useState(
    () =>
      new Uploads({
        onChange: () => setFiles(uploads.all),
        onPhoto: (photo) => latest.current.note([photo]),
        onBegun: (photo) => begun(latest.current, photo),
        beside: () => latest.current.photos.map(({ id }) => id),
      }),
  );
  useEffect(() => () => uploads.close(), [uploads]);
  useEffect(() => {
    onStates?.(states);
    const { photos: shown, onChange: change } = latest.current;
    const next = replaceRefusedMain(shown, (id) => states.get(id)?.state === 'refused');
    if (next !== undefined) change(next);
  }, [states, onStates]);
  const isUploading = files.some(({ state }) => ['waiting', 'sending', 'offline'].includes(state));
  useToldWhenDone(isUploading, files, t('uploaded'));
  const add = (added: readonly File[]) => {
    const room = MOST_PHOTOS - photos.length - files.filter(({ id }) => id === undefined).length;
    if (added.length > room) toast.error(t('tooMany'));
    for (const file of added.slice(0, Math.max(0, room)))
      uploads.add(file, unfinished(file, photos, states, files));
  };
  return { states, files, uploads, isUploading, add };
}

interface Form {
  photos: readonly WizardPhoto[];
  onChange: (photos: WizardPhoto[]) => void;
  note: (photos: readonly HostPhoto[]) => void;
}

function begun(form: Form, photo: HostPhoto): void {
  form.note([photo]);
  // The next upload may begin before the form has drawn this one.
  form.photos = addPhoto(form.photos, photo.id);
  form.onChange([...form.photos]);
}

/** The upload of a file that was cut off with its page: the photo of the same length that nobody is sending. */
function unfinished(
  file: File,
  photos: readonly WizardPhoto[],
  states: ReadonlyMap<string, HostPhoto>,
  files: readonly Upload[],
): string | undefined {
  return photos.find(
    ({ id }) => states.get(id)?.upload?.size === file.size && !files.some((other) => other.id === id),
  )?.id;
}

/** Says the brief's word once everything has arrived. */
function useToldWhenDone(isUploading: boolean, files: readonly Upload[], done: string): void {
  const wasUploading = useRef(false);
  useEffect(() => {
    if (wasUploading.current && !isUploading && files.some(({ state }) => state === 'sent'))
      toast.success(done);
    wasUploading.current = isUploading;
  }, [isUploading, files, done]);
}
