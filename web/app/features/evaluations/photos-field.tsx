import { MOST_EVALUATION_PHOTOS } from '@diyar/contract/words/evaluation-words';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { EvaluationPhoto } from '../evaluation-photos/evaluation-photos.tsx';
import { SentPhotosField, type SentPhotosProps } from '../sent-photos/sent-photos-field.tsx';
import { type PhotographedEvaluation, useOwnPhotos } from './use-own-photos.ts';

type PhotosProps = Pick<SentPhotosProps, 'photos' | 'onChange' | 'error'> & {
  /** The booking's. */
  id: string;
  /** The evaluation that is changed; null for a new one. */
  was: PhotographedEvaluation | null;
};

/** Photos of a stay. */
export function PhotosField({ id, was, ...field }: PhotosProps) {
  const t = useTranslations('evaluations');
  const lang = useLang();
  const words = {
    label: t('photos'),
    hint: t('photosHint'),
    add: t('addPhoto'),
    remove: (number: number) => t('removePhoto', { number }),
  };
  const send = (form: FormData) =>
    callApi('POST /api/v1/reservations/{id}/evaluation_photos', { params: { id }, form, lang });
  const kept = (place: number) => (was === null ? null : <KeptPhoto was={was} place={place} />);
  return <SentPhotosField {...field} words={words} most={MOST_EVALUATION_PHOTOS} send={send} kept={kept} />;
}

function KeptPhoto({ was, place }: { was: PhotographedEvaluation; place: number }) {
  const { name, words, read } = useOwnPhotos(was);
  return <EvaluationPhoto name={name} place={place} words={words} read={read} />;
}
