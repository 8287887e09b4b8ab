import { MOST_CAPTION_LENGTH, PHOTO_ROOMS, type WizardPhoto } from '@diyar/contract/supply/host-photos';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface PhotoDetailsProps {
  photo: WizardPhoto;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  onChange: (change: Partial<WizardPhoto>) => void;
  onMove: (by: -1 | 1) => void;
  onClose: () => void;
}

/** What a photo shows, in both languages, and its place without dragging. */
export function PhotoDetailsDialog(props: PhotoDetailsProps) {
  const t = useTranslations('hostPhotos');
  const { photo, onChange } = props;
  const rooms = PHOTO_ROOMS.map((room) => ({ value: room, label: t(`rooms.${room}`) }));
  const caption = (text: string) => (text === '' ? null : text);
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={t('photo', { number: props.number })}
      closeLabel={t('close')}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button onClick={props.onClose}>{t('done')}</Button>
          {props.isFirst ? null : (
            <Button kind="secondary" onClick={() => props.onMove(-1)}>
              {t('earlier')}
            </Button>
          )}
          {props.isLast ? null : (
            <Button kind="secondary" onClick={() => props.onMove(1)}>
              {t('later')}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-5">
        <Select
          label={t('room')}
          value={photo.room ?? ''}
          options={[{ value: '', label: t('noRoom') }, ...rooms]}
          error={undefined}
          onChange={(room) => onChange({ room: PHOTO_ROOMS.find((known) => known === room) ?? null })}
        />
        <TextField
          label={t('captionAr')}
          lang="ar"
          dir="rtl"
          maxLength={MOST_CAPTION_LENGTH}
          value={photo.caption_ar ?? ''}
          error={undefined}
          onChange={(text) => onChange({ caption_ar: caption(text) })}
        />
        <TextField
          label={t('captionEn')}
          lang="en"
          dir="ltr"
          maxLength={MOST_CAPTION_LENGTH}
          value={photo.caption_en ?? ''}
          error={undefined}
          onChange={(text) => onChange({ caption_en: caption(text) })}
        />
      </div>
    </Dialog>
  );
}
