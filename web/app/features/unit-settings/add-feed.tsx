import { useId, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAct } from './use-feeds.ts';

interface AddFeedProps {
  unitId: string;
  onAdded: () => void;
  onClose: () => void;
}

/** A calendar of another site being connected: it is read before it is kept, so a wrong link is told at once. */
export function AddFeed({ unitId, onAdded, onClose }: AddFeedProps) {
  const t = useTranslations('calendarFeeds');
  const id = useId();
  const form = useAdding(unitId, onAdded);
  const submit = (
    <Button type="submit" form={id} wide pending={form.isPending}>
      {t('save')}
    </Button>
  );
  return (
    <Sheet isOpen onClose={onClose} title={t('add')} closeLabel={t('close')} footer={submit}>
      <form
        id={id}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          value={form.name}
          maxLength={60}
          autoComplete="off"
          onChange={form.setName}
          error={form.errorOf('name')}
        />
        <TextField
          ltr
          type="url"
          label={t('url')}
          hint={t('urlHint')}
          value={form.url}
          maxLength={2000}
          autoComplete="off"
          onChange={form.setUrl}
          error={form.errorOf('url')}
        />
      </form>
    </Sheet>
  );
}

function useAdding(unitId: string, onAdded: () => void) {
  const t = useTranslations('calendarFeeds');
  const lang = useLang();
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const { isPending, act, errorOf } = useAct(onAdded);
  const add = () =>
    callApi('POST /api/v1/host/units/{id}/feeds', { params: { id: unitId }, body: { name, url }, lang });
  return { name, setName, url, setUrl, isPending, errorOf, save: () => act(add, t('added')) };
}
