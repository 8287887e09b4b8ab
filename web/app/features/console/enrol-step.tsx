import type { Enrolment } from '@diyar/contract/console/console';
import { type FormEvent, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CodeField } from '../sign-in/code-field.tsx';
import { FormProblem } from '../sign-in/form-problem.tsx';
import { CopyButton } from './copy-button.tsx';
import { type SecondStepProps, sixDigits } from './totp-step.tsx';

/** The first time: the authenticator app is given its secret, and proves with one code that it has it. */
export function EnrolStep(props: SecondStepProps & { enrolment: Enrolment }) {
  const t = useTranslations();
  const { enrolment, errors, isPending } = props;
  const [totp, setTotp] = useState('');
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) props.onOpen(totp, name);
  };
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <div className="grid gap-2">
        <h1 className="text-xl font-bold">{t('console.door.enrolTitle')}</h1>
        <p className="text-soft">{t('console.door.enrolIntro')}</p>
      </div>
      <QrCode enrolment={enrolment} />
      <div className="grid gap-1.5">
        <p>{t('console.door.byHand')}</p>
        <div className="flex flex-wrap items-center gap-2 rounded-base bg-sunken px-4 py-2">
          <bdi dir="ltr" className="tabular grow font-bold break-all">
            {enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </bdi>
          <CopyButton text={enrolment.secret} label={t('common.copy')} />
        </div>
        <a href={enrolment.uri} className={`${buttonLook('quiet', 'small')} justify-self-start md:hidden`}>
          {t('console.door.openApp')}
        </a>
      </div>
      <TextField
        label={t('console.door.name')}
        name="name"
        autoComplete="name"
        value={name}
        onChange={setName}
        error={errors.name}
      />
      <CodeField
        label={t('console.door.totp')}
        value={totp}
        onChange={(text) => setTotp(sixDigits(text))}
        error={errors.totp}
      />
      <FormProblem text={errors.form} />
      <Button type="submit" size="large" wide pending={isPending}>
        {t('console.door.enrol')}
      </Button>
      <Button kind="quiet" onClick={props.onStartOver}>
        {t('console.door.startOver')}
      </Button>
    </form>
  );
}

/** On white in the dark too, with the quiet zone scanners want. */
function QrCode({ enrolment: { qr } }: { enrolment: Enrolment }) {
  const t = useTranslations('console.door');
  return (
    <svg
      viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
      role="img"
      aria-label={t('qr')}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-base border border-line bg-white"
    >
      <path d={qr.path} fill="#000" />
    </svg>
  );
}
