import { type FormEvent, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCloseAccount } from './use-close-account.ts';

type Closing = ReturnType<typeof useCloseAccount>;

const FORM = 'close-account';

/** Two steps, so that nobody closes an account by accident: the consequences, then a code sent to the owner's phone. */
export function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const closing = useCloseAccount();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('myInfo.privacy.closeTitle')}
      closeLabel={t('common.close')}
      footer={<Buttons closing={closing} onKeep={onClose} />}
    >
      <div className="grid gap-4">
        <ul className="grid list-disc gap-2 ps-5">
          {(['closeAds', 'closeName', 'closeMoney', 'closeAgain'] as const).map((point) => (
            <li key={point}>{t(`myInfo.privacy.${point}`)}</li>
          ))}
        </ul>
        {closing.problem === undefined ? null : (
          <Notice tone="danger" icon="warning">
            <span role="alert">{closing.problem}</span>
          </Notice>
        )}
        {closing.challengeId === undefined ? null : <CodeForm closing={closing} />}
      </div>
    </Dialog>
  );
}

function Buttons({ closing, onKeep }: { closing: Closing; onKeep: () => void }) {
  const t = useTranslations('myInfo.privacy');
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button kind="secondary" onClick={onKeep}>
        {t('keep')}
      </Button>
      {closing.challengeId === undefined ? (
        <Button pending={closing.pending === 'code'} onClick={() => void closing.sendCode()}>
          {t('sendCode')}
        </Button>
      ) : (
        <Button kind="danger" type="submit" form={FORM} pending={closing.pending === 'close'}>
          {t('closeForGood')}
        </Button>
      )}
    </div>
  );
}

function CodeForm({ closing }: { closing: Closing }) {
  const t = useTranslations();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (closing.pending === null) void closing.close(code);
  };
  return (
    <form id={FORM} onSubmit={submit} noValidate>
      <TextField
        label={t('signIn.code')}
        hint={t('myInfo.privacy.codeSent')}
        ltr
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        onChange={setCode}
        error={closing.codeProblem}
      />
    </form>
  );
}
