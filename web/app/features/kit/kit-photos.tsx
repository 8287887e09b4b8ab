import type { WizardPhoto } from '@diyar/contract/supply/host-photos';
import { useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { useSession } from '../../session/session.ts';
import { PhotoUploader } from '../host-photos/photo-uploader.tsx';

/** The photos of an ad, in an account of one's own: what is chosen here is uploaded, and used by nothing. */
export function KitPhotos() {
  const t = useTranslations('kit');
  const { status } = useSession();
  const [photos, setPhotos] = useState<WizardPhoto[]>([]);
  if (status !== 'signed_in') return null;
  return (
    <section className="grid max-w-3xl gap-4">
      <h2 className="text-xl font-bold">{t('photos')}</h2>
      <PhotoUploader photos={photos} onChange={setPhotos} error={undefined} />
    </section>
  );
}
