import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks before somebody leaves a team, or an invitation ends. */
export function AskDialog(props: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  text: string;
  act: string;
  pending: boolean;
  onConfirm: () => void;
}) {
  const t = useTranslations('common');
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={props.title}
      closeLabel={t('close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={props.onClose}>
            {t('cancel')}
          </Button>
          <Button kind="danger" pending={props.pending} onClick={props.onConfirm}>
            {props.act}
          </Button>
        </div>
      }
    >
      <p>{props.text}</p>
    </Dialog>
  );
}
