import { useTranslations } from '../../i18n/translations.ts';
import { Card } from '../../ui/card.tsx';
import { CodeStep } from '../sign-in/code-step.tsx';
import { PhoneStep } from '../sign-in/phone-step.tsx';
import { type SignInDraft, useSignInDraft } from '../sign-in/sign-in-draft.ts';
import { EnrolStep } from './enrol-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpStep } from './totp-step.tsx';
import { useDoor } from './use-door.ts';

/** Number → code of the message → code of the authenticator app, which the first time is linked here. */
export function DoorForm() {
  const [draft, change] = useSignInDraft('console_sign_in');
  const door = useDoor(draft, change);
  const { needed, entered } = door;
  return (
    <div className="mx-auto grid max-w-lg py-4 md:py-12">
      <Card className="p-6 md:p-8">
        {entered !== null ? (
          <RecoveryCodes codes={entered.recoveryCodes} onKept={door.finish} />
        ) : needed === null ? (
          <MessageSteps draft={draft} change={change} door={door} />
        ) : (
          <AppStep draft={draft} door={door} />
        )}
      </Card>
    </div>
  );
}

type Door = ReturnType<typeof useDoor>;

/** Up to the right code of the message. */
function MessageSteps(props: {
  draft: SignInDraft;
  change: (changes: Partial<SignInDraft>) => void;
  door: Door;
}) {
  const t = useTranslations('console.door');
  const { draft, change, door } = props;
  const step = { draft, change, problem: door.errors.form, onSend: door.sendCode };
  if (draft.step === 'phone')
    return (
      <PhoneStep
        {...step}
        title={t('title')}
        intro={t('intro')}
        error={door.errors.phone}
        isPending={door.pending === 'code'}
      />
    );
  return (
    <CodeStep
      {...step}
      error={door.errors.code}
      pending={door.pending}
      onVerify={(code) => void door.open(code)}
    />
  );
}

/** The authenticator app's own code, or its linking. */
function AppStep({ draft, door }: { draft: SignInDraft; door: Door }) {
  const step = {
    errors: door.errors,
    isPending: door.pending === 'token',
    onOpen: (totp: string, name?: string) =>
      void door.open(draft.code, { totp, ...(name !== undefined && { name }) }),
    onStartOver: () => door.startOver(),
  };
  const enrolment = door.needed?.enrolment;
  return enrolment ? <EnrolStep {...step} enrolment={enrolment} /> : <TotpStep {...step} />;
}
