import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface SureDialogProps {
  title: string;
  text: string;
  /** The word of the button that does it. */
  act: string;
  isPending: boolean;
  onAct: () => void;
  onClose: () => void;
}

/** Asks once more before something about a calendar that others rely on. */
export function SureDialog({ title, text, act, isPending, onAct, onClose }: SureDialogProps) {
  const t = useTranslations('calendarFeeds');
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('close')}>
      <div className="grid gap-5">
        <p>{text}</p>
        <div className="flex flex-wrap gap-3">
          <Button kind="danger" pending={isPending} onClick={onAct}>
            {act}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
