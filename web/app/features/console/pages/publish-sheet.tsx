import type { ConsolePage } from '@diyar/contract/console/console-pages';
import { type FormEvent, useId, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useConsoleCall } from '../use-operator.ts';

interface PublishProps {
  page: ConsolePage;
  onClose: () => void;
  onPublished: (page: ConsolePage) => void;
}

/** From when the draft holds, whether people have to accept it, and why it was made. */
export function PublishSheet(props: PublishProps) {
  const t = useTranslations('consolePages');
  const id = useId();
  const { draft, change, errorOf, isPending, publish } = usePublication(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void publish();
  };
  return (
    <Sheet
      isOpen
      onClose={props.onClose}
      title={t('publishTitle')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={id} wide pending={isPending}>
          {t('publish')}
        </Button>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-5">
        <p className="text-soft">{t('publishText')}</p>
        <TextField
          type="date"
          label={t('from')}
          hint={t('fromHint')}
          min={props.page.today}
          value={draft.effective_from}
          onChange={(effective_from) => change({ effective_from })}
          error={errorOf('effective_from')}
        />
        {props.page.is_agreement ? <Acceptance draft={draft} change={change} errorOf={errorOf} /> : null}
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          value={draft.reason}
          onChange={(reason) => change({ reason })}
          rows={3}
          dir="auto"
          error={errorOf('reason')}
        />
      </form>
    </Sheet>
  );
}

type Fields = Pick<ReturnType<typeof usePublication>, 'draft' | 'change' | 'errorOf'>;

function Acceptance({ draft, change, errorOf }: Fields) {
  const t = useTranslations('consolePages');
  return (
    <>
      <Checkbox
        label={t('needsAcceptance')}
        isSelected={draft.needs_acceptance}
        onChange={(needs_acceptance) => change({ needs_acceptance })}
        error={errorOf('needs_acceptance')}
      />
      <TextArea
        label={t('changesAr')}
        hint={t('changesHint')}
        value={draft.changes_ar}
        onChange={(changes_ar) => change({ changes_ar })}
        rows={4}
        lang="ar"
        dir="rtl"
        error={errorOf('changes_ar')}
      />
      <TextArea
        label={t('changesEn')}
        value={draft.changes_en}
        onChange={(changes_en) => change({ changes_en })}
        rows={4}
        lang="en"
        dir="ltr"
        error={errorOf('changes_en')}
      />
    </>
  );
}

function usePublication({ page, onPublished }: PublishProps) {
  const t = useTranslations('consolePages');
  const lang = useLang();
  const call = useConsoleCall();
  const [draft, setDraft] = useState({
    effective_from: page.today,
    needs_acceptance: false,
    changes_ar: '',
    changes_en: '',
    reason: '',
  });
  const [refusal, setRefusal] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const publish = async () => {
    if (isPending) return;
    setPending(true);
    setRefusal(undefined);
    try {
      const params = { slug: page.slug };
      const body = { ...draft, revision: page.draft?.revision ?? 1 };
      const published = await call(() =>
        callApi('POST /api/v1/console/pages/{slug}/versions', { params, body, lang }),
      );
      toast.success(t('published'));
      onPublished(published);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      if (error.errors.length === 0 && error.code !== 'console_login_required') toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  return {
    ...{ draft, isPending, publish },
    change: (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part })),
    errorOf: (field: string) => refusal?.fieldText(field),
  };
}
