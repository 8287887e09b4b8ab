import { MOST_CLAIM_PHOTOS } from '@diyar/contract/words/deposit-words';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { SentPhotosField, type SentPhotosProps } from '../sent-photos/sent-photos-field.tsx';

type PhotosProps = Pick<SentPhotosProps, 'photos' | 'onChange' | 'error'> & {
  /** The booking's. */
  id: string;
};

/** Photos of damage. */
export function PhotosField({ id, ...field }: PhotosProps) {
  const t = useTranslations('deposits.claimDialog');
  const lang = useLang();
  const words = {
    label: t('photos'),
    hint: t('photosHint'),
    add: t('addPhoto'),
    remove: (number: number) => t('removePhoto', { number }),
  };
  const send = (form: FormData) =>
    callApi('POST /api/v1/host/reservations/{id}/claim_photos', { params: { id }, form, lang });
  return <SentPhotosField {...field} words={words} most={MOST_CLAIM_PHOTOS} send={send} />;
}
