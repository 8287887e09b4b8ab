import type { ListedOperator } from '@diyar/contract/console/console-operators';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { RoleChoice } from './role-choice.tsx';
import { useOperatorWrite } from './use-operator-write.ts';

export interface Asked {
  what: 'roles' | 'reset' | 'remove';
  one: ListedOperator;
}

const WORDS = {
  roles: { title: 'changeTitle', text: null, act: 'save', told: 'changed' },
  reset: { title: 'resetTitle', text: 'resetText', act: 'reset', told: 'resetDone' },
  remove: { title: 'removeTitle', text: 'removeText', act: 'remove', told: 'removed' },
} as const;

/** Changes what an operator may do, resets their authenticator or removes them; each with a reason. */
export function OperatorDialog(props: { asked: Asked; onClose: () => void; onDone: () => void }) {
  const { what, one } = props.asked;
  const t = useTranslations('console.operators');
  const close = useTranslations('common')('close');
  const [roles, setRoles] = useState(one.roles);
  const [reason, setReason] = useState('');
  const { errors, isPending, act } = useAct(props, { roles, reason });
  const words = WORDS[what];
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={t(words.title, { name: one.name ?? one.phone })}
      closeLabel={close}
      footer={
        <div className="flex justify-end">
          <Button
            kind={what === 'remove' ? 'danger' : 'primary'}
            pending={isPending}
            onClick={() => void act()}
          >
            {t(words.act)}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        {words.text === null ? null : <p>{t(words.text)}</p>}
        {what === 'roles' ? <RoleChoice roles={roles} onChange={setRoles} error={errors.roles} /> : null}
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          value={reason}
          onChange={setReason}
          rows={2}
          maxLength={500}
          error={errors.reason}
        />
      </div>
    </Dialog>
  );
}

function useAct(
  { asked: { what, one }, onClose, onDone }: { asked: Asked; onClose: () => void; onDone: () => void },
  { roles, reason }: { roles: ListedOperator['roles']; reason: string },
) {
  const t = useTranslations('console.operators');
  const lang = useLang();
  const { errors, isPending, send } = useOperatorWrite({
    told: t(WORDS[what].told),
    onDone: () => {
      onDone();
      onClose();
    },
  });
  const params = { id: one.id };
  const act = () =>
    send((): Promise<unknown> => {
      if (what === 'roles')
        return callApi('PUT /api/v1/console/operators/{id}/roles', { params, body: { roles, reason }, lang });
      if (what === 'reset')
        return callApi('POST /api/v1/console/operators/{id}/authenticator-reset', {
          params,
          body: { reason },
          lang,
        });
      return callApi('POST /api/v1/console/operators/{id}/removal', { params, body: { reason }, lang });
    });
  return { errors, isPending, act };
}
