import type { SavedSearch } from '@diyar/contract/finding/saved-searches';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Another name for a saved search. */
export function RenameDialog(props: { name: string; onClose: () => void; onDone: (name: string) => void }) {
  const t = useTranslations('savedSearches');
  const [name, setName] = useState(props.name);
  const [isMissed, setMissed] = useState(false);
  const done = () => {
    if (name.trim() === '') return setMissed(true);
    props.onDone(name.trim());
    props.onClose();
  };
  return (
    <Dialog isOpen onClose={props.onClose} title={t('rename')} closeLabel={t('close')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <TextField
          label={t('name')}
          value={name}
          maxLength={80}
          onChange={setName}
          error={isMissed ? t('nameRequired') : undefined}
        />
        <Button type="submit">{t('confirmName')}</Button>
      </form>
    </Dialog>
  );
}

/** Asks before a saved search is deleted. */
export function DeleteDialog(props: { search: SavedSearch; onClose: () => void; onDone: () => void }) {
  const t = useTranslations('savedSearches');
  const lang = useLang();
  const [isPending, setPending] = useState(false);
  const { search, onClose, onDone } = props;
  const take = async () => {
    setPending(true);
    try {
      await callApi('DELETE /api/v1/searches/{id}', { params: { id: search.id }, lang });
      toast.success(t('deleted'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
    } finally {
      setPending(false);
      onClose();
      onDone();
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('deleteTitle')} closeLabel={t('close')}>
      <div className="grid gap-4">
        <p>{t('deleteText', { name: search.name })}</p>
        <div className="flex flex-wrap gap-3">
          <Button kind="danger" pending={isPending} onClick={() => void take()}>
            {t('delete')}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
