import type { OperatorRole } from '@diyar/contract/words/operator-rights';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { RoleChoice } from './role-choice.tsx';
import { useOperatorWrite } from './use-operator-write.ts';

/** Lets a phone number into the console. */
export function AddOperatorDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useTranslations('console.operators');
  const close = useTranslations('common')('close');
  const lang = useLang();
  const [phone, setPhone] = useState('');
  const [roles, setRoles] = useState<OperatorRole[]>([]);
  const { errors, isPending, send } = useOperatorWrite({
    told: t('added'),
    onDone: () => {
      onDone();
      onClose();
    },
  });
  const add = () => send(() => callApi('POST /api/v1/console/operators', { body: { phone, roles }, lang }));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('add')}
      closeLabel={close}
      footer={
        <div className="flex justify-end">
          <Button pending={isPending} onClick={() => void add()}>
            {t('add')}
          </Button>
        </div>
      }
    >
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <p className="text-soft">{t('addText')}</p>
        <TextField
          label={t('phone')}
          value={phone}
          onChange={setPhone}
          type="tel"
          autoComplete="off"
          ltr
          error={errors.phone}
        />
        <RoleChoice roles={roles} onChange={setRoles} error={errors.roles} />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
