import type { OwnEvaluation } from '@diyar/contract/booking/evaluations';
import { callApi } from '../../api/client.ts';
import { useTranslations } from '../../i18n/translations.ts';

/** How the photos of an evaluation of mine or about me are named, told and fetched. */
export function useOwnPhotos({ evaluation_id: id, photos, photo_ids }: PhotographedEvaluation) {
  const t = useTranslations('evaluations');
  return {
    // What stands in a place changes while its writer may change it.
    name: [id, ...photo_ids].join(),
    words: {
      show: t('showPhotos', { count: photos }),
      photo: (number: number) => t('photo', { number }),
      failed: t('photoFailed'),
    },
    read: (position: string) =>
      callApi('GET /api/v1/evaluations/{id}/photos/{position}', { params: { id, position } }),
  };
}

export type PhotographedEvaluation = Pick<OwnEvaluation, 'evaluation_id' | 'photos' | 'photo_ids'>;
