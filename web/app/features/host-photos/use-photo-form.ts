import type { WizardPhoto } from '@diyar/contract/supply/host-photos';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { movePhoto, removePhoto } from './photo-order.ts';
import type { PhotoUploaderProps } from './photo-uploader-props.ts';
import { useReorder } from './use-reorder.ts';
import { useUploads } from './use-uploads.ts';

/** What is done with photos that are there: moved, described, removed. */
export function usePhotoForm(props: PhotoUploaderProps) {
  const t = useTranslations('hostPhotos');
  const lang = useLang();
  const { photos, onChange } = props;
  const upload = useUploads(props);
  const [describedId, describe] = useState<string>();
  const [told, setTold] = useState('');
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const reorder = (next: WizardPhoto[], to: number) => {
    onChange(next);
    setTold(t('moved', { number: to + 1, count: next.length }));
  };
  const order = useReorder({
    photos,
    dir: lang === 'ar' ? 'rtl' : 'ltr',
    onOrder: (next, { to }) => reorder(next, to),
  });
  const remove = async (id: string) => {
    const file = upload.files.find((other) => other.id === id);
    try {
      if (file !== undefined) upload.uploads.remove(file.key);
      await callApi('DELETE /api/v1/host/photos/{id}', { params: { id }, lang });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Forgotten meanwhile, it is gone all the same.
      if (error.status !== 404) return setProblems(new Map([...problems, [id, error.msg]]));
    }
    onChange(removePhoto(photos, id));
    props.onRemoved?.(id);
    setTold(t('removed'));
  };
  const move = (id: string, to: number) => reorder(movePhoto(photos, id, to), to);
  return { ...upload, describedId, describe, told, problems, order, remove, move };
}

export type PhotoForm = ReturnType<typeof usePhotoForm>;
