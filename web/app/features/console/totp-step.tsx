import { latinDigits } from '@diyar/contract/values/format';
import { type FormEvent, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CodeField } from '../sign-in/code-field.tsx';
import { FormProblem } from '../sign-in/form-problem.tsx';
import type { DoorErrors } from './use-door.ts';

export interface SecondStepProps {
  errors: DoorErrors;
  isPending: boolean;
  onOpen: (totp: string, name?: string) => void;
  onStartOver: () => void;
}

export function sixDigits(text: string): string {
  return latinDigits(text).replace(/\D/g, '').slice(0, 6);
}

/** The app's code, whose sixth digit sends it; or, for who has lost the app, a recovery code. */
export function TotpStep({ errors, isPending, onOpen, onStartOver }: SecondStepProps) {
  const t = useTranslations('console.door');
  const [isLost, setLost] = useState(false);
  const [typed, setTyped] = useState('');
  const change = (text: string) => {
    const code = sixDigits(text);
    setTyped(code);
    if (code.length === 6 && code !== typed && !isPending) onOpen(code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onOpen(typed);
  };
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <div className="grid gap-2">
        <h1 className="text-xl font-bold">{t(isLost ? 'recoveryTitle' : 'totpTitle')}</h1>
        <p className="text-soft">{t(isLost ? 'recoveryIntro' : 'totpIntro')}</p>
      </div>
      {isLost ? (
        <TextField
          label={t('recovery')}
          name="recovery"
          autoComplete="off"
          autoCapitalize="characters"
          ltr
          value={typed}
          onChange={setTyped}
          error={errors.totp}
        />
      ) : (
        <CodeField label={t('totp')} value={typed} onChange={change} error={errors.totp} />
      )}
      <FormProblem text={errors.form} />
      <Button type="submit" size="large" wide pending={isPending}>
        {t('open')}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          kind="quiet"
          onClick={() => {
            setLost(!isLost);
            setTyped('');
          }}
        >
          {t(isLost ? 'useApp' : 'lost')}
        </Button>
        <Button kind="quiet" onClick={onStartOver}>
          {t('startOver')}
        </Button>
      </div>
    </form>
  );
}
