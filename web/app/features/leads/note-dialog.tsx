import type { Lead } from '@diyar/contract/finding/leads';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/** What the account notes of a lead; an empty text takes it away. */
export function NoteDialog({
  lead,
  onClose,
  onDone,
}: {
  lead: Lead;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useTranslations('leads');
  const lang = useLang();
  const [text, setText] = useState(lead.note ?? '');
  const [step, setStep] = useState<{ isPending: boolean; error?: string }>({ isPending: false });
  const save = async () => {
    setStep({ isPending: true });
    try {
      const body = { text: text.trim() === '' ? null : text.trim() };
      await callApi('PUT /api/v1/host/leads/{id}/note', { params: { id: lead.id }, body, lang });
      toast.success(t('noted'));
      onClose();
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setStep({ isPending: false, error: error.fieldText('text') ?? error.msg });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('note')} closeLabel={t('close')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextArea
          label={t('note')}
          hint={t('noteHint')}
          value={text}
          maxLength={1000}
          rows={4}
          onChange={setText}
          error={step.error}
        />
        <Button type="submit" pending={step.isPending}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
