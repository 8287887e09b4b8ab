import { type ReactNode, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DocumentList } from './document-list.tsx';
import { type Office, type OfficeDraft, useOfficeChange } from './office-standing.ts';
import { OwnerStep } from './owner-step.tsx';
import { RegisterStep } from './register-step.tsx';

/** What is asked of an office, step after step: its owner, its registration, its licence to broker and its documents. */
export function OfficeSteps({ office }: { office: Office }) {
  const t = useTranslations('offices');
  const draft = office.request?.state === 'draft' ? office.request : null;
  const isProven = office.owner_verified_at !== null;
  return (
    <div className="grid gap-4">
      {office.approved === null ? null : <h2 className="text-lg font-bold">{t('renewTitle')}</h2>}
      <Step number={1} title={t('step.owner')} isDone={isProven}>
        <OwnerStep verifiedAt={office.owner_verified_at} />
      </Step>
      <Step number={2} title={t('step.register')} isDone={draft !== null}>
        {isProven ? <RegisterStep draft={draft} /> : <Later />}
      </Step>
      {draft === null ? (
        <>
          <Step number={3} title={t('step.broker')} isDone={false}>
            <Later />
          </Step>
          <Step number={4} title={t('step.documents')} isDone={false}>
            <Later />
          </Step>
        </>
      ) : (
        <Sending office={office} draft={draft} />
      )}
    </div>
  );
}

function Later() {
  const t = useTranslations('offices');
  return <p className="text-soft">{t('first')}</p>;
}

function Step(props: { number: number; title: string; isDone: boolean; children: ReactNode }) {
  return (
    <Card as="section">
      <div className="grid gap-4">
        <h3 className="flex items-center gap-3 font-bold">
          <span
            aria-hidden
            className={`grid size-8 shrink-0 place-items-center rounded-pill text-sm ${props.isDone ? 'bg-primary text-on-primary' : 'bg-sunken text-soft'}`}
          >
            {props.isDone ? <Icon name="check" className="size-4" /> : props.number}
          </span>
          {props.title}
        </h3>
        {props.children}
      </div>
    </Card>
  );
}

/** The licence to broker, the documents, and sending all of it. */
function Sending({ office, draft }: { office: Office; draft: OfficeDraft }) {
  const t = useTranslations('offices');
  const lang = useLang();
  const [broker, setBroker] = useState<Broker>(() => brokerOf(office));
  const { mutate, isPending, textOf } = useOfficeChange(
    () => {
      const { isThere, number, endsOn } = broker;
      const body = isThere
        ? { broker_number: number, broker_expires_on: endsOn }
        : { broker_number: null, broker_expires_on: null };
      return callApi('POST /api/v1/verifications/office', { body, lang });
    },
    () => toast.success(t('sent')),
  );
  const needed = neededOf(draft, broker.isThere);
  return (
    <>
      <Step number={3} title={t('step.broker')} isDone={false}>
        <BrokerFields broker={broker} onChange={setBroker} errorOf={textOf} />
      </Step>
      <Step number={4} title={t('step.documents')} isDone={false}>
        <DocumentList draft={draft} needed={needed} errorOf={textOf} />
      </Step>
      {textOf() === undefined ? null : (
        <Notice tone="danger" icon="warning">
          {textOf()}
        </Notice>
      )}
      <div className="grid gap-2">
        <div>
          <Button kind="primary" pending={isPending} onClick={() => mutate(undefined)}>
            {t('send')}
          </Button>
        </div>
        <p className="text-sm text-soft">{t('sendHint')}</p>
      </div>
    </>
  );
}

/** As the server asks for them when the request is sent. */
function neededOf({ register }: OfficeDraft, isBroker: boolean) {
  return [
    'registration' as const,
    ...(isBroker ? ['broker_licence' as const] : []),
    ...(register.owner_listed === true ? [] : ['authorisation' as const]),
  ];
}

interface Broker {
  isThere: boolean;
  number: string;
  endsOn: string;
}

/** What was verified or refused before is not typed again. */
function brokerOf({ approved }: Office): Broker {
  const before = approved?.broker ?? null;
  return { isThere: before !== null, number: before?.number ?? '', endsOn: before?.expires_on ?? '' };
}

function BrokerFields(props: {
  broker: Broker;
  onChange: (broker: Broker) => void;
  errorOf: (field: string) => string | undefined;
}) {
  const t = useTranslations('offices');
  const { broker, onChange, errorOf } = props;
  return (
    <div className="grid gap-3">
      <p className="text-soft">{t('brokerLead')}</p>
      <Checkbox
        label={t('hasBroker')}
        isSelected={broker.isThere}
        onChange={(isThere) => onChange({ ...broker, isThere })}
        error={undefined}
      />
      {broker.isThere ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('brokerNumber')}
            ltr
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={broker.number}
            onChange={(number) => onChange({ ...broker, number })}
            error={errorOf('broker_number')}
          />
          <TextField
            label={t('brokerEnds')}
            type="date"
            ltr
            value={broker.endsOn}
            onChange={(endsOn) => onChange({ ...broker, endsOn })}
            error={errorOf('broker_expires_on')}
          />
        </div>
      ) : null}
    </div>
  );
}
