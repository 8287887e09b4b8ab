import type { ConsoleSite } from '@diyar/contract/console/console-site';
import { type FormEvent, useId, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useConsoleCall } from '../use-operator.ts';

interface SheetProps {
  today: string;
  onClose: () => void;
  onSaved: (site: ConsoleSite) => void;
}

/** A sentence for the bar in both languages, and its days. */
export function AnnouncementSheet(props: SheetProps) {
  const t = useTranslations('consoleSite');
  const id = useId();
  const form = useAnnouncement(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <Sheet
      isOpen
      onClose={props.onClose}
      title={t('announceTitle')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={id} wide pending={form.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-5">
        <Fields form={form} today={props.today} />
      </form>
    </Sheet>
  );
}

function Fields({ form, today }: { form: ReturnType<typeof useAnnouncement>; today: string }) {
  const t = useTranslations('consoleSite');
  const { draft, change, errorOf } = form;
  const field = (name: 'text_ar' | 'text_en' | 'link' | 'starts_on' | 'ends_on') => ({
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    error: errorOf(name),
  });
  return (
    <>
      <TextField {...field('text_ar')} label={t('textAr')} lang="ar" dir="rtl" maxLength={200} />
      <TextField {...field('text_en')} label={t('textEn')} lang="en" dir="ltr" maxLength={200} />
      <TextField {...field('link')} label={t('link')} hint={t('linkHint')} ltr />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...field('starts_on')} type="date" label={t('starts')} />
        <TextField {...field('ends_on')} type="date" label={t('ends')} min={today} />
      </div>
      <Checkbox
        label={t('dismissible')}
        isSelected={draft.is_dismissible}
        onChange={(is_dismissible) => change({ is_dismissible })}
        error={errorOf('is_dismissible')}
      />
    </>
  );
}

function useAnnouncement({ today, onClose, onSaved }: SheetProps) {
  const t = useTranslations('consoleSite');
  const lang = useLang();
  const call = useConsoleCall();
  const [draft, setDraft] = useState({
    text_ar: '',
    text_en: '',
    link: '',
    starts_on: today,
    ends_on: today,
    is_dismissible: true,
  });
  const [refusal, setRefusal] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    if (isPending) return;
    setPending(true);
    setRefusal(undefined);
    try {
      const body = { ...draft, link: draft.link.trim() === '' ? null : draft.link };
      onSaved(await call(() => callApi('POST /api/v1/console/site/announcements', { body, lang })));
      toast.success(t('announced'));
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      if (error.errors.length === 0 && error.code !== 'console_login_required') toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  return {
    ...{ draft, isPending, save },
    change: (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part })),
    errorOf: (field: string) => refusal?.fieldText(field),
  };
}
